"""Bots: fair, repeatable, punctual, and each level stronger than the one below it."""

import time
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolam.bots import LEVELS, Budget, Searcher, Style, UnknownBot, bot
from kolam.bots.arena import pairings, play
from kolam.bots.judgement import habit
from kolam.bots.ratings import ratings, records
from kolam.bots.searcher import PastPosition, Tree
from kolam.bots.style import styles_of
from kolam.bots.tree import NONE, quick_choice
from kolam.engine.chance import new_dice
from kolam.engine.contract import imagine, legal
from kolam.engine.play import new_moves
from kolam.match import Match
from tests.games.kerala.positions import KERALA
from tests.games.kolpa.positions import KOLPA
from tests.games.kolpa.positions import position as position_of
from tests.playing import COMPILED, NAMES, TABLES, new_match, play_on, seeds, tables

SIMULATIONS = 300 if COMPILED else 5
THINKERS = ["random", "beginner", "casual", f"search:{SIMULATIONS}", *(["skilled"] if COMPILED else [])]


def position(table: tuple[str, int], seed: int, decisions: int) -> Match:
    """A position of a random match, after this many decisions, or the first one if it is over by then."""
    match = new_match(*table, seed)
    for _ in play_on(match, seed, decisions):
        pass
    return new_match(*table, seed) if match.over else match


@pytest.mark.parametrize("level", THINKERS)
@given(table=tables, seed=seeds, decisions=st.integers(0, 60 if COMPILED else 10))
def test_a_bot_knows_only_what_its_seat_knows(level: str, table: tuple[str, int], seed: int, decisions: int) -> None:
    """Its choice is the same in every world that its seat must think possible."""
    match = position(table, seed, decisions)
    assert match.turn is not None
    chosen = bot(level, "fair")(match)
    imagine(match.state[0], match.turn, new_dice(f"another world {seed}")[0])
    assert bot(level, "fair")(match) == chosen


@pytest.mark.compiled
@given(table=tables, seed=seeds, decisions=st.integers(0, 60))
def test_nor_does_expert_know_more(table: tuple[str, int], seed: int, decisions: int) -> None:
    """With simulations instead of its second, which would never be the same twice."""
    match = position(table, seed, decisions)
    assert match.turn is not None
    style = styles_of(match.game).expert
    chosen = Searcher(Budget(simulations=SIMULATIONS), style, "fair").choose(match)
    imagine(match.state[0], match.turn, new_dice(f"another world {seed}")[0])
    assert Searcher(Budget(simulations=SIMULATIONS), style, "fair").choose(match) == chosen


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize("table", TABLES)
def test_a_bot_is_repeatable_and_plays_whole_matches_by_the_rules(level: str, table: tuple[str, int]) -> None:
    logs = []
    for _ in range(2):
        match = new_match(*table, "repeatable")
        players = [bot(level, seat) for seat in range(table[1])]
        while (turn := match.turn) is not None and match.decisions < (120 if COMPILED else 4):
            match.play_number(players[turn](match))
        logs.append(match.log)
    assert logs[0] == logs[1]


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seconds", [0.05, 0.3])
def test_a_budget_in_seconds_is_kept(name: str, seconds: float) -> None:
    """Within 10 % or 50 ms, whichever is larger; the best of a few tries, for the machine may be busy."""
    match = new_match(name, 4, "punctual")
    Searcher(Budget(simulations=10), styles_of(match.game).master, "warm").judge(match)
    spent = []
    for _ in range(5):
        start = time.perf_counter()
        Searcher(Budget(seconds=seconds), styles_of(match.game).master, "punctual").judge(match)
        spent.append(time.perf_counter() - start)
    assert seconds * 0.9 <= min(spent) <= max(seconds * 1.1, seconds + 0.05)


@pytest.mark.compiled
def test_a_choice_that_hardly_anything_could_change_is_made_before_the_time_is_up() -> None:
    """Seconds are saved; simulations never are, for the sake of repeatability."""
    moment = PastPosition(
        KOLPA,
        position_of("""
            discard R3
            > R5    | R5 R4
              J J J |
        """),
        decisions=0,
    )
    searcher = Searcher(Budget(seconds=3.0), Style(), "haste")
    Searcher(Budget(simulations=10), Style(), "warm").judge(moment)
    start = time.perf_counter()
    assert KOLPA.text(KOLPA.move(moment.state[0], searcher.choose(moment))) == "kol R5"
    assert time.perf_counter() - start < 2.5
    tree = Tree(KOLPA, "haste", 1000)
    tree.grow_for(moment.state, Budget(simulations=700), Style(), hasty=True)
    assert tree.nodes[0].visits == 700


@pytest.mark.compiled
def test_a_search_ends_with_its_simulations_or_its_seconds_whichever_come_first() -> None:
    match = new_match("ganesha", 2, "first")
    for simulations, seconds, all_made in ((500, 60.0, True), (10**9, 0.05, False)):
        judged = Searcher(Budget(simulations, seconds), styles_of(match.game).master, "first").judge(match)
        assert (sum(found.visits for found in judged) == simulations) == all_made


@pytest.mark.compiled
def test_flat_monte_carlo_plays_by_the_rules_and_keeps_its_time() -> None:
    match = new_match("kolpa", 2, "flat")
    flat = bot("flat:0.05", "flat")
    for _ in range(5):
        match.play_number(flat(match))
    assert match.decisions == 5


@pytest.mark.compiled
def test_several_threads_share_the_simulations() -> None:
    match = new_match("kolpa", 3, "threads")
    judged = Searcher(Budget(simulations=1000, threads=4), Style(), "threads").judge(match)
    assert sum(found.visits for found in judged) == 1000


@pytest.mark.compiled
def test_more_simulations_of_one_turn_are_added_to_the_same_tree() -> None:
    match = new_match("kolpa", 2, "same tree")
    searcher = Searcher(Budget(simulations=100), Style(), "same tree")
    searcher.judge(match)
    assert sum(found.visits for found in searcher.judge(match)) == 200
    match.play_number(searcher.choose(match))
    if not match.over:
        assert sum(found.visits for found in searcher.judge(match)) == 100


def test_a_searcher_takes_no_match_for_another() -> None:
    """Not even one that lies where the last one lay in memory."""
    searcher = Searcher(Budget(simulations=10), Style(), "another")
    for seed in range(10):
        match = new_match("ganesha", 2, seed)
        assert searcher.judge(match) == Searcher(Budget(simulations=10), Style(), "another").judge(match)
        del match


@pytest.mark.parametrize(("contest", "share"), [(1.0, 1 / 2), (1.6, 0.65), (2.0, 3 / 4)])
def test_a_playout_compares_so_many_moves_on_average(contest: float, share: float) -> None:
    """Who looks at one of two moves takes the better one half of the time, who looks at two, three quarters."""
    state = position_of("""
        discard R4
        > R1 P2   |
          P4 P1   |
    """)[0]
    moves = new_moves(KOLPA)
    count = legal(state, moves)
    assert count == 2
    likes = {move: habit(state, move) for move in moves[:count]}
    dice = new_dice("compared")
    chosen = [likes[quick_choice(state, moves, count, contest, dice[0])] for _ in range(4000)]
    assert chosen.count(max(likes.values())) / 4000 == pytest.approx(share, abs=0.03)


def test_a_tree_has_branches_only_as_deep_as_its_style_says() -> None:
    match = position(("kolpa", 2), 3, 4)
    for deepest, grows_deeper in ((1, False), (2, True)):
        tree = Tree(match.game, "deep", 200)
        tree.grow(match.state, 60, Style(deepest=deepest))
        branches = tree.nodes[1 : tree.count]
        assert len(branches) > 1
        assert any(branches["first_child"] != NONE) == grows_deeper


@pytest.mark.parametrize("players", KERALA.players)
def test_a_playout_looks_as_far_ahead_however_many_play(players: int) -> None:
    match = new_match("kerala", players, "far")
    tree = Tree(match.game, "far", 2)
    tree.grow(match.state, 1, Style(tournament=30, longest=4))
    placed = tree.space.work[0].placed[:players] - match.state[0].placed[:players]
    assert set(placed) <= {3, 4, 5}


def test_greedy_is_casual_by_the_name_that_the_literature_has() -> None:
    match = position(("ganesha", 2), 1, 6)
    assert bot("greedy", "same")(match) == bot("casual", "same")(match)


@pytest.mark.parametrize("level", ["genius", "search:", "search:0", "search:-3", "think:long", "flat:1e9", ""])
def test_a_level_that_there_is_not_is_refused_by_name(level: str) -> None:
    with pytest.raises(UnknownBot, match="Unknown bot"):
        bot(level, 0)


def test_the_levels_have_the_names_that_people_see() -> None:
    assert list(LEVELS) == ["random", "beginner", "casual", "skilled", "expert", "master"]


@pytest.mark.compiled
@pytest.mark.parametrize("weaker_and_stronger", [("random", "casual"), ("casual", "skilled"), ("casual", "search:300")])
def test_a_stronger_level_wins_clearly(weaker_and_stronger: tuple[str, str]) -> None:
    """A small arena with fixed seeds: the full ladder with its intervals is in docs/bots.md."""
    weaker, stronger = weaker_and_stronger
    played = [play(pairing) for pairing in pairings("kolpa", [stronger, weaker], 2, 20, "clearly")]
    assert records(played)[stronger, weaker].wins >= 15


@pytest.mark.compiled
@pytest.mark.parametrize("weaker_and_stronger", list(pairwise(["random", "beginner", "casual", "skilled"])))
@pytest.mark.parametrize("name", NAMES)
def test_a_level_wins_clearly_against_the_one_below(name: str, weaker_and_stronger: tuple[str, str]) -> None:
    """At least 65 % of a small arena with a fixed seed, in every game."""
    weaker, stronger = weaker_and_stronger
    played = [play(pairing) for pairing in pairings(name, [stronger, weaker], 2, 40, "clearly")]
    assert records(played)[stronger, weaker].wins >= 0.65 * 40


def test_an_arena_is_balanced() -> None:
    """Every line-up plays the same deals, each bot as often from each seat."""
    todo = pairings("kolpa", ["a", "b", "c"], 2, 10, "s")
    assert len(todo) == 3 * 10
    for lineup in (("a", "b"), ("b", "c"), ("a", "c")):
        deals = sorted(pairing.deal for pairing in todo if set(pairing.seats) == set(lineup))
        assert deals == sorted([*range(5), *range(5)])
    for seat in range(2):
        assert [sum(p.seats[seat] == name for p in todo) for name in "abc"] == [10, 10, 10]
    assert {pairing.seats for pairing in pairings("kolpa", ["a", "b"], 4, 4, "s")} == {
        ("a", "b", "a", "b"),
        ("b", "a", "b", "a"),
    }


@pytest.mark.compiled
def test_ratings_put_the_winner_first() -> None:
    played = [play(pairing) for pairing in pairings("kolpa", ["random", "casual"], 2, 20, "rated")]
    first, last = ratings(played, ["random", "casual"])
    assert (first.bot, last.bot) == ("casual", "random")
    assert first.rating > first.margin > 0
    assert last.rating == 0
