"""End and scoring: K18–K25."""

import random
from collections.abc import Iterator
from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import given

from kolam.engine.contract import NOBODY, State, legal, standing, whose
from kolam.engine.play import new_moves
from kolam.games.kerala.areas import SHEET
from kolam.games.kerala.moves import pair_to_spot
from kolam.games.kerala.platform import add
from kolam.games.kerala.record import CODES, COLOUR_CODES, DIRECTION_CODES, KINDS, MOST_TILES, NO_EDGE
from kolam.games.kerala.view import Stack
from tests.games.kerala.positions import KERALA, after, bonuses, lay, position, removed, sheet
from tests.playing import COMPILED, finished, new_match, play_on, seeds

LONG = 10**9 if COMPILED else 40

# The rulebook's worked example: three red areas, two blue ones, two satisfied edges, one standing elephant.
EXAMPLE = """
    R2  P3     P3  G3     G3
    B1  P3     P2  G/P:W  G2
    B2  B/K:E  K3  R3     R1
    .   G1+R1  B3  .      .
"""


def scores(state: State) -> tuple[list[int], list[bool]]:
    points, winners = np.zeros(int(state[0].players), np.int32), np.zeros(int(state[0].players), np.bool_)
    standing(state[0], points, winners)
    return points.tolist(), winners.tolist()


def test_the_example_of_the_rulebook_scores_37() -> None:
    """K25: −6 + 0 + 1 + 10 + 6 + 11 + 3 + 8 + 4."""
    state = position(EXAMPLE, passes=(1,))
    assert sheet(state) == {"removed": -6, "standing": 1, "edges": 10, "B": 6, "P": 11, "R": 4, "G": 8, "K": 3}
    assert removed(state) == {(0, 3), (1, 0)}
    assert scores(state)[0][0] == 37


def test_the_game_ends_when_the_bag_is_empty_and_the_round_is_finished() -> None:
    """K18: and the elephants leave the platforms."""
    state = position("B1*0 P1*1", "P1*01", offer="R1 R2", bag="")
    last = after(state, "R1 e0 0,1")
    assert whose(last[0]) == 1
    over = after(last, "R2 e0 0,1")
    assert whose(over[0]) == NOBODY
    for player in KERALA.view(over[0], None).players:
        assert [elephant.spot for elephant in player.elephants] == [None, None]


@pytest.mark.parametrize("players", [2, 5])
def test_a_player_is_told_what_each_move_changes_of_the_score_that_everybody_sees(players: int) -> None:
    """K19–K24: if the match ended right after it."""
    for match in play_on(new_match("kerala", players, "worth"), "worth", LONG):
        seat, worth = match.turn, match.worth()
        if seat is None or worth is None or match.decisions % 7:
            continue
        before = match.view(None).players[seat].score
        for move, change in list(zip(match.legal(), worth, strict=True))[::5]:
            again = match.copy()
            again.play(seat, move)
            assert again.view(None).players[seat].score - before == change


def test_a_move_is_worth_the_colour_the_symbols_and_the_edge_that_it_brings() -> None:
    """K21, K23, K24: red was missing, and blue's edge is met; K22: a player who passes lays an elephant down."""
    state = position("B/R:E*0 P1*1", offer="R2 G1")
    moves = new_moves(KERALA)
    numbers = moves[: legal(state[0], moves)]
    worth = KERALA.worth and KERALA.worth(state, numbers)
    assert worth is not None
    texts = [KERALA.text(KERALA.move(state[0], int(number))) for number in numbers]
    told = dict(zip(texts, worth, strict=True))
    assert (told["R2 e0 0,1"], told["G1 e0 0,1"], told["pass"]) == (5 + 2, 5 + 1, -1)


def test_one_area_of_each_colour_stays_and_two_of_the_own() -> None:
    """K19."""
    state = position("B1 R1 B2 R2 B3 R3")
    assert sheet(state) == {"removed": -6, "missing": -15, "standing": 2, "B": 5, "R": 3}
    assert removed(state) == {(0, 0), (1, 0), (3, 0)}


def test_areas_are_joined_along_sides_not_by_corners() -> None:
    """K19."""
    state = position(
        """
        R1 G1 R2
        R1 R1 R1
        G2 R1 G3
        """
    )
    assert removed(state) == {(0, 0), (1, 2)}


def test_a_long_way_round_joins_an_area() -> None:
    """K19: row by row, the two arms of the U meet only at the end, or at the beginning."""
    for drawing in ("R1 G1 R1\nR1 K1 R1\nR1 R1 R1", "R1 R1 R1\nR1 K1 R1\nR1 G1 R1"):
        assert removed(position(drawing)) == set()


def test_every_tile_of_a_removed_stack_costs_two() -> None:
    """K19."""
    state = position("R3 R3 B1 G1+G2+K1+R1")
    assert sheet(state)["removed"] == -8


def test_a_covered_tile_belongs_to_no_area() -> None:
    """K19, K21, K24: neither its colour nor its symbols count."""
    state = position("B1 P3+R1 P1")
    assert sheet(state) == {"missing": -10, "standing": 2, "B": 1, "P": 1, "R": 1}


def test_a_tile_without_symbols_adds_none() -> None:
    """K2, K24: it joins areas and shows its colour all the same."""
    assert sheet(position("B1 R2 R0 R1 P0")) == {"missing": -10, "standing": 2, "B": 1, "R": 3}


def test_a_tile_without_symbols_costs_as_much_as_any_other_when_it_is_removed() -> None:
    """K2, K19."""
    assert sheet(position("R0 B0 R1")) == {"removed": -2, "missing": -15, "standing": 2, "R": 1}


def test_removing_may_break_the_platform_apart_without_harm() -> None:
    """K19: the pieces left still count."""
    assert sheet(position("R3 R2 G1 R1 P2")) == {"removed": -2, "missing": -10, "standing": 2, "P": 2, "R": 5, "G": 1}


def test_a_high_stack_is_worth_keeping() -> None:
    """K20: one symbol on three tiles is kept rather than three symbols on one."""
    assert removed(position("R3 B1 G1+G1+R1")) == {(0, 0)}


def test_an_edge_bonus_can_make_the_smaller_area_the_better_one() -> None:
    """K20, K23: taking the largest area of each colour first would be wrong here."""
    state = position("R3 B1 K/R:E R1 B1")
    assert sheet(state)["edges"] == 5
    assert bonuses(state) == {(2, 0)}
    assert removed(state) == {(0, 0)}


def test_two_colours_may_both_have_to_give_way_for_their_edges() -> None:
    """K20: no colour alone would change its choice; together they do."""
    state = position(
        """
        R3  .      G3
        B1  B1     B1
        .   R/G:S  .
        .   G/R:N  .
        """
    )
    assert removed(state) == {(0, 3), (2, 3)}
    assert sheet(state)["edges"] == 10


def test_each_missing_colour_costs_five() -> None:
    """K21."""
    assert sheet(position("B1*01")) == {"missing": -20, "standing": 2, "B": 1}


def test_a_standing_elephant_is_worth_one() -> None:
    """K22."""
    for passes in range(3):
        assert sheet(position("B1*01", passes=(passes,))).get("standing", 0) == 2 - passes


@pytest.mark.parametrize(
    ("drawing", "edges"),
    [
        ("B/K:E K1", 5),
        ("B/K:W K1", 0),
        ("B/K:E R1", 0),
        ("B/K:E", 0),
        ("B/K:E K/B:W", 10),
        ("B/K:E K/R:W", 5),
        ("K1\nB/K:N", 5),
        ("B/K:S\nK1", 5),
        ("B/K:E R1+K1", 5),
        ("B/K:E K1+R1", 0),
        ("B/K+R1 K1", 0),
    ],
)
def test_an_edge_counts_where_it_adjoins_a_visible_tile_of_its_colour(drawing: str, edges: int) -> None:
    """K23: no penalty otherwise."""
    state = position(drawing)
    assert sheet(state).get("edges", 0) == edges
    assert len(bonuses(state)) * 5 == edges


def test_an_edge_bonus_is_lost_with_its_neighbour() -> None:
    """K23: the black tile is removed, because another black area is worth more than the bonus."""
    state = position("B/K:E K1 R1 K3 K3")
    assert removed(state) == {(1, 0)}
    assert "edges" not in sheet(state)
    assert not bonuses(state)


def test_an_edge_bonus_is_lost_with_its_own_tile() -> None:
    """K23."""
    state = position("R/K:E K1 B1 R3 R3")
    assert removed(state) == {(0, 0)}
    assert "edges" not in sheet(state)
    assert not bonuses(state)


def test_only_symbols_count_as_symbols() -> None:
    """K24, K14: edge tiles and the two special tiles show none."""
    assert sheet(position("B/K:N B^ B> B3")) == {"missing": -20, "standing": 2, "B": 3}


def test_a_tie_is_a_shared_victory() -> None:
    """K25."""
    assert scores(position("B1 P1", "P1 B1", "R1")) == ([-11, -11, -17], [True, True, False])


def test_of_equal_choices_the_one_with_the_fewest_tiles_removed_is_shown() -> None:
    """K20: one symbol on two tiles and three on one are worth the same; the sheet must not depend on luck."""
    for drawing in ("R3 B1 G1+R1", "G1+R1 B1 R3"):
        state = position(drawing)
        assert sheet(state)["removed"] == -2
        assert sheet(state)["R"] == 1


def colour(stack: Stack) -> str:
    return stack.tiles[-1][0]


def areas(stacks: dict[tuple[int, int], Stack]) -> Iterator[frozenset[tuple[int, int]]]:
    left = set(stacks)
    while left:
        area, found = set(), [left.pop()]
        while found:
            x, y = found.pop()
            area.add((x, y))
            for spot in [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]:
                if spot in left and colour(stacks[spot]) == colour(stacks[x, y]):
                    left.remove(spot)
                    found.append(spot)
        yield frozenset(area)


STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def sheet_of_choice(stacks: dict[tuple[int, int], Stack], kept: set[tuple[int, int]]) -> dict[str, int]:
    """K19, K23, K24 word by word, for one choice of areas."""
    lines = dict.fromkeys(SHEET, 0)
    for (x, y), stack in stacks.items():
        if (x, y) not in kept:
            lines["removed"] -= 2 * len(stack.tiles)
            continue
        top = stack.tiles[-1]
        if top[1].isdigit():
            lines[top[0]] += int(top[1])
        if stack.edge:
            dx, dy = STEPS[stack.edge]
            if (x + dx, y + dy) in kept and colour(stacks[x + dx, y + dy]) == top[2]:
                lines["edges"] += 5
    return lines


def best_by_trying_all(stacks: dict[tuple[int, int], Stack], own: str) -> dict[str, int]:
    """K20: the best sheet over every choice of areas."""
    by_colour: dict[str, list[frozenset[tuple[int, int]]]] = {}
    for area in areas(stacks):
        by_colour.setdefault(colour(stacks[min(area)]), []).append(area)
    options = [list(combinations(found, min(2 if name == own else 1, len(found)))) for name, found in by_colour.items()]
    sheets = [
        sheet_of_choice(stacks, {spot for areas in choice for area in areas for spot in area})
        for choice in product(*options)
    ]
    order = ("removed", "edges", *COLOUR_CODES)
    return max(sheets, key=lambda lines: (sum(lines.values()), *(lines[name] for name in order)))


def number_of_choices(stacks: dict[tuple[int, int], Stack], own: str) -> int:
    counts: dict[str, int] = {}
    for area in areas(stacks):
        name = colour(stacks[min(area)])
        counts[name] = counts.get(name, 0) + 1
    ways = 1
    for name, count in counts.items():
        ways *= count * (count - 1) // 2 if name == own and count > 1 else count
    return ways


def require_best(state: State, seat: int, most: int = 3000) -> bool:
    """Compare with trying all choices; False if there are too many of them."""
    player = KERALA.view(state[0], None).players[seat]
    stacks = {stack.spot: stack for stack in player.platform}
    if number_of_choices(stacks, player.colour) > most:
        return False
    best = best_by_trying_all(stacks, player.colour)
    best["missing"] = -5 * (5 - len({colour(stack) for stack in stacks.values()}))
    best["standing"] = sum(elephant.standing for elephant in player.elephants)
    assert sheet(state, seat) == {name: line for name, line in best.items() if line}
    assert 5 * len(bonuses(state, seat)) == best["edges"]
    return True


def random_platform(dice: random.Random, edges: float, high: float, tiles: int) -> State:
    """A full square of tiles, so that areas touch: with many edges and stacks the greedy choice is often wrong."""
    state = position(colours=[dice.choice("BPRG"), "K"])
    lay(state, 0, ".")
    width = dice.randint(2, 7)
    spots = [(n % width, n // width) for n in range(tiles)]
    left = MOST_TILES - tiles
    for spot in spots:
        number = pair_to_spot(spot)
        assert number is not None
        while left and dice.random() < high:
            add(state[0], 0, number, dice.randrange(KINDS), NO_EDGE)
            left -= 1
        edged = dice.random() < edges
        kind = dice.choice([kind for kind in range(KINDS) if ("/" in CODES[kind]) == edged])
        add(state[0], 0, number, kind, dice.randrange(len(DIRECTION_CODES)) if edged else NO_EDGE)
    return state


@given(seeds)
def test_the_choice_of_areas_is_the_best_of_all(seed: int) -> None:
    """K20: thousands of random platforms, few edges and many, flat and high, compared with trying every choice."""
    dice = random.Random(seed)
    for _ in range(100 if COMPILED else 5):
        edges, high = dice.choice([0.1, 0.4, 0.8]), dice.choice([0, 0.2])
        require_best(random_platform(dice, edges, high, dice.randint(4, 16)), 0)


@given(seeds)
def test_the_choice_of_areas_is_the_best_in_every_match(seed: int) -> None:
    """K20: the score at any moment of a match."""
    for match in play_on(new_match("kerala", 2 + seed % 4, seed), seed, 60 if COMPILED else 10):
        require_best(match.state, match.decisions % len(match.seats), most=300)


def greedy_total(state: State) -> int:
    """What choosing the worthiest areas of each colour for themselves would give."""
    player = KERALA.view(state[0], None).players[0]
    stacks = {stack.spot: stack for stack in player.platform}
    found = sorted(
        areas(stacks),
        key=lambda area: -sum(2 * len(stacks[s].tiles) + int("0" + stacks[s].tiles[-1][1].strip("/^>")) for s in area),
    )
    kept: set[tuple[int, int]] = set()
    for name in COLOUR_CODES:
        mine = [area for area in found if colour(stacks[min(area)]) == name]
        kept |= {spot for area in mine[: 2 if name == player.colour else 1] for spot in area}
    return sum(sheet_of_choice(stacks, kept).values())


@pytest.mark.compiled
def test_the_platforms_tried_do_make_the_greedy_choice_wrong() -> None:
    """K20: so that the comparison with all choices means something."""
    dice = random.Random(20)
    wrong = 0
    for _ in range(200):
        state = random_platform(dice, 0.6, 0.1, 14)
        lines = sheet(state)
        best = sum(lines.values()) - lines.get("missing", 0) - lines.get("standing", 0)
        assert greedy_total(state) <= best
        wrong += greedy_total(state) < best
    assert wrong > 20


@pytest.mark.compiled
def test_the_hardest_platforms_are_still_compared_with_all_choices() -> None:
    """K20: whole platforms of forty-one tiles, most of them edges, with up to a hundred thousand choices."""
    dice = random.Random(41)
    compared = 0
    while compared < 5:
        compared += require_best(random_platform(dice, 0.9, 0, MOST_TILES), 0, most=100_000)


@pytest.mark.parametrize("count", KERALA.players)
def test_the_score_is_the_sum_of_the_sheet(count: int) -> None:
    """K25."""
    match = finished("kerala", count, "sum")
    result = match.result
    assert result is not None
    for line, score, player in zip(result.sheet, result.scores, match.view(None).players, strict=True):
        assert sum(getattr(line, name) for name in SHEET) == score == player.score
        assert line == player.sheet
    assert result.winners == [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
