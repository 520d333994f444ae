"""G1, G2, G5, G6, G8: the pieces, the sides, the tiles, the first player, the gems on the Altar."""

import pytest

from kolam.engine.chance import secret_of_seed
from kolam.engine.contract import happen, new_state, outcome_count, weight
from kolam.engine.play import settle
from kolam.games.ganesha.altar import NOTHING
from kolam.games.ganesha.boards import board
from kolam.games.ganesha.record import TAKE
from kolam.match import BadSeats, Drawn, Match, Seat
from tests.games.ganesha.positions import GANESHA, altar, everywhere


def opened(players: int, seed: object = "opened", **options: object) -> Match:
    seats = [Seat(f"P{number}") for number in range(players)]
    return Match(GANESHA, seats, options, Drawn(secret_of_seed(f"ganesha {seed}")))


@pytest.mark.parametrize(("players", "gems"), [(2, 8), (3, 10), (4, 12)])
def test_the_bag_holds_as_many_gems_of_each_colour_as_the_number_of_players_asks_for(players: int, gems: int) -> None:
    """G1."""
    state = new_state(GANESHA, players, GANESHA.Options(), None)
    assert state[0].bag.tolist() == [gems] * 5
    assert everywhere(opened(players).state).tolist() == [gems] * 5


@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_or_five_people_cannot_play(players: int) -> None:
    """G1."""
    with pytest.raises(BadSeats, match=r"2 to 4"):
        opened(players)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["day", "night"])
def test_each_number_of_players_has_a_board_with_two_sides(players: int, side: str) -> None:
    """G2."""
    match = opened(players, side=side)
    view = match.view(None)
    assert view.side == side
    assert {colour: track.values for colour, track in view.mandala.items()} == board(players, side).tracks
    assert match.options.tracks == board(players, side).tracks


def test_the_options_of_a_match_are_complete() -> None:
    """G2, G3, G4, G6, G7, G22."""
    options = opened(3).options
    assert (options.first, options.side, options.spices, options.tokens) == (0, "day", True, "drawn")
    assert (options.youngest, options.altar) == ([0, 1, 2], [3, 4, 5, 4, 3])
    assert options.tracks == board(3, "day").tracks


def test_tiles_and_pawns_are_empty_at_first() -> None:
    """G5."""
    for player in opened(4).view(2).players:
        assert set(player.treasury.values()) == {0}
        assert player.tactics == [None, None]
        assert (player.score, player.pawn) == (0, 0)


def test_the_seat_named_by_the_option_holds_the_drum_and_begins() -> None:
    """G6."""
    for first in range(4):
        match = opened(4, first=first)
        assert (match.turn, match.view(None).drum) == (first, first)


def test_gems_fill_the_hexes_in_order_each_gem_in_the_bag_as_likely_as_any_other() -> None:
    """G8."""
    state = new_state(GANESHA, 2, GANESHA.Options(spices=False), None)
    assert [weight(state[0], outcome) for outcome in range(outcome_count(state[0]))] == [8] * 5 + [0]
    for outcome in (0, 0, 4):
        happen(state[0], outcome)
    assert altar(state) == "RRY" + "." * 16
    assert [weight(state[0], colour) for colour in range(5)] == [6, 8, 8, 8, 7]
    for outcome in [1] * 8 + [2] * 8:
        happen(state[0], outcome)
    assert (state[0].phase, state[0].turn) == (TAKE, 0)


def test_hexes_stay_empty_when_the_bag_runs_out() -> None:
    """G8."""
    state = new_state(GANESHA, 2, GANESHA.Options(spices=False), bytes(32))
    state[0].bag[:] = [2, 0, 1, 0, 0]
    settle(state[0])
    assert sorted(altar(state)[:3]) == ["P", "R", "R"]
    assert altar(state)[3:] == "." * 16
    assert state[0].phase == TAKE


def test_an_altar_may_be_larger_than_the_bag() -> None:
    """G4, G8: 46 hexes and 40 gems."""
    state = opened(2, altar=[7, 6, 7, 6, 7, 6, 7]).state
    assert altar(state)[:40].count(".") == 0
    assert altar(state)[40:] == "." * 6
    assert state[0].bag.sum() == 0


def test_nothing_comes_out_of_the_bag_only_when_it_is_empty() -> None:
    """G8."""
    state = new_state(GANESHA, 2, GANESHA.Options(spices=False), None)
    assert weight(state[0], NOTHING) == 0
    state[0].bag[:] = 0
    assert [outcome for outcome in range(outcome_count(state[0])) if weight(state[0], outcome)] == [NOTHING]
