"""Kerala, a platform of tiles for 2 to 5 players. The numbered rules are in docs/rules/kerala.md."""

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from kolam.engine import contract
from kolam.engine.compiled import Record, answers
from kolam.engine.contract import State
from kolam.engine.errors import BadOption
from kolam.engine.options import Options
from kolam.games.kerala import areas, moves, observation, refusals, rules
from kolam.games.kerala import view as views
from kolam.games.kerala.record import COLOUR_CODES, MOST_PLAYERS, RECORD, Colour
from kolam.games.kerala.tileset import TileSet, counted, host_tiles, own_tiles
from kolam.locale import listed, message


class KeralaOptions(Options, frozen=True):
    """K2, K3, K5, K16."""

    colours: tuple[Colour, ...] = ()  # of each seat; none: the first of B, P, R, G, K
    near_elephant: bool = False  # a moved tile or stack must land beside an elephant
    turn_moved: bool = True  # it may be turned as a whole
    tiles: TileSet = {}  # the set in play; none: this project's own

    def checked(self, players: int) -> "KeralaOptions":
        super().checked(players)
        colours = self.colours or COLOUR_CODES[:players]
        if len(colours) != players:
            raise BadOption(message("kerala-bad-colours", players=players, colours=len(colours)))
        if len(set(colours)) != players:
            raise BadOption(message("kerala-bad-colours-differ", colours=listed(colours, "plain")))
        tiles = self.tiles or own_tiles()
        counted(tiles, "tiles.")
        return msgspec.structs.replace(self, colours=colours, tiles=tiles)


def lay_out(state: Record, players: int, options: KeralaOptions) -> None:
    state.players = players
    state.near_elephant = options.near_elephant
    state.turn_moved = options.turn_moved
    state.colours[:] = -1
    state.colours[:players] = [COLOUR_CODES.index(colour) for colour in options.colours]
    state.starter = state.turn = options.first
    state.bag[:] = counted(options.tiles)
    rules.lay_start_tiles(state)


def sheet(history: Sequence[State]) -> list[views.Sheet]:
    state = history[-1][0]
    lines = np.zeros(areas.LINES, np.int32)
    sheets = []
    for seat in range(int(state.players)):
        areas.fill_sheet(state, seat, lines)
        sheets.append(views.sheet(lines))
    return sheets


def worth(state: State, moves: NDArray[np.int32]) -> NDArray[np.float64]:
    change = np.zeros(len(moves))
    rules.worth(state, state.copy(), moves, change)  # only Python allocates states
    return change


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
    observe=observation.observe,
)

GAME = contract.Game(
    name="kerala",
    package=__name__,
    title="Kerala",
    players=range(2, MOST_PLAYERS + 1),  # K1
    usual_players=3,
    minutes=40,
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
    worth=worth,
    data_files={"tiles": host_tiles},
)
