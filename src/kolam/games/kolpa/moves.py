"""The moves of Kolpa! in three forms, integer, typed and text, and what chance brings."""

from collections.abc import Sequence
from typing import Literal

from kolam.engine.compiled import Record
from kolam.engine.contract import Event, Move
from kolam.engine.errors import MalformedMove
from kolam.games.kolpa.record import (
    CALL_CODES,
    CARD_OF_CODE,
    CODES,
    DEAL,
    DRAW,
    HAND,
    JOKER,
    RENEW,
    RESHUFFLED,
    TURN_UP,
    Call,
    Card,
)
from kolam.games.kolpa.record import RESHUFFLE as RESHUFFLE_PHASE
from kolam.games.kolpa.rules import DECISIONS, JOKE, KOL_AREA, KOL_HAND, KOLPA
from kolam.locale import message


class Kol(Move, frozen=True, tag="kol", rename={"source": "from"}):
    """P6, P7: a matching card to the discard pile."""

    card: Card
    source: Literal["hand", "area"]


class Kolpa(Move, frozen=True, tag="kolpa"):
    """P8: a card that does not match, into one's own play area."""

    card: Card


class Joker(Move, frozen=True, tag="joker"):
    """P14, P15: a joker, with the announced colour or number."""

    call: Call


KolpaMove = Kol | Kolpa | Joker


def number_to_move(state: Record | None, number: int) -> KolpaMove:
    """The same in every position."""
    if number < KOL_AREA:
        return Kol(CODES[number - KOL_HAND], "hand")
    if number < KOLPA:
        return Kol(CODES[number - KOL_AREA], "area")
    if number < JOKE:
        return Kolpa(CODES[number - KOLPA])
    return Joker(CALL_CODES[number - JOKE])


def move_to_number(state: Record | None, move: KolpaMove) -> int | None:
    if isinstance(move, Joker):
        return JOKE + CALL_CODES.index(move.call)
    card = CARD_OF_CODE[move.card]
    if card == JOKER:
        return None
    if isinstance(move, Kolpa):
        return KOLPA + card
    return (KOL_HAND if move.source == "hand" else KOL_AREA) + card


def move_to_text(move: KolpaMove) -> str:
    """`kol R3`, `kol R3 area`, `kolpa R3`, `joker R` or `joker 3`."""
    if isinstance(move, Joker):
        return f"joker {move.call}"
    if isinstance(move, Kolpa):
        return f"kolpa {move.card}"
    return f"kol {move.card}" if move.source == "hand" else f"kol {move.card} area"


TEXTS = {move_to_text(move): move for move in (number_to_move(None, number) for number in range(DECISIONS))}


def text_to_move(text: str) -> KolpaMove:
    said = " ".join(text.split())
    verb, _, rest = said.partition(" ")
    move = TEXTS.get(f"{verb.lower()} {rest}") or TEXTS.get(
        f"{verb.lower()} {rest[:2].upper()}{rest[2:].lower()}".strip()
    )
    if move is None:
        raise MalformedMove(message("kolpa-no-move", text=repr(text)[1:-1]))  # control characters as escapes
    return move


class Deal(Event, frozen=True, tag="deal"):
    """P3: a new round; hands by seat, in the order dealt."""

    hands: list[list[Card]]
    top: Card
    starter: int
    round: int


class Draw(Event, frozen=True, tag="draw"):
    """P8: a card drawn by seat `to`."""

    to: int
    card: Card


class Reshuffle(Event, frozen=True, tag="reshuffle"):
    """P13: the discard pile but its top card becomes the draw pile."""


KolpaEvent = Deal | Draw | Reshuffle
RESHUFFLING = (RESHUFFLE_PHASE, RENEW)  # phases, before a draw and after it


def outcomes_to_event(before: Record, happened: Sequence[int]) -> KolpaEvent | None:
    if before.phase == DEAL:
        cards = HAND * int(before.players)
        if len(happened) <= cards:
            return None
        hands = [[CODES[card] for card in happened[i : i + HAND]] for i in range(0, cards, HAND)]
        return Deal(hands, CODES[happened[cards]], int(before.starter), int(before.round_number))
    if not happened:
        return None
    if before.phase in RESHUFFLING:
        return Reshuffle()
    return Draw(int(before.turn), CODES[happened[0]])


def event_to_outcomes(before: Record, event: KolpaEvent) -> list[int]:
    """The outcomes of an event; whether each of them was possible is for the rules to say."""
    if isinstance(event, Deal) and before.phase == DEAL:
        if event.round != before.round_number or event.starter != before.starter:
            raise ValueError(message("kolpa-event-deal", round=int(before.round_number), seat=int(before.starter)))
        if [len(hand) for hand in event.hands] != [HAND] * int(before.players):
            raise ValueError(message("kolpa-event-hands", count=HAND))
        return [CARD_OF_CODE[code] for hand in event.hands for code in hand] + [CARD_OF_CODE[event.top]]
    if isinstance(event, Draw) and before.phase == DRAW:
        if event.to != before.turn:
            raise ValueError(message("kolpa-event-draw", seat=int(before.turn)))
        return [CARD_OF_CODE[event.card]]
    if isinstance(event, Reshuffle) and before.phase in RESHUFFLING:
        return [RESHUFFLED]
    due = {DEAL: "deal", TURN_UP: "deal", DRAW: "draw"}.get(int(before.phase), "reshuffle")
    raise ValueError(message("kolpa-event-due", kind=due))


class DealSeen(Event, frozen=True, tag="deal"):
    """A deal as a seat sees it: its own cards and the card turned up."""

    hand: list[Card] | None
    top: Card
    starter: int
    round: int


class DrawSeen(Event, frozen=True, tag="draw"):
    """A draw as others see it."""

    to: int


KolpaSeen = DealSeen | Draw | DrawSeen | Reshuffle


def seen(event: KolpaEvent, seat: int | None) -> KolpaSeen:
    """P20: other hands and what others draw are hidden."""
    if isinstance(event, Deal):
        return DealSeen(None if seat is None else event.hands[seat], event.top, event.starter, event.round)
    if isinstance(event, Draw) and event.to != seat:
        return DrawSeen(event.to)
    return event
