"""Move elephant and move tile: K14–K17."""

import random

import pytest
from hypothesis import given

from kolam.engine.contract import State
from kolam.games.kerala.moves import pair_to_spot
from kolam.games.kerala.platform import add, has_edge
from kolam.games.kerala.record import DIRECTIONS, KINDS, NO_EDGE
from tests.games.kerala.positions import KERALA, after, choices, drawn, lay, position, same, spots, why_not
from tests.playing import COMPILED, seeds

Spot = tuple[int, int]

# As in the rulebook's example: some tiles are surrounded, some carry an elephant, one holds the platform together.
EXAMPLE = """
    P1  P2   P3
    G1  R1   G2*1
    B1  K1   B>*0
    .   K2   .
    .   K3   .
"""


def test_either_elephant_may_move_to_any_free_tile() -> None:
    """K14: at once, after an elephant has moved onto the tile."""
    state = after(position("B1*0 P1 R1*1 G1", offer="K^ K1"), "K^ e0 0,1")
    assert choices(state) == {"e0 0,0", "e0 1,0", "e0 3,0", "e1 0,0", "e1 1,0", "e1 3,0", "skip"}
    assert same(drawn(after(state, "e1 0,0")), "K^*0 . . .\n@B1*1 P1 R1 G1")
    assert same(drawn(after(state, "e0 3,0")), "K^ . . .\n@B1 P1 R1*1 G1*0")


def test_moving_an_elephant_is_optional() -> None:
    """K14."""
    state = after(position("B1*0 P1 R1*1", offer="K^ K1"), "K^ e0 0,1")
    assert state[0].turn == 0
    skipped = after(state, "skip")
    assert skipped[0].turn == 1
    assert same(drawn(skipped), "K^*0 . .\n@B1 P1 R1*1")


def test_an_elephant_goes_only_where_a_tile_is_free() -> None:
    """K14, K8."""
    state = after(position("B1*0 P1 R1*1", offer="K^ K1"), "K^ e0 0,1")
    assert why_not(state, "e0 0,1") == "K14: That elephant is already there."
    assert why_not(state, "e0 2,0") == "K8: Your other elephant is there."
    assert why_not(state, "e1 5,5") == "K14: There’s no tile there."
    assert why_not(state, "e1 5,100000") == "K14: There’s no tile there."


def test_with_an_elephant_on_every_tile_there_is_nothing_to_move_and_nothing_to_skip() -> None:
    """K14, K15: right after the first tile."""
    for tile in ("K^", "K>"):
        assert after(position("B1*01", offer=f"{tile} K1"), f"{tile} e0 0,1")[0].turn == 1


def test_what_comes_next_must_come_next() -> None:
    """K14, K15: no second tile, no pass, and nothing that another special tile allows."""
    moving = after(position("B1*0 P1 R1*1", offer="K^ K1"), "K^ e0 0,1")
    now = "K14: You’ve placed your tile: now move an elephant to any free tile, or skip."
    assert why_not(moving, "K1 e0 0,2") == why_not(moving, "pass") == now
    assert why_not(moving, "1,0 to 0,2").startswith("K15: You can only move a tile or stack right after")
    lifting = after(position("B1*0 P1 R1*1 G1", offer="K> K1"), "K> e0 0,1")
    now = "K15: You’ve placed your tile: now move a tile or stack to an empty spot, or skip."
    assert why_not(lifting, "K1 e0 0,2") == why_not(lifting, "pass") == now
    assert why_not(lifting, "e0 1,0").startswith("K14: You can only move an elephant like that right after")
    placing = position("B1*0 P1 R1*1", offer="K1")
    assert why_not(placing, "e0 1,0").startswith("K14: ")
    assert why_not(placing, "1,0 to 0,2").startswith("K15: ")


def test_a_tile_may_be_moved_to_an_empty_spot() -> None:
    """K15: the example of the rulebook."""
    state = position(EXAMPLE, phase="stack")
    moved = after(state, "1,0 to 3,4")
    assert same(
        drawn(moved),
        """
        P1  P2   P3    K3
        G1  R1   G2*1  .
        B1  K1   B>*0  .
        .   K2   .     .
        """,
    )
    assert moved[0].turn == 1


def test_a_surrounded_tile_stays() -> None:
    """K15: the first cross of the example."""
    assert why_not(position(EXAMPLE, phase="stack"), "1,3 to 3,4") == (
        "K15: It has tiles on all four sides, so it can’t be moved."
    )


def test_a_tile_with_an_elephant_on_it_stays() -> None:
    """K15: the second cross of the example."""
    state = position(EXAMPLE, phase="stack")
    for spot in ("2,2", "2,3"):
        assert why_not(state, f"{spot} to 3,4") == "K15: There’s an elephant on it, so it can’t be moved."


def test_a_tile_that_holds_the_platform_together_stays() -> None:
    """K16: the third cross of the example."""
    assert why_not(position(EXAMPLE, phase="stack"), "1,1 to 3,4") == (
        "K16: Without it, your platform would be split in two."
    )


def test_a_tile_must_not_hang_on_by_a_corner_or_lie_apart() -> None:
    """K16: (0, 0) adjoined only the tile that is lifted."""
    state = position(EXAMPLE, phase="stack")
    for spot in ("0,0", "0,-1", "3,5", "9,9", "120,0"):
        assert why_not(state, f"1,0 to {spot}") == "K16: That spot isn’t next to the rest of your platform."


def test_a_tile_never_lands_on_a_tile_or_where_it_was() -> None:
    """K15."""
    state = position(EXAMPLE, phase="stack")
    assert (
        why_not(state, "1,0 to 0,4")
        == "K15: A moved tile or stack goes to an empty spot, never on top of another tile."
    )
    assert why_not(state, "1,0 to 1,0") == "K15: Move it to a different spot."
    assert why_not(state, "5,5 to 3,4") == "K15: There’s no tile there to move."


def test_moving_a_tile_is_optional() -> None:
    """K15."""
    state = position(EXAMPLE, phase="stack")
    assert same(drawn(after(state, "skip")), drawn(state))


def test_a_whole_stack_keeps_its_order() -> None:
    """K15, K16."""
    state = position("B1*0 P1*1 R1+G2+K3", phase="stack")
    assert same(drawn(after(state, "2,0 to -1,0")), "R1+G2+K3 @B1*0 P1*1")
    assert same(drawn(after(state, "2,0 to 0,1")), "R1+G2+K3 .\n@B1*0 P1*1")


def test_the_start_tile_may_be_moved_like_any_other() -> None:
    """K15: spots are still counted from where it was laid."""
    state = position("@B1 P1*0 R1*1", phase="stack")
    assert spots(after(state, "0,0 to 2,1")) == [(1, 0), (2, 0), (2, 1)]


def test_a_hole_may_be_filled() -> None:
    """K16."""
    state = position(
        """
        R1*0 R1 R1*1
        R1   .  R1
        R1   R1 R1
        """,
        phase="stack",
    )
    assert same(
        drawn(after(state, "0,0 to 1,1")),
        """
        R1*0 R1 R1*1
        R1   R1 R1
        .    R1 R1
        """,
    )


def test_no_tile_may_leave_a_hole_behind() -> None:
    """K16: not surrounded on all four sides, and yet the vacated spot would be enclosed."""
    state = position(
        """
        R1*0 R1 R1*1
        R1   .  R1
        R1   K1 R1
        R1   R1 R1
        """,
        phase="stack",
    )
    expected = "K16: Moving it would leave a hole."
    assert why_not(state, "1,1 to 3,1") == why_not(state, "1,1 to 1,2") == expected


@pytest.mark.parametrize(
    "drawing",
    [
        """
        R1*0  R1 R1*1
        R1    .  .
        @R1   R1 R1
        K1    .  .
        """,
        """
        .    R1  R1*1
        R1*0 .   .
        @R1  R1  R1
        K1   .   .
        """,
    ],
)
def test_no_tile_may_close_a_ring(drawing: str) -> None:
    """K16: a ring closed by corners encloses as well."""
    state = position(drawing, phase="stack")
    assert "0,-1 to 3,0" in choices(state)
    assert why_not(state, "0,-1 to 2,1") == "K16: There it would enclose empty spots."


def test_a_tile_of_a_ring_may_open_it() -> None:
    """K16: a spot that was enclosed before may be open or enclosed afterwards."""
    state = position(
        """
        R1*0 R1 R1*1
        R1   .  K1
        R1   R1 R1
        """,
        phase="stack",
    )
    assert "2,1 to 3,2" in choices(state)
    assert "2,1 to 1,1" in choices(state)


def test_a_table_may_demand_that_a_tile_lands_beside_an_elephant() -> None:
    """K16: the option near_elephant."""
    drawing = "B1*0 P1 R1 G1*1 K1"
    anywhere = choices(position(drawing, phase="stack"))
    near = choices(position(drawing, phase="stack", near_elephant=True))
    assert near < anywhere
    assert near == {"4,0 to 0,1", "4,0 to 0,-1", "4,0 to -1,0", "4,0 to 3,1", "4,0 to 3,-1", "skip"}
    assert why_not(position(drawing, phase="stack", near_elephant=True), "4,0 to 1,1") == (
        "K16: At this table it must land next to one of your elephants."
    )


def test_only_adding_a_tile_has_an_effect() -> None:
    """K17: neither an elephant moved onto a special tile nor a special tile that is moved."""
    onto = after(position("B1*0 P1 R>+R1 G> K1*1", offer="K^ K2"), "K^ e0 0,1", "e0 3,0")
    assert onto[0].turn == 1
    moved = after(position("B1*0 P1*1 R^", offer="K> K2"), "K> e0 0,1", "2,0 to 1,1")
    assert moved[0].turn == 1


def test_a_special_tile_has_its_effect_when_it_covers_another() -> None:
    """K14, K15, K7."""
    state = after(position("B1*0 P1 R1*1 G1", offer="K> K2"), "K> e0 1,0")
    assert "3,0 to 0,1" in choices(state)


def beside(spot: Spot) -> list[Spot]:
    x, y = spot
    return [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]


def in_one_piece(tiles: set[Spot]) -> bool:
    reached, found = {min(tiles)}, [min(tiles)]
    while found:
        new = {spot for spot in beside(found.pop()) if spot in tiles} - reached
        reached |= new
        found += new
    return reached == tiles


def enclosed(tiles: set[Spot]) -> set[Spot]:
    """Empty spots from which no way leads out."""
    low = min(min(spot) for spot in tiles) - 1
    high = max(max(spot) for spot in tiles) + 1
    box = {(x, y) for x in range(low, high + 1) for y in range(low, high + 1)}
    outside, found = {(low, low)}, [(low, low)]
    while found:
        new = {spot for spot in beside(found.pop()) if spot in box and spot not in tiles} - outside
        outside |= new
        found += new
    return box - outside - tiles


def allowed_moves(tiles: set[Spot], elephants: set[Spot], turned: set[Spot]) -> set[str]:
    """K15, K16 word by word: try every stack on every spot around, and look. Those on `turned` have an edge to turn."""
    allowed = {"skip"}
    around = {spot for tile in tiles for spot in beside(tile)} - tiles
    before = enclosed(tiles)
    for source in tiles - elephants:
        rest = tiles - {source}
        if set(beside(source)) <= tiles or not in_one_piece(rest):
            continue
        for to in around:
            if rest & set(beside(to)) and enclosed(rest | {to}) <= before:
                move = f"{source[0]},{source[1]} to {to[0]},{to[1]}"
                allowed |= {f"{move} {side}" for side in "NESW"} if source in turned else {move}
    return allowed


def random_platform(dice: random.Random, most: int) -> tuple[State, set[Spot], set[Spot], set[Spot]]:
    """Grown at random in a small square, so that holes and rings are common: tiles, elephants, and edges to turn."""
    turn_moved = dice.random() < 0.5
    side, size = dice.randint(2, 6), dice.randint(3, most)
    tiles = [(0, 0)]
    for _ in range(10 * size):
        spot = dice.choice(beside(dice.choice(tiles)))
        if len(tiles) < size and spot not in tiles and max(spot) < side and min(spot) > -side:
            tiles.append(spot)
    state = position(phase="stack", turn_moved=turn_moved)
    lay(state, 0, ".")
    turned = set()
    for spot in tiles:
        number, kind = pair_to_spot(spot), dice.randrange(KINDS)
        assert number is not None
        add(state[0], 0, number, kind, dice.randrange(DIRECTIONS) if has_edge(kind) else NO_EDGE)
        if turn_moved and has_edge(kind):
            turned.add(spot)
    elephants = dice.sample(tiles, 2)
    state[0].elephants[0] = [pair_to_spot(spot) for spot in elephants]
    return state, set(tiles), set(elephants), turned


@given(seeds)
def test_the_stacks_that_may_be_moved_are_those_that_the_words_of_the_rules_allow(seed: int) -> None:
    """K15, K16: compared with trying everything, on platforms full of holes."""
    dice = random.Random(seed)
    for _ in range(10 if COMPILED else 1):
        state, tiles, elephants, turned = random_platform(dice, 24)
        assert choices(state) == allowed_moves(tiles, elephants, turned)


@given(seeds)
def test_every_stack_move_that_is_not_allowed_is_refused_by_k15_or_k16(seed: int) -> None:
    state, tiles, _, turned = random_platform(random.Random(seed), 12)
    legal = choices(state)
    around = {spot for tile in tiles for spot in beside(tile)}
    for source in around | tiles:
        for to in around:
            text = f"{source[0]},{source[1]} to {to[0]},{to[1]}" + (" E" if source in turned else "")
            if text not in legal:
                assert KERALA.refusal(state[0], KERALA.parse(text)).rule in ("K15", "K16")
