"""What each number of an observation of Ganesha means; the order is that of `observation.py`."""

from kolam.games.ganesha.record import (
    BLACK_DRAW,
    COLOURS,
    LONGEST_TRACK,
    MOST_HEXES,
    MOST_PLAYERS,
    MOST_ROWS,
    OVER,
    PLACE_TOKENS,
    RED_DRAW,
    SLOTS,
    TOKENS,
)
from kolam.games.ganesha.view import PHASES
from kolam.research.observations import Numbers

VERSION = 0
HEXES = range(MOST_HEXES)


def _phases() -> list[str]:
    """From the first that a seat decides to the end."""
    draws = {RED_DRAW: "red_draw", BLACK_DRAW: "black_draw"}
    return [f"phase_{PHASES.get(number) or draws[number]}" for number in range(PLACE_TOKENS, OVER + 1)]


def _seat(place: int) -> list[Numbers]:
    seat = f"seat{place}"
    who = "you" if place == 0 else f"the player {place} to your left (zeros if there is none)"
    return [
        Numbers([f"{seat}_score"], f"the points of {who}"),
        Numbers([f"{seat}_moved"], "when that pawn last moved, counted in moves of all pawns"),
        Numbers([f"{seat}_younger"], "how many players are younger"),
        Numbers([f"{seat}_treasury_{colour}" for colour in COLOURS], "gems of each colour in that Treasury"),
        Numbers(
            [f"{seat}_tactics{slot}_{colour}" for slot in range(SLOTS) for colour in COLOURS],
            "for each Tactics slot, 1 for the colour of its gem",
        ),
    ]


NUMBERS = [
    Numbers([f"hex{hex}_{colour}" for hex in HEXES for colour in COLOURS], "for each hex, 1 for its gem's colour"),
    Numbers([f"hex{hex}_{token}" for hex in HEXES for token in TOKENS], "for each hex, 1 for its token"),
    Numbers([f"hex{hex}_face_down" for hex in HEXES], "1 for each hex with a token that is not yet turned up"),
    Numbers([f"row{row}" for row in range(MOST_ROWS)], "hexes of each row of the Altar, 0 beyond the last"),
    Numbers([f"bag_{colour}" for colour in COLOURS], "gems of each colour in the bag"),
    Numbers(
        [f"track_{colour}{slot}" for colour in COLOURS for slot in range(LONGEST_TRACK)],
        "for each colour, what the slots of its track are worth, 0 beyond the last",
    ),
    Numbers([f"length_{colour}" for colour in COLOURS], "how many slots each track has"),
    Numbers([f"filled_{colour}" for colour in COLOURS], "how many slots of each track are filled"),
    *(numbers for place in range(MOST_PLAYERS) for numbers in _seat(place)),
    Numbers(["players"], "how many players there are"),
    Numbers(["round"], "the round, from 1"),
    Numbers(["spices"], "the option: spice tokens are used"),
    Numbers(["placed"], "the option: the player with the Drum chooses where tokens go"),
    Numbers([f"drum_{place}" for place in range(MOST_PLAYERS)], "1 for who has the Drum, counted from you"),
    Numbers([f"turn_{place}" for place in range(MOST_PLAYERS)], "1 for whose turn it is, counted from you"),
    Numbers([f"asked_{place}" for place in range(MOST_PLAYERS)], "1 for who must answer Ginger, counted from you"),
    Numbers(_phases(), "1 for what is decided now; the two draws are chance's"),
    Numbers(
        [f"taken{gem}_{colour}" for gem in range(2) for colour in COLOURS],
        "for each of two gems taken and not yet stored, 1 for its colour",
    ),
    Numbers([f"from_hex{hex}" for hex in HEXES], "1 for the hex where the last gem was taken"),
    Numbers(["reach_adjacent", "reach_anywhere"], "1 for how far a second gem may be taken"),
    Numbers([f"used_slot{slot}" for slot in range(SLOTS)], "1 for where the first of two gems was stored"),
    Numbers([f"lifted{slot}" for slot in range(SLOTS)], "1 for each Tactics slot to be refilled"),
    Numbers(["coriander", "cinnamon"], "1 for what these tokens still promise in this turn"),
]
