"""What is learned: from what a seat knows and nothing else, repeatable, and only where it was learned."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolam.bots import Budget, Searcher, UnknownBot, bot
from kolam.bots.learned.features import features, viewpoint
from kolam.bots.learned.guidance import Guidance
from kolam.bots.learned.network import judge, new_eye, think
from kolam.bots.learned.selfplay import LONGEST, Lesson, look_back, new_course, new_samples
from kolam.bots.learned.weights import read, rounded, taught_for
from kolam.bots.searcher import GuidedTree
from kolam.bots.style import Learned, styles_of
from kolam.bots.tree import NONE
from kolam.engine.chance import below, new_dice
from kolam.engine.contract import NOBODY, State, clone, decide, imagine, new_state, whose
from kolam.engine.options import read_options
from kolam.engine.play import choices, settle
from kolam.engine.registry import game
from kolam.match import Match
from tests.bots.learned import LEARNED, LEARNED_TABLES, learning, made_up, written
from tests.playing import COMPILED, finished, new_match, play_on, seeds

tables = st.sampled_from(LEARNED_TABLES)
SIMULATIONS = 60 if COMPILED else 3


def told(match: Match, state: State, seat: int) -> list[int]:
    active = np.zeros(learning(match.game.name).active, np.int32)
    return sorted(active[: features(state[0], seat, active)].tolist())


def position(table: tuple[str, int], seed: int, decisions: int) -> Match:
    match = new_match(*table, seed)
    for _ in play_on(match, seed, decisions):
        pass
    return new_match(*table, seed) if match.over else match


@given(table=tables, seed=seeds, decisions=st.integers(0, 80 if COMPILED else 8))
def test_a_network_is_told_what_the_seat_knows_and_nothing_else(
    table: tuple[str, int], seed: int, decisions: int
) -> None:
    """Features are the same in every world that the seat must think possible, before a decision and after it."""
    match = position(table, seed, decisions)
    seat = match.turn
    assert seat is not None
    world = clone(match.state)
    imagine(world[0], seat, new_dice(f"another world {seed}")[0])
    assert told(match, world, seat) == told(match, match.state, seat)
    assert viewpoint(world[0], seat) == viewpoint(match.state[0], seat)
    for number in match.legal_numbers()[:4]:
        afterwards = [clone(match.state), clone(world)]
        for state in afterwards:
            decide(state[0], number)
        if all(whose(state[0]) != NOBODY for state in afterwards):
            assert told(match, afterwards[0], seat) == told(match, afterwards[1], seat)


@given(table=tables, seed=seeds)
def test_there_is_room_for_the_features_of_every_board_that_is_learned_from(table: tuple[str, int], seed: int) -> None:
    """And the game vouches for that board."""
    name, players = table
    chosen, learned, dice = game(name), learning(name), new_dice(f"board {seed}")
    board = learned.board(players, lambda bound: int(below(dice[0], bound)))
    state = new_state(chosen, players, read_options(chosen, board, players), bytes(32))
    assert learned.covers(state[0])
    settle(state[0])
    active = np.full(learned.active + 1, -1, np.int32)
    moves = np.zeros(chosen.most_legal, np.int32)
    for _ in range(300 if COMPILED else 10):
        if whose(state[0]) == NOBODY:
            return
        count = choices(state, moves)
        decide(state[0], int(moves[below(dice[0], count)]))
        if whose(state[0]) == NOBODY:
            return
        written_features = features(state[0], 0, active[:-1])
        assert 0 < written_features <= learned.active
        assert active[-1] == -1
        assert active[:written_features].min() >= 0
        assert active[:written_features].max() < learned.inputs(players)
        settle(state[0])


def test_a_network_is_evaluated_as_matrices_would_be() -> None:
    match = position(("ganesha", 3), 5, 20)
    network = made_up(match.game, 3)
    eye = new_eye(3, network, learning("ganesha").active)
    count = features(match.state[0], 0, eye.active)
    think(network, count, eye)
    inputs = np.bincount(eye.active[:count], minlength=len(network.first)).astype(np.float32)
    one = np.maximum(inputs @ network.first + network.first_bias, 0)
    two = np.maximum(one @ network.second + network.second_bias, 0)
    assert eye.out == pytest.approx(two @ network.third + network.third_bias, rel=1e-4)


def test_what_it_says_is_for_the_seats_from_the_viewpoint_on() -> None:
    match = position(("ganesha", 3), 5, 20)
    network = made_up(match.game, 3)
    eye = new_eye(3, network, learning("ganesha").active)
    judge(match.state[0], 0, network, Guidance(), eye)
    me = viewpoint(match.state[0], 0)
    assert eye.wins.sum() == pytest.approx(1)
    logits = eye.out[:3]
    assert [(me + place) % 3 for place in np.argsort(logits)] == np.argsort(eye.wins).tolist()
    for place in range(3):
        seat = (me + place) % 3
        assert eye.scores[seat] == pytest.approx(match.state[0].scores[seat] + eye.out[3 + place])


@pytest.mark.parametrize("table", LEARNED_TABLES)
def test_once_a_match_is_over_its_result_counts(table: tuple[str, int]) -> None:
    match = finished(*table, "result")
    network = made_up(match.game, table[1])
    eye = new_eye(table[1], network, learning(table[0]).active)
    judge(match.state[0], 0, network, Guidance(), eye)
    assert match.result is not None
    assert eye.scores.tolist() == list(match.result.scores)
    assert np.flatnonzero(eye.wins).tolist() == sorted(match.result.winners)


@given(table=tables, seed=seeds, decisions=st.integers(0, 60 if COMPILED else 4))
def test_a_guided_search_knows_what_its_seat_knows(
    tmp_path_factory: pytest.TempPathFactory, table: tuple[str, int], seed: int, decisions: int
) -> None:
    """Its choice is the same in every world that its seat must think possible."""
    match = position(table, seed, decisions)
    assert match.turn is not None
    level = f"puct:{SIMULATIONS}@{written(tmp_path_factory.getbasetemp(), match.game, table[1])}"
    chosen = bot(level, "fair")(match)
    imagine(match.state[0], match.turn, new_dice(f"another world {seed}")[0])
    assert bot(level, "fair")(match) == chosen


@pytest.mark.parametrize("table", LEARNED_TABLES)
def test_a_guided_search_is_repeatable_and_plays_whole_matches_by_the_rules(
    tmp_path: Path, table: tuple[str, int]
) -> None:
    logs = []
    for _ in range(2):
        match = new_match(*table, "repeatable")
        level = f"puct:{SIMULATIONS}@{written(tmp_path, match.game, table[1])}"
        players = [bot(level, seat) for seat in range(table[1])]
        while (turn := match.turn) is not None and match.decisions < (400 if COMPILED else 2):
            match.play_number(players[turn](match))
        logs.append(match.log)
    assert logs[0] == logs[1]


def test_every_legal_move_is_judged_however_short_the_search(tmp_path: Path) -> None:
    match = new_match("ganesha", 2, "all")
    style = Learned(styles_of(match.game).master, written(tmp_path, match.game, 2))
    judged = Searcher(Budget(simulations=1), style, "all").judge(match)
    assert sorted(found.number for found in judged) == sorted(match.legal_numbers())
    assert all(0 < found.chance < 1 for found in judged)


def test_options_that_nobody_learned_with_are_searched_without_a_network(tmp_path: Path) -> None:
    """Ganesha: a slot that pays more than the features can tell."""
    usual, strange = new_match("ganesha", 2, "strange"), strange_match()
    file = written(tmp_path, usual.game, 2)
    assert taught_for(usual.game, usual.state, file) is not None
    assert taught_for(strange.game, strange.state, file) is None
    searcher = Searcher(Budget(simulations=20), Learned(styles_of(usual.game).master, file), "strange")
    for match, guided in ((usual, True), (strange, False)):
        searcher.judge(match)
        assert all(isinstance(tree, GuidedTree) == guided for tree in searcher._trees)


def strange_match() -> Match:
    tracks = {colour: [9, 5, 4, 3, 2, 2, 1, 1] for colour in ("red", "green", "purple", "blue", "yellow")}
    return new_match("ganesha", 2, "strange", tracks=tracks)


@pytest.mark.parametrize("name", LEARNED)
def test_weights_are_kept_in_half_precision(tmp_path: Path, name: str) -> None:
    chosen = game(name)
    kept = read(written(tmp_path, chosen, chosen.players[0]))
    for before, after in zip(rounded(made_up(chosen, chosen.players[0])), kept, strict=True):
        assert np.array_equal(before, after)


@pytest.mark.parametrize("level", ["puct:", "puct:0", "search:10@x.npz", "learned:fast", "cpu:1@x.npz"])
def test_a_measure_that_there_is_not_is_refused(level: str) -> None:
    with pytest.raises(UnknownBot, match="Unknown bot"):
        bot(level, 0)


def test_what_a_position_came_to_is_a_mixture_of_the_end_and_of_what_was_thought_on_the_way() -> None:
    """TD(λ): three decisions, the second of them made at random."""
    match = finished("ganesha", 2, "came to")
    assert match.result is not None
    course, samples = new_course(match.game, 2, 10), new_samples(3, 2, 10)
    course.state[0] = match.state[0]
    course.wins[:3] = [[0.6, 0.4], [0.7, 0.3], [0.8, 0.2]]
    course.strayed[:3] = [False, True, False]
    course.row[:3] = [0, 1, 2]
    course.row[3:LONGEST] = NONE
    samples.wins[:, 0] = [0, 1, 0]  # whose viewpoint it was
    look_back(3, Lesson(1, 0.0, 0, 0, 0.9), course, samples)
    won = 1.0 if 0 in match.result.winners else 0.0
    assert samples.wins[2].tolist() == [won, 1 - won]
    before = 0.9 * won + 0.1 * 0.8
    assert samples.wins[1].tolist() == pytest.approx([1 - before, before])
    assert samples.wins[0].tolist() == pytest.approx([0.7, 0.3])  # nothing after a stray decision


def test_matches_by_habit_are_learned_from_as_they_ended() -> None:
    match = finished("ganesha", 2, "as they ended")
    assert match.result is not None
    course, samples = new_course(match.game, 2, 10), new_samples(1, 2, 10)
    course.state[0] = match.state[0]
    course.strayed[:2] = True
    course.row[:2] = [0, NONE]
    samples.gains[0] = [10, 20]  # the scores when it was remembered
    look_back(2, Lesson(0, 3.0, 0, 0, 0.9), course, samples)
    assert sorted(samples.wins[0]) == [0, 1]
    assert samples.gains[0].tolist() == [match.result.scores[0] - 10, match.result.scores[1] - 20]
