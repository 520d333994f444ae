"""Kerala, a platform of tiles for 2 to 5 players. The numbered rules are in docs/rules/kerala.md."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import numpy as np

from kolam.rules import contract
from kolam.rules.compiled import Record, answers
from kolam.rules.contract import State
from kolam.rules.errors import BadOption, IllegalMove
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
            raise BadOption(f"colours: {players} players need {players} colours, not {len(colours)}")
        if len(set(colours)) != players:
            raise BadOption(f"colours: each player has another colour, not {', '.join(colours)}")
        return msgspec.structs.replace(self, colours=colours)


class Kerala:
    """The contract's side of Kerala."""

    name: ClassVar = "kerala"
    title: ClassVar = "Kerala"
    players: ClassVar = range(2, MOST_PLAYERS + 1)  # K1
    dtype: ClassVar = RECORD
    decisions: ClassVar = rules.DECISIONS
    most_legal: ClassVar = rules.MOST_LEGAL
    observation: ClassVar = observation.OBSERVATION
    Options: ClassVar = KeralaOptions
    Move: ClassVar = moves.KeralaMove
    Event: ClassVar = moves.KeralaEvent
    View: ClassVar = views.View
    Sheet: ClassVar = views.Sheet

    def __init__(self, tiles: Path | None = None) -> None:
        """Kerala with the tile set of a file, or the one that the environment names, or our own (K2)."""
        self.tiles = tiles

    def lay_out(self, state: Record, players: int, options: KeralaOptions) -> None:
        state.players = players
        state.near_elephant = options.near_elephant
        state.colours[:] = -1
        state.colours[:players] = [COLOUR_CODES.index(colour) for colour in options.colours]
        state.starter = state.turn = options.first
        state.bag[:] = tile_set(self.tiles)
        rules.lay_start_tiles(state)

    def move(self, state: Record, number: int) -> moves.KeralaMove:
        return moves.number_to_move(state, number)

    def number(self, state: Record, move: moves.KeralaMove) -> int | None:
        return moves.move_to_number(state, move)

    def text(self, move: moves.KeralaMove) -> str:
        return moves.move_to_text(move)

    def parse(self, text: str) -> moves.KeralaMove:
        return moves.text_to_move(text)

    def refusal(self, state: Record, move: moves.KeralaMove) -> IllegalMove:
        return refusals.refusal(state, move)

    def event(self, before: Record, happened: Sequence[int]) -> moves.KeralaEvent | None:
        return moves.outcomes_to_event(before, happened)

    def outcomes(self, before: Record, event: Any) -> list[int]:
        return moves.event_to_outcomes(before, event)

    def seen(self, event: Any, seat: int | None) -> moves.KeralaSeen:
        return moves.seen(event, seat)

    def view(self, state: Record, seat: int | None) -> views.View:
        return views.view(state, seat)

    def sheet(self, history: Sequence[State]) -> list[views.Sheet]:
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

GAME = Kerala()
