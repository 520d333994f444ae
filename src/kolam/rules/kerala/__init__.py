"""Kerala, a platform of tiles for 2 to 5 players. The numbered rules are in docs/rules/kerala.md."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from kolam.locale import message
from kolam.rules import contract
from kolam.rules.compiled import Record, answers
from kolam.rules.contract import State
from kolam.rules.errors import BadOption
from kolam.rules.kerala import areas, moves, observation, refusals, rules
from kolam.rules.kerala import view as views
from kolam.rules.kerala.record import COLOUR_CODES, MOST_PLAYERS, RECORD, Colour
from kolam.rules.kerala.tileset import tile_set


class KeralaOptions(contract.Options, frozen=True):
    """K3, K5, K16."""

    colours: tuple[Colour, ...] = ()  # of each seat; none: the first so many of B, P, R, G, K
    near_elephant: bool = False  # a moved tile or stack must land beside an elephant

    def checked(self, players: int) -> "KeralaOptions":
        super().checked(players)
        colours = self.colours or COLOUR_CODES[:players]
        if len(colours) != players:
            raise BadOption(message("option-kerala-colours", players=players, colours=len(colours)))
        if len(set(colours)) != players:
            raise BadOption(message("option-kerala-colours-differ", colours=", ".join(colours)))
        return msgspec.structs.replace(self, colours=colours)


def lay_out(state: Record, players: int, options: KeralaOptions, tiles: Path | None = None) -> None:
    """With the tile set of a file, or the one that the environment names, or our own (K2)."""
    state.players = players
    state.near_elephant = options.near_elephant
    state.colours[:] = -1
    state.colours[:players] = [COLOUR_CODES.index(colour) for colour in options.colours]
    state.starter = state.turn = options.first
    state.bag[:] = tile_set(tiles)
    rules.lay_start_tiles(state)


def sheet(history: Sequence[State]) -> list[views.Sheet]:
    state = history[-1][0]
    lines = np.zeros(areas.LINES, np.int32)
    sheets = []
    for seat in range(int(state.players)):
        areas.fill_sheet(state, seat, lines)
        sheets.append(views.sheet(lines))
    return sheets


answers(
    RECORD,
    whose=rules.whose,
    legal=rules.legal,
    decide=rules.decide,
    outcomes=rules.outcomes,
    weight=rules.weight,
    happen=rules.happen,
    standing=rules.standing,
    imagine=rules.imagine,
    observe=observation.observe,
)

GAME = contract.Game(
    name="kerala",
    title="Kerala",
    players=range(2, MOST_PLAYERS + 1),  # K1
    dtype=RECORD,
    decisions=rules.DECISIONS,
    most_legal=rules.MOST_LEGAL,
    observation=observation.OBSERVATION,
    Options=KeralaOptions,
    Move=moves.KeralaMove,
    Event=moves.KeralaEvent,
    View=views.View,
    Sheet=views.Sheet,
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


def with_tiles(file: Path) -> contract.Game:
    """Kerala with another tile set than the host's."""
    return replace(GAME, lay_out=partial(lay_out, tiles=file))
