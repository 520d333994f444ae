"""Positions of Kerala in tests: drawn as `notation` says, and what can be asked of them."""

from kolam.engine.contract import State, clone, legal
from kolam.engine.play import new_moves, step
from kolam.engine.registry import game
from kolam.games.kerala.moves import spot_to_pair
from kolam.games.kerala.notation import counts, everywhere, lay, position, sheet, table

__all__ = [
    "KERALA",
    "after",
    "bonuses",
    "choices",
    "counts",
    "drawn",
    "everywhere",
    "lay",
    "position",
    "removed",
    "same",
    "sheet",
    "spots",
    "table",
    "why_not",
]

KERALA = game("kerala")


def drawn(state: State, seat: int = 0) -> str:
    """A platform as text, as `position` reads it."""
    player = KERALA.view(state[0], None).players[seat]
    stacks = {stack.spot: stack for stack in player.platform}
    west, east = min(x for x, _ in stacks), max(x for x, _ in stacks)
    south, north = min(y for _, y in stacks), max(y for _, y in stacks)

    def cell(x: int, y: int) -> str:
        if (x, y) not in stacks:
            return "."
        stack = stacks[x, y]
        edge = f":{stack.edge}" if stack.edge else ""
        there = "".join(str(number) for number, elephant in enumerate(player.elephants) if elephant.spot == (x, y))
        mark = "@" if (x, y) == (0, 0) else ""
        return mark + "+".join(stack.tiles) + edge + (f"*{there}" if there else "")

    return "\n".join(" ".join(cell(x, y) for x in range(west, east + 1)) for y in range(north, south - 1, -1))


def same(one: str, other: str) -> bool:
    """Two drawings of the same platform, spaces apart."""
    return [line.split() for line in one.split("\n") if line.strip()] == [
        line.split() for line in other.split("\n") if line.strip()
    ]


def choices(state: State) -> set[str]:
    """The legal moves, as text."""
    moves = new_moves(KERALA)
    return {KERALA.text(KERALA.move(state[0], int(number))) for number in moves[: legal(state[0], moves)]}


def after(state: State, *texts: str) -> State:
    """The position after these moves, each of which must be legal."""
    state = clone(state)
    for text in texts:
        assert text in choices(state), f"{text} is none of {sorted(choices(state))}"
        number = KERALA.number(state[0], KERALA.parse(text))
        assert number is not None
        step(state, number, new_moves(KERALA))
    return state


def why_not(state: State, text: str) -> str:
    """What a player is told who tries an illegal move."""
    assert text not in choices(state)
    return str(KERALA.refusal(state[0], KERALA.parse(text)))


def removed(state: State, seat: int = 0) -> set[tuple[int, int]]:
    """The spots of the areas that do not stay."""
    return {stack.spot for stack in KERALA.view(state[0], None).players[seat].platform if not stack.stays}


def bonuses(state: State, seat: int = 0) -> set[tuple[int, int]]:
    """The spots of the colour edges that bring points."""
    return {stack.spot for stack in KERALA.view(state[0], None).players[seat].platform if stack.bonus}


def spots(state: State, seat: int = 0) -> list[tuple[int, int]]:
    record = state[0]
    return [spot_to_pair(int(spot)) for spot in record.spots[seat, : record.placed[seat]]]
