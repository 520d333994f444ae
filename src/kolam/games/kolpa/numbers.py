"""What each number of an observation of Kolpa! means; the order is that of `observation.py`."""

from kolam.games.kolpa.record import CALL_CODES, CODES, MOST_PLAYERS, NUMBER_CARDS
from kolam.research.observations import Numbers

VERSION = 0
CARDS = CODES[:NUMBER_CARDS]


def _seat(place: int) -> list[Numbers]:
    who = "your" if place == 0 else f"for the player {place} to your left (zeros if there is none), the"
    return [
        Numbers([f"seat{place}_score"], f"{who} total of the rounds before this one"),
        Numbers([f"seat{place}_hand"], "how many cards are in that hand"),
        Numbers([f"seat{place}_area_{card}" for card in CARDS], "how many of each card lie in that play area"),
        Numbers([f"seat{place}_shows_{card}" for card in CARDS], "1 if a pile of that play area shows this card"),
    ]


NUMBERS = [
    Numbers([f"hand_{card}" for card in CODES], "how many of each card you hold"),
    Numbers([f"top_{card}" for card in CODES], "1 for the top card of the discard pile"),
    Numbers([f"call_{call}" for call in CALL_CODES], "1 for what the joker on top announced"),
    *(numbers for place in range(MOST_PLAYERS) for numbers in _seat(place)),
    Numbers([f"discard_{card}" for card in CODES], "how many of each card lie in the discard pile"),
    Numbers(
        [f"in_hands_{card}" for card in CODES],
        "how many of each card are in hands for sure: those that were when the draw pile was last renewed",
    ),
    Numbers(["draw"], "how many cards are left in the draw pile"),
    Numbers([f"turn_{place}" for place in range(MOST_PLAYERS)], "1 for the player to move, counted from you"),
    Numbers(["target"], "the total that ends the match"),
    Numbers(["round"], "the round, from 1"),
]
