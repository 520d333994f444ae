"""What a seat, or a spectator, may see of Sevens (S7). Built by listing what is public."""

from typing import Any

import msgspec

from kolam.engine.compiled import Record
from kolam_sevens.moves import Card, card_of
from kolam_sevens.record import OVER


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    cards: int  # in hand
    score: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `seat` and `hand` are null for a spectator."""

    seat: int | None
    turn: int | None
    total: int
    pool: int  # cards that make up the total
    magic: int
    hand: list[Card] | None
    deck: int  # how many cards are left
    players: list[Player]


def public(state: Record) -> View:
    seats = range(int(state.players))
    return View(
        seat=None,
        turn=None if state.phase == OVER else int(state.turn),
        total=int(state.total),
        pool=int(state.pool),
        magic=int(state.magic),
        hand=None,
        deck=int(state.deck.sum()),
        players=[Player(int(state.hands[seat].sum()), int(state.scores[seat])) for seat in seats],
    )


def own(state: Record, seat: int) -> dict[str, Any]:
    counts = state.hands[seat].tolist()
    return {"hand": [card_of(card) for card, number in enumerate(counts) for _ in range(number)]}
