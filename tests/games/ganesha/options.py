"""Tables of Ganesha with options drawn at random."""

from typing import Any, NamedTuple

from hypothesis import strategies as st

from kolam.engine.errors import BadOption
from kolam.games.ganesha.boards import checked_room
from kolam.games.ganesha.record import COLOURS


class Table(NamedTuple):
    players: int
    options: dict[str, Any]


@st.composite
def altars(draw: st.DrawFn) -> list[int]:
    """G4: each row one longer or one shorter than the one above."""
    rows = [draw(st.integers(2, 7))]
    for _ in range(draw(st.integers(1, 6))):
        rows.append(draw(st.sampled_from([row for row in (rows[-1] - 1, rows[-1] + 1) if 2 <= row <= 7])))
    return rows


tracks = st.fixed_dictionaries(
    {colour: st.lists(st.integers(0, 99), min_size=1, max_size=12) for colour in COLOURS}
)  # G3


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """G1 to G4, G6, G7, G22: some options left out, others said."""
    players = draw(st.integers(2, 4))
    drawn: dict[str, st.SearchStrategy[Any]] = {
        "first": st.integers(0, players - 1),
        "side": st.sampled_from(["day", "night"]),
        "spices": st.booleans(),
        "tokens": st.sampled_from(["drawn", "placed"]),
        "youngest": st.permutations(range(players)),
        "altar": altars(),
        "tracks": tracks,
    }
    options = {name: draw(value) for name, value in drawn.items() if draw(st.booleans())}
    if options.get("spices", True) and "altar" in options and not has_room(options["altar"], players):
        options["spices"] = False
    return Table(players, options)


def has_room(rows: list[int], tokens: int) -> bool:
    try:
        checked_room("altar", rows, tokens)
    except BadOption:
        return False
    return True
