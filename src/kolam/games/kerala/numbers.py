"""What each number of an observation of Kerala means; the order is that of `observation.py`."""

from kolam.games.kerala.record import CODES, COLOUR_CODES, ELEPHANTS, MOST_PLAYERS, MOST_TILES
from kolam.research.observations import Numbers

VERSION = 0


def _seat(place: int) -> list[Numbers]:
    seat = f"seat{place}"
    who = "you" if place == 0 else f"the player {place} to your left"
    return [
        Numbers([f"{seat}_plays"], f"1 if there is such a player: {who}; otherwise all that follows is 0"),
        Numbers([f"{seat}_colour_{colour}" for colour in COLOUR_CODES], "1 for that player's colour"),
        Numbers([f"{seat}_passed"], "how many elephants lie: how often that player has passed"),
        Numbers(
            [f"{seat}_elephant{one}_{what}" for one in range(ELEPHANTS) for what in ("placed", "x", "y")],
            "for each elephant: 1 if it is on the platform, and its spot, east and north of the start tile",
        ),
        Numbers(
            [
                f"{seat}_tile{index}_{what}"
                for index in range(MOST_TILES)
                for what in ("x", "y", "kind", "edge", "visible")
            ],
            "for each tile of the platform, in reading order and from the bottom up: its spot; its kind, 1 + its place "
            "in the order of the offer; where its colour edge lies, 1 + N E S W; 1 if it is visible",
        ),
    ]


NUMBERS = [
    Numbers([f"offer_{code}" for code in CODES], "how many of each kind lie in the middle"),
    Numbers([f"unseen_{code}" for code in CODES], "how many of each kind are in the bag or were removed before play"),
    Numbers([f"gone_{code}" for code in CODES], "how many of each kind left the game after passes"),
    Numbers(["bag"], "how many tiles are in the bag"),
    Numbers(["near_elephant"], "the option: a moved tile must land beside an elephant"),
    Numbers(["turn_moved"], "the option: a moved tile may be turned"),
    Numbers(["phase_place", "phase_elephant", "phase_stack"], "1 for what is decided now"),
    Numbers([f"turn_{place}" for place in range(MOST_PLAYERS)], "1 for the player to move, counted from you"),
    Numbers([f"holds_bag_{place}" for place in range(MOST_PLAYERS)], "1 for who holds the bag, counted from you"),
    *(numbers for place in range(MOST_PLAYERS) for numbers in _seat(place)),
]
