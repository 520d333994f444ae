"""What a seat, or a spectator, may see of Kolpa! (P20). Built by listing what is public."""

from typing import Any

import msgspec

from kolam.engine.compiled import Record
from kolam.games.kolpa.record import CALL_CODES, CODES, NO_CALL, NO_CARD, OVER, VALUES, Call, Card


class Pile(msgspec.Struct, frozen=True):
    """A colour pile: only the top card is visible."""

    top: Card
    size: int


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    hand: int  # how many cards
    piles: list[Pile]
    score: int  # of the rounds before this one


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `seat` and `hand` are null for a spectator."""

    seat: int | None
    round: int
    starter: int
    turn: int | None
    target: int
    hand: list[Card] | None
    players: list[Player]
    draw: int
    discard: int
    top: Card | None
    call: Call | None


def public(state: Record) -> View:
    top, call = int(state.top), int(state.call)
    return View(
        seat=None,
        round=int(state.round_number),
        starter=int(state.starter),
        turn=None if state.phase == OVER else int(state.turn),
        target=int(state.target),
        hand=None,
        players=players(state),
        draw=sum(state.draw.tolist()),
        discard=sum(state.discard.tolist()),
        top=None if top == NO_CARD else CODES[top],
        call=None if call == NO_CALL else CALL_CODES[call],
    )


def own(state: Record, seat: int) -> dict[str, Any]:
    return {"hand": cards(state.hands[seat].tolist())}


def cards(counts: list[int]) -> list[Card]:
    return [CODES[card] for card, count in enumerate(counts) for _ in range(count)]


def players(state: Record) -> list[Player]:
    fields = (state.hands, state.heights, state.piles, state.scores)
    each = zip(*(field[: state.players].tolist() for field in fields), strict=True)
    return [Player(sum(hand), piles(heights, values), score) for hand, heights, values, score in each]


def piles(heights: list[int], values: list[list[int]]) -> list[Pile]:
    return [
        Pile(CODES[colour * VALUES + values[colour][height - 1]], height)
        for colour, height in enumerate(heights)
        if height
    ]
