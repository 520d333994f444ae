"""The moves of Sevens in three forms, integer, typed and text, and what chance brings."""

import re
from collections.abc import Sequence
from typing import Literal

from kolam.engine.compiled import Record
from kolam.engine.contract import Event, Move
from kolam.engine.errors import IllegalMove, MalformedMove
from kolam.locale import message
from kolam_sevens.record import DEAL, DRAW, HAND

Card = Literal[1, 2, 3, 4, 5]


class Play(Move, frozen=True, tag="play"):
    """S3: a card into the pool."""

    card: Card


def number_to_move(state: Record, number: int) -> Play:
    return Play(card_of(number))


def move_to_number(state: Record, move: Play) -> int | None:
    return move.card - 1


def move_to_text(move: Play) -> str:
    return f"play {move.card}"


def text_to_move(text: str) -> Play:
    found = re.fullmatch(r"\s*play\s+([1-5])\s*", text, re.IGNORECASE)
    if found is None:
        raise MalformedMove(message("sevens-no-move", text=repr(text)))
    return Play(card_of(int(found[1]) - 1))


def refusal(state: Record, move: Play) -> IllegalMove:
    """The only thing that can be wrong with a card is that you do not have it."""
    return IllegalMove("S3", message("sevens-not-in-hand", card=move.card))


class Deal(Event, frozen=True, tag="deal"):
    """S2: hands by seat."""

    hands: list[list[Card]]


class Draw(Event, frozen=True, tag="draw"):
    """S5: a card for the seat `to`."""

    to: int
    card: Card


SevensEvent = Deal | Draw


def outcomes_to_event(before: Record, happened: Sequence[int]) -> SevensEvent | None:
    if before.phase == DRAW:
        return Draw(int(before.turn), card_of(happened[0])) if happened else None
    players = int(before.players)
    if len(happened) < HAND * players:
        return None
    return Deal([[card_of(card) for card in happened[seat * HAND : (seat + 1) * HAND]] for seat in range(players)])


def event_to_outcomes(before: Record, event: SevensEvent) -> list[int]:
    """The outcomes of an event; whether each of them was possible is for the rules to say."""
    if isinstance(event, Deal) and before.phase == DEAL:
        if [len(hand) for hand in event.hands] != [HAND] * int(before.players):
            raise ValueError(f"every player is dealt {HAND} cards (S2)")
        return [card - 1 for hand in event.hands for card in hand]
    if isinstance(event, Draw) and before.phase == DRAW:
        if event.to != before.turn:
            raise ValueError(f"it is seat {before.turn} that draws (S5)")
        return [event.card - 1]
    raise ValueError("another event is due here")


class DealSeen(Event, frozen=True, tag="deal"):
    """A deal as a seat sees it; a spectator sees no hand."""

    hand: list[Card] | None


class DrawSeen(Event, frozen=True, tag="draw"):
    """A draw as the others see it."""

    to: int


def seen(event: SevensEvent, seat: int | None) -> SevensEvent | DealSeen | DrawSeen:
    """S7: nobody sees another hand, or what another player draws."""
    if isinstance(event, Deal):
        return DealSeen(None if seat is None else event.hands[seat])
    return event if event.to == seat else DrawSeen(event.to)


def card_of(number: int) -> Card:
    cards: tuple[Card, ...] = (1, 2, 3, 4, 5)
    return cards[number]
