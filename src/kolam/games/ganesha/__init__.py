"""Ganesha, gems for a mandala, for 2 to 4 players. The numbered rules are in docs/rules/ganesha.md."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal

import msgspec

from kolam.engine import contract
from kolam.engine.compiled import Record, answers
from kolam.engine.contract import State
from kolam.engine.errors import BadOption
from kolam.engine.options import SEATS_IN_ORDER, Options
from kolam.games.ganesha import decisions, events, legal, mandala, moves, observation, refusals, rules
from kolam.games.ganesha import view as views
from kolam.games.ganesha.altar import neighbour_bits
from kolam.games.ganesha.boards import GEMS, board, checked_altar, checked_room, checked_tracks, host_boards
from kolam.games.ganesha.record import COLOURS, MOST_HEXES, MOST_PLAYERS, RECORD
from kolam.locale import message


class GaneshaOptions(Options, frozen=True):
    """G2–G4, G6, G7, G22. What is left out is filled in: seat 0 is the youngest, Altar and tracks are the board's."""

    side: Literal["day", "night"] = "day"
    spices: bool = True
    tokens: Literal["drawn", "placed"] = "drawn"  # by chance, or by the player with the Drum
    youngest: Annotated[list[int], msgspec.Meta(extra=SEATS_IN_ORDER)] = []  # seats, from the youngest on
    altar: list[int] = []  # hexes of each row
    tracks: dict[str, list[int]] = {}  # values by colour, in the order of placing

    def checked(self, players: int) -> "GaneshaOptions":
        super().checked(players)
        youngest = self.youngest or list(range(players))
        if sorted(youngest) != list(range(players)):
            raise BadOption(message("ganesha-bad-youngest", last=players - 1, youngest=str(youngest)))
        own = board(players, self.side)
        altar = checked_altar("altar", self.altar or own.altar)
        if self.spices:
            checked_room("altar", altar, players)
        tracks = checked_tracks("tracks", self.tracks or own.tracks)
        return msgspec.structs.replace(self, youngest=youngest, altar=altar, tracks=tracks)


def draw(players: int, below: Callable[[int], int]) -> dict[str, Any]:
    """G22: who is younger than whom, if the table does not say."""
    youngest = list(range(players))
    for last in range(players - 1, 0, -1):
        other = below(last + 1)
        youngest[last], youngest[other] = youngest[other], youngest[last]
    return {"youngest": youngest}


class GaneshaSheet(msgspec.Struct, frozen=True):
    """G23: a seat's points."""

    points: int


def lay_out(state: Record, players: int, options: GaneshaOptions) -> None:
    complete = options.checked(players)
    state.players = players
    state.night = complete.side == "night"
    state.spices = complete.spices
    state.placed = complete.tokens == "placed"
    state.youngest[:players] = complete.youngest
    state.rows[: len(complete.altar)] = complete.altar
    state.hexes = sum(complete.altar)
    state.neighbours[: state.hexes] = neighbour_bits(complete.altar)
    for number, colour in enumerate(COLOURS):
        state.slots[number] = len(complete.tracks[colour])
        state.tracks[number, : state.slots[number]] = complete.tracks[colour]
    rules.set_up(state, GEMS[players], complete.first)


def seen(event: events.GaneshaEvent, seat: int | None) -> events.GaneshaEvent:
    """G25: what chance brings is seen by all."""
    return event


def sheet(history: Sequence[State]) -> list[GaneshaSheet]:
    last = history[-1][0]
    return [GaneshaSheet(int(last.scores[seat])) for seat in range(int(last.players))]


answers(
    RECORD,
    whose=rules.whose,
    legal=legal.legal,
    decide=rules.decide,
    outcome_count=rules.outcome_count,
    weight=rules.weight,
    happen=rules.happen,
    standing=mandala.standing,
    imagine=rules.imagine,
    observe=observation.observe,
)

GAME = contract.Game(
    name="ganesha",
    package=__name__,
    title="Ganesha",
    players=range(2, MOST_PLAYERS + 1),  # G1
    usual_players=3,
    minutes=30,
    dtype=RECORD,
    decisions=decisions.DECISIONS,
    most_legal=MOST_HEXES,  # a gem or a token; all that can be offered, with Cinnamon, are 27
    observation=observation.OBSERVATION,
    Options=GaneshaOptions,
    Move=moves.GaneshaMove,
    Event=events.GaneshaEvent,
    View=views.View,
    Sheet=GaneshaSheet,
    lay_out=lay_out,
    move=moves.number_to_move,
    number=moves.move_to_number,
    text=moves.move_to_text,
    parse=moves.text_to_move,
    refusal=refusals.refusal,
    event=events.outcomes_to_event,
    outcomes=events.event_to_outcomes,
    seen=seen,
    public=views.public,
    own=views.own,
    sheet=sheet,
    draw=draw,
    data_files={"boards": host_boards},
)
