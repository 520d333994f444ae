"""Sevens, a small card game for 2 to 4 players."""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from kolam.engine.compiled import Record, answers
from kolam.engine.contract import Game, State
from kolam.engine.options import Options
from kolam_sevens import moves, rules, view
from kolam_sevens.record import MOST_PLAYERS, RECORD, VALUES


class SevensOptions(Options, frozen=True):
    """S4."""

    magic: Annotated[int, msgspec.Meta(ge=5, le=9)] = 7


class SevensSheet(msgspec.Struct, frozen=True):
    """S6: a seat's points."""

    cards: int


def lay_out(state: Record, players: int, options: SevensOptions) -> None:
    rules.set_up(state, players, options.magic, options.first)


def sheet(history: Sequence[State]) -> list[SevensSheet]:
    last = history[-1][0]
    return [SevensSheet(int(last.scores[seat])) for seat in range(int(last.players))]


answers(
    RECORD,
    whose=rules.whose,
    legal=rules.legal,
    decide=rules.decide,
    outcome_count=rules.outcome_count,
    weight=rules.weight,
    happen=rules.happen,
    standing=rules.standing,
    imagine=rules.imagine,
    observe=rules.observe,
)

GAME = Game(
    name="sevens",
    package=__name__,
    title="Sevens",
    players=range(2, MOST_PLAYERS + 1),
    usual_players=3,
    minutes=5,
    dtype=RECORD,
    decisions=VALUES,
    most_legal=VALUES,
    observation=rules.OBSERVATION,
    Options=SevensOptions,
    Move=moves.Play,
    Event=moves.SevensEvent,
    View=view.View,
    Sheet=SevensSheet,
    lay_out=lay_out,
    move=moves.number_to_move,
    number=moves.move_to_number,
    text=moves.move_to_text,
    parse=moves.text_to_move,
    refusal=moves.refusal,
    event=moves.outcomes_to_event,
    outcomes=moves.event_to_outcomes,
    seen=moves.seen,
    public=view.public,
    own=view.own,
    sheet=sheet,
)
