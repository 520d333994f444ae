"""Kolpa!, card shedding for 2 to 6 players. The numbered rules are in docs/rules/kolpa.md."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

import msgspec

from kolam.engine import contract
from kolam.engine.compiled import Record, answers
from kolam.engine.contract import State
from kolam.engine.options import Options
from kolam.games.kolpa import imagining, moves, observation, refusals, rules
from kolam.games.kolpa import view as views
from kolam.games.kolpa.record import MOST_PLAYERS, OVER, RECORD


class KolpaOptions(Options, frozen=True):
    """P4, P19."""

    target: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 50


class KolpaSheet(msgspec.Struct, frozen=True):
    """P18: a seat's score in every round."""

    rounds: list[int]


def lay_out(state: Record, players: int, options: KolpaOptions) -> None:
    state.players = players
    state.target = options.target
    rules.start_round(state, options.first)


def sheet(history: Sequence[State]) -> list[KolpaSheet]:
    """A round's score is what the totals grew by when it ended."""
    rounds: list[list[int]] = [[] for _ in range(int(history[0][0].players))]
    for before, after in pairwise(history):
        if after[0].round_number != before[0].round_number or after[0].phase == OVER:
            for seat, line in enumerate(rounds):
                line.append(int(after[0].scores[seat] - before[0].scores[seat]))
    return [KolpaSheet(line) for line in rounds]


answers(
    RECORD,
    whose=rules.whose,
    legal=rules.legal,
    decide=rules.decide,
    outcome_count=rules.outcome_count,
    weight=rules.weight,
    happen=rules.happen,
    standing=rules.standing,
    imagine=imagining.imagine,
    observe=observation.observe,
)

GAME = contract.Game(
    name="kolpa",
    package=__name__,
    title="Kolpa!",
    players=range(2, MOST_PLAYERS + 1),  # P1
    usual_players=4,
    minutes=25,
    dtype=RECORD,
    decisions=rules.DECISIONS,
    most_legal=46,  # 30 cards to play or lay, 5 piles, 11 announcements
    observation=observation.OBSERVATION,
    Options=KolpaOptions,
    Move=moves.KolpaMove,
    Event=moves.KolpaEvent,
    View=views.View,
    Sheet=KolpaSheet,
    lay_out=lay_out,
    move=moves.number_to_move,
    number=moves.move_to_number,
    text=moves.move_to_text,
    parse=moves.text_to_move,
    refusal=refusals.refusal,
    event=moves.outcomes_to_event,
    outcomes=moves.event_to_outcomes,
    seen=moves.seen,
    public=views.public,
    own=views.own,
    sheet=sheet,
)
