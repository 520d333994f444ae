"""Placing a tile: K7–K10, K13."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolam.engine.chance import secret_of_seed
from kolam.engine.registry import game
from kolam.games.kerala.moves import Elephant, Pass, Place, Skip, Stack
from kolam.games.kerala.platform import add, spot_at
from kolam.games.kerala.record import KIND_OF_CODE, NO_EDGE, Tile
from kolam.match import Drawn, Match, Seat
from tests.games.kerala.positions import KERALA, after, choices, drawn, position, same, sheet, spots, table, why_not
from tests.playing import new_match


def placements(texts: set[str]) -> set[str]:
    return texts - {"pass"}


def test_a_tile_goes_to_any_side_of_an_elephant_which_moves_onto_it() -> None:
    """K7."""
    state = position("B1*0 P1*1", offer="R2")
    assert placements(choices(state)) == {
        "R2 e0 0,1", "R2 e0 0,-1", "R2 e0 -1,0",
        "R2 e1 1,1", "R2 e1 1,-1", "R2 e1 2,0",
    }  # fmt: skip
    assert same(
        drawn(after(state, "R2 e1 1,1")),
        """
          .    R2*1
         @B1*0 P1
        """,
    )


def test_a_tile_may_cover_a_tile_or_a_stack_of_any_height() -> None:
    """K7."""
    state = position(
        """
         G1+G2+G3+K1   P2*1
         B1*0          .
        """,
        offer="R2",
    )
    assert same(
        drawn(after(state, "R2 e0 0,1")),
        """
         G1+G2+G3+K1+R2*0   P2*1
         @B1                .
        """,
    )


def test_a_tile_that_does_not_adjoin_the_elephant_is_refused() -> None:
    """K7: diagonally is not adjacent, and far away is not either."""
    state = position("B1*0 P1 R1*1", offer="R2")
    for x, y in [(1, 1), (0, 0), (3, 0), (0, 2), (100, -100), (127, 127), (10**6, 0), (-1, -(10**8))]:
        assert why_not(state, f"R2 e0 {x},{y}") == "K7: That spot isn’t next to that elephant."


def test_a_tile_never_goes_where_the_other_elephant_stands() -> None:
    """K8."""
    state = position("B1*0 P1*1", offer="R2")
    assert why_not(state, "R2 e0 1,0") == "K8: Your other elephant is there."
    assert why_not(state, "R2 e1 0,0") == "K8: Your other elephant is there."


def test_both_elephants_share_only_the_start_tile_at_the_beginning() -> None:
    """K8: whichever moves first, they part."""
    state = position("B1*01", offer="R2 R3")
    assert len(placements(choices(state))) == 2 * 2 * 4
    assert same(drawn(after(state, "R2 e1 0,1")), "R2*1\n@B1*0")


def test_an_edge_may_be_turned_to_any_side() -> None:
    """K9."""
    state = position("B1*0 P1*1", offer="R/K")
    assert {text for text in choices(state) if text.startswith("R/K e0 0,1")} == {
        "R/K e0 0,1 N", "R/K e0 0,1 E", "R/K e0 0,1 S", "R/K e0 0,1 W",
    }  # fmt: skip
    assert same(drawn(after(state, "R/K e0 0,1 W")), "R/K:W*0 .\n@B1 P1*1")


def test_an_edge_must_be_told_where_there_is_one_and_only_there() -> None:
    """K9, K13."""
    state = position("B1*0 P1*1", offer="R/K R2")
    assert why_not(state, "R/K e0 0,1") == (
        "K9: Say which side its edge should be on (N, E, S or W): the red tile with the black edge."
    )
    assert why_not(state, "R2 e0 0,1 N") == "K13: This tile has no coloured edge to turn: the red tile with 2 symbols."


def test_where_both_elephants_adjoin_the_spot_the_player_chooses_which_one_moves() -> None:
    """K9."""
    state = position(
        """
         .     P1*1
         B1*0  .
        """,
        offer="R2",
    )
    assert {"R2 e0 1,0", "R2 e1 1,0", "R2 e0 0,1", "R2 e1 0,1"} <= choices(state)
    assert same(drawn(after(state, "R2 e0 1,0")), ". P1*1\n@B1 R2*0")
    assert same(drawn(after(state, "R2 e1 1,0")), ". P1\n@B1*0 R2*1")


@pytest.mark.parametrize("step", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_platform_can_grow_in_one_straight_line_for_a_whole_match(step: tuple[int, int]) -> None:
    """K10: forty tiles away from the start tile, in each direction."""
    match = new_match("kerala", 2, "line")
    while match.turn is not None:
        x, y = match.view(None).players[match.turn].elephants[0].spot
        ahead = (x + step[0], y + step[1])
        match.play(
            match.turn,
            next(m for m in match.legal() if isinstance(m, Skip) or (isinstance(m, Place) and m.to == ahead)),
        )
    for seat in (0, 1):
        assert set(spots(match.state, seat)) == {(n * step[0], n * step[1]) for n in range(41)}


def test_a_platform_that_wanders_off_finds_no_border() -> None:
    """K10, K15: with nothing but move-tile tiles, a platform may leave its start far behind."""
    tiles = {colour: {">": 20} for colour in "BPRGK"}
    match = Match(game("kerala"), [Seat("A"), Seat("B")], {"tiles": tiles}, Drawn(secret_of_seed("wander")))

    def eagerness(move: object) -> int:
        match move:
            case Place(_, elephant, (x, y), _):
                return x + y if elephant == rounds % 2 else -500
            case Stack(source, to, _):
                return to[0] + to[1] - source[0] - source[1]
        return -1000

    while match.turn is not None:
        rounds = match.view(None).round
        match.play(match.turn, max(match.legal(), key=eagerness))
    for seat in (0, 1):
        assert (0, 0) not in spots(match.state, seat)


def test_an_edge_tile_belongs_to_its_main_colour_only() -> None:
    """K13: two black areas here, because the red tile with a black edge joins nothing."""
    state = position("K1 R/K:E K2 B1", offer="R2")
    assert sheet(state) == {"removed": -2, "missing": -10, "standing": 2, "edges": 5, "B": 1, "K": 2}


def test_a_covered_edge_is_forgotten() -> None:
    """K7, K23: two ways to the same platform are the same position."""
    one = position("B1*0 R/K:N P1*1", offer="G1 G2", bag="")
    other = position("B1*0 R/K:S P1*1", offer="G1 G2", bag="")
    assert one.tobytes() != other.tobytes()
    assert after(one, "G1 e0 1,0").tobytes() == after(other, "G1 e0 1,0").tobytes()


@given(st.permutations(["B2", "R1", "G3", "K>", "P1", "R2"]), st.permutations(range(6)))
def test_the_order_of_placement_leaves_no_trace(tiles: list[Tile], order: list[int]) -> None:
    """K7: equal positions have equal bytes."""
    one, other = table(), table()
    for state, places in ((one, range(6)), (other, order)):
        for place in places:
            add(state[0], 0, spot_at(place % 3 - 1, place // 3 + 1), KIND_OF_CODE[tiles[place]], NO_EDGE)
    assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("B2 e0 0,1", Place("B2", 0, (0, 1))),
        (" place b2 E0  to [0, 1] ", Place("B2", 0, (0, 1))),
        ("b/k e1 -3,+4 n", Place("B/K", 1, (-3, 4), "N")),
        ("k> 1 0,-1", Place("K>", 1, (0, -1))),
        ("g^e0 2,2", Place("G^", 0, (2, 2))),
        ("Pass", Pass()),
        ("SKIP", Skip()),
        ("e1 2,0", Elephant(1, (2, 0))),
        ("elephant 1 to 2,0", Elephant(1, (2, 0))),
        ("b0 e1 1,0", Place("B0", 1, (1, 0))),
        ("1,1 to 2,1", Stack((1, 1), (2, 1))),
        ("1,1 to 2,1 N", Stack((1, 1), (2, 1), "N")),
        ("move [1, 1] [2,-1]w", Stack((1, 1), (2, -1), "W")),
        ("stack 1,1 -2,1", Stack((1, 1), (-2, 1))),
    ],
)
def test_moves_are_read_as_people_type_them(text: str, move: object) -> None:
    """K7, K11, K14, K15."""
    assert KERALA.parse(text) == move
    assert KERALA.parse(KERALA.text(move)) == move
