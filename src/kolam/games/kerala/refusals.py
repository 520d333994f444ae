"""Why a move of Kerala is illegal, asked of the very rules that forbid it."""

from kolam.engine.compiled import Record
from kolam.engine.errors import IllegalMove
from kolam.games.kerala.moves import Elephant, KeralaMove, Pass, Place, Spot, Stack, pair_to_spot
from kolam.games.kerala.platform import edge_colour, has_edge, stacks_on, symbols_on, top_at
from kolam.games.kerala.record import (
    CODES,
    COLOUR_NAMES,
    FACES,
    KIND_OF_CODE,
    MOVE_ELEPHANT,
    MOVE_ELEPHANT_FACE,
    MOVE_TILE,
    NO_TILE,
    NOWHERE,
    PLACE,
    SYMBOL_FACES,
    Tile,
)
from kolam.games.kerala.rules import offered, stands_at
from kolam.games.kerala.stacks import (
    NO_CELL,
    anchor_beside,
    beside_elephant,
    carries_elephant,
    cell_at,
    ground_of,
    surrounded,
    would_enclose,
    would_leave_hole,
    would_split,
)
from kolam.locale import Message, message


def refused(rule: str, key: str, **args: str | int | Message) -> IllegalMove:
    return IllegalMove(rule, message(key, **args))


def tile_words(code: Tile) -> Message:
    kind = KIND_OF_CODE[code]
    colour, face = COLOUR_NAMES[kind // FACES], kind % FACES
    if face < SYMBOL_FACES:
        return message("kerala-tile-symbols", colour=colour, symbols=int(symbols_on(kind)))
    if has_edge(kind):
        return message("kerala-tile-edge", colour=colour, second=COLOUR_NAMES[edge_colour(kind)])
    return message("kerala-tile-elephant" if face == MOVE_ELEPHANT_FACE else "kerala-tile-move", colour=colour)


def spot_or_nowhere(pair: Spot) -> int:
    spot = pair_to_spot(pair)
    return NOWHERE if spot is None else spot


def refusal(state: Record, move: KeralaMove) -> IllegalMove:
    if isinstance(move, Place | Pass) and state.phase != PLACE:
        return already_placed(state)
    if isinstance(move, Place):
        return place_refusal(state, move)
    if isinstance(move, Pass):
        return refused("K11", "kerala-both-lie")
    if isinstance(move, Elephant):
        return elephant_refusal(state, move)
    if isinstance(move, Stack):
        return stack_refusal(state, move)
    return refused("K6", "kerala-nothing-to-skip")


def already_placed(state: Record) -> IllegalMove:
    if state.phase == MOVE_ELEPHANT:
        return refused("K14", "kerala-elephant-now")
    return refused("K15", "kerala-stack-now")


def place_refusal(state: Record, move: Place) -> IllegalMove:
    kind, to = KIND_OF_CODE[move.tile], spot_or_nowhere(move.to)
    if not offered(state, kind):
        return refused("K6", "kerala-not-offered", tile=tile_words(move.tile))
    if has_edge(kind) and move.edge is None:
        return refused("K9", "kerala-edge-where", tile=tile_words(move.tile))
    if move.edge is not None and not has_edge(kind):
        return refused("K13", "kerala-no-edge", tile=tile_words(move.tile))
    if stands_at(state, 1 - move.elephant, to):
        return refused("K8", "kerala-other-elephant")
    return refused("K7", "kerala-not-beside")


def elephant_refusal(state: Record, move: Elephant) -> IllegalMove:
    to = spot_or_nowhere(move.to)
    if state.phase != MOVE_ELEPHANT:
        return refused("K14", "kerala-no-elephant-move")
    if stands_at(state, move.elephant, to):
        return refused("K14", "kerala-stands-there")
    if stands_at(state, 1 - move.elephant, to):
        return refused("K8", "kerala-other-elephant")
    return refused("K14", "kerala-no-tile-there")


def stack_refusal(state: Record, move: Stack) -> IllegalMove:
    if state.phase != MOVE_TILE:
        return refused("K15", "kerala-no-stack-move")
    seat, source, to = int(state.turn), spot_or_nowhere(move.source), spot_or_nowhere(move.to)
    top = int(top_at(state, seat, source))
    if top == NO_TILE:
        return refused("K15", "kerala-nothing-to-lift")
    ground = ground_of(state, seat)
    lifted, landing = cell_at(ground, source), cell_at(ground, to)
    if carries_elephant(state, seat, source):
        return refused("K15", "kerala-elephant-on-stack")
    if surrounded(ground, lifted):
        return refused("K15", "kerala-surrounded")
    if would_split(ground, lifted, stacks_on(state, seat)):
        return refused("K16", "kerala-would-split")
    if would_leave_hole(ground, lifted):
        return refused("K16", "kerala-would-leave-hole")
    if source == to:
        return refused("K15", "kerala-same-spot")
    if top_at(state, seat, to) != NO_TILE:
        return refused("K15", "kerala-spot-taken")
    if landing == NO_CELL or anchor_beside(ground, landing, lifted) < 0:
        return refused("K16", "kerala-apart")
    if would_enclose(ground, landing, lifted):
        return refused("K16", "kerala-would-enclose")
    if state.near_elephant and not beside_elephant(state, seat, to):
        return refused("K16", "kerala-not-near-elephant")
    return turn_refusal(CODES[state.tiles[seat, top]], move)


def turn_refusal(tile: Tile, move: Stack) -> IllegalMove:
    """K16: nothing is wrong but where the edge of the stack's visible tile should lie."""
    if move.edge is None:
        return refused("K16", "kerala-edge-where", tile=tile_words(tile))
    if not has_edge(KIND_OF_CODE[tile]):
        return refused("K16", "kerala-no-edge", tile=tile_words(tile))
    return refused("K16", "kerala-not-turned")
