"""Where points come from (G20, G22, G31, G33). Everybody sees it, as they see the scores (G25)."""

from hypothesis import given

from kolam.games.ganesha import moves
from kolam.games.ganesha.record import SOURCES, Source
from kolam.games.ganesha.view import Player
from kolam.match import Match
from tests.games.ganesha.options import Table, tables
from tests.games.ganesha.positions import after, position
from tests.playing import finished, new_match, play_on, seeds


def earned(drawing: str, *texts: str, **said: int) -> dict[str, int]:
    """What seat 0 has earned after these moves, without the sources that brought nothing."""
    found = after(position(drawing, **said), *texts)[0].earned[0]
    return {source: int(points) for source, points in zip(SOURCES, found, strict=True) if points}


def test_an_offering_earns_points_of_the_colour_that_is_placed() -> None:
    """G20: a yellow gem is offered, and red is placed on 5 and 4."""
    assert earned("> 0 | . . | RRY\n 0 | . . | G\n 0 | . . |", "offer yellow for red") == {"red": 5 + 4}


def test_a_gem_of_the_final_stage_earns_points_of_the_final_stage() -> None:
    """G22: of whatever colour."""
    drawing = " 0 | . . | RG\n 9 | . . |\n > 3 | . . | YY"
    last = ("offer nothing for yellow", "final red", "final green")
    assert earned(drawing, *last, round_number=9, drum=0) == {"final": 5 + 6}


TOKENS = """
        R . .
       . G . .
      . . . . .
       . . . .
        . . .
    tokens 0=black_mustard 4=red_pepper
    bag R
    > 0 | R . |
      0 | . . |
"""


def test_tokens_earn_and_cost_points_of_tokens() -> None:
    """G31, G33: Black Mustard's point, and the one that Red Pepper costs."""
    assert earned(TOKENS, "take 0", "black mustard") == {"tokens": 1}
    assert earned(TOKENS, "take 0", "black mustard", "take 4", "red pepper") == {}


def source(move: object) -> Source | None:
    """What a move earns points of, if it can."""
    match move:
        case moves.Offer(_, place):
            return place
        case moves.Final():
            return "final"
        case moves.BlackMustard() | moves.RedPepper():
            return "tokens"
    return None


@given(tables(), seeds)
def test_the_parts_add_up_to_the_score_and_each_move_changes_only_its_own(table: Table, seed: int) -> None:
    match = new_match("ganesha", table.players, seed, **table.options)
    before = players(match)
    for _ in play_on(match, seed):
        now = players(match)
        assert all(sum(player.earned.values()) == player.score for player in now)
        changed = {
            (seat, part)
            for seat, (one, other) in enumerate(zip(before, now, strict=True))
            for part in SOURCES
            if one.earned[part] != other.earned[part]
        }
        last = next((entry for entry in reversed(match.log) if entry.seat is not None), None)
        assert changed <= ({(last.seat, source(last.what))} if last else set())
        before = now


def players(match: Match) -> list[Player]:
    found: list[Player] = match.view(None).players
    return found


def test_a_match_file_still_tells_points_and_no_more() -> None:
    """The format is fixed."""
    result = finished("ganesha", 3, "sheet").result
    assert result is not None
    assert [[*one.__struct_fields__] for one in result.sheet] == [["points"]] * 3
