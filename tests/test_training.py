"""Training: the same positions for the same seed, a network that learns from them, and nothing done twice."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from kolam.bots.learned.selfplay import Lesson
from kolam.bots.learned.weights import Manifest, manifest_file, read
from kolam.engine.registry import game
from kolam.research.training.generations import Asked, OtherTraining, Outcome, champion_of, deliver, train
from kolam.research.training.learning import learn, new_parameters
from kolam.research.training.matches import Comparison, Lessons, compared, learn_from, no_network
from kolam.research.training.plan import Generation, Plan
from kolam.research.training.plot import plot, strengths
from tests.bots.learned import learning, made_up

pytestmark = pytest.mark.compiled

SMALL = Plan([Generation(10, 0, 1, 1e-3), Generation(10, 1, 1, 1e-3)], compared=16, job=5)
HABIT = Lesson(0, 8.0, 30, 300, 0.95)


def by_habit(matches: int, seed: str = "1") -> Lessons:
    return Lessons("ganesha", 2, seed, matches, HABIT, no_network(learning("ganesha").inputs(2), 2))


def test_the_same_job_comes_to_the_same_positions() -> None:
    first, again, other = learn_from(by_habit(3)), learn_from(by_habit(3)), learn_from(by_habit(3, "2"))
    for name, column in first._asdict().items():
        assert np.array_equal(column, again._asdict()[name])
    assert not np.array_equal(first.gains[:20], other.gains[:20])
    assert set(first.match) == {0, 1, 2}
    assert np.allclose(first.wins.sum(axis=1), 1)


def test_a_network_learns_who_wins() -> None:
    """The Brier score of one that knows nothing is 0.25; a whole training begins with 0.17."""
    samples = learn_from(by_habit(2000))
    learned = learn(new_parameters(learning("ganesha").inputs(2), 2, 0), samples, 3, 2e-3, 0)
    assert learned.brier < 0.23


def test_a_network_that_is_compared_with_itself_wins_half() -> None:
    network = made_up(game("ganesha"), 3)
    found = compared(Comparison("ganesha", 3, "itself", 4, 1, network, network))
    assert found.pairs == 4 * 3 * 2
    assert found.won == pytest.approx(found.pairs / 2, abs=found.pairs / 3)


def test_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    chosen = game("ganesha")
    whole, broken = (Asked(chosen, 2, "7", SMALL, tmp_path / name) for name in ("whole", "broken"))
    done = list(train(whole, lambda *_: None))
    assert [outcome.number for outcome in done] == [0, 1]
    assert done[0].kept
    assert done[1].pairs == 16
    stopped = train(broken, lambda *_: None)
    next(stopped)
    del stopped
    with (broken.folder / "journal.jsonl").open("ab") as lines:
        lines.write(b'{"number":1,"mat')  # the machine went down while a line was written
    assert list(train(broken, lambda *_: None)) == done
    for name in ("positions-1.npz", "network-1.npz"):
        with np.load(whole.folder / name) as one, np.load(broken.folder / name) as other:
            assert all(np.array_equal(one[column], other[column]) for column in one.files)
    deliver(whole, done, tmp_path / "2.npz")
    manifest = msgspec.json.decode(manifest_file(tmp_path / "2.npz").read_bytes(), type=Manifest)
    assert (manifest.game, manifest.players, len(manifest.generations)) == ("ganesha", 2, 2)
    champion = champion_of(whole.folder, done)
    assert champion is not None
    assert all(map(np.array_equal, read(tmp_path / "2.npz"), champion))


def test_a_folder_is_for_one_training(tmp_path: Path) -> None:
    next(train(Asked(game("ganesha"), 2, "7", SMALL, tmp_path), lambda *_: None))
    with pytest.raises(OtherTraining, match="another game"):
        next(train(Asked(game("ganesha"), 3, "7", SMALL, tmp_path), lambda *_: None))


def test_strength_grows_by_what_the_comparisons_say(tmp_path: Path) -> None:
    """Three of four is 191 points; what was not kept adds nothing."""
    outcomes = [Outcome(0, 1, 0, 1, 0.1, 1.0, 0, 0.0, True)]
    outcomes += [Outcome(1, 1, 1, 1, 0.1, 1.0, 100, 75.0, True), Outcome(2, 1, 1, 1, 0.1, 1.0, 100, 40.0, False)]
    assert strengths(outcomes) == pytest.approx([0, 190.8, 190.8], abs=0.1)
    plot(outcomes, "Ganesha", tmp_path / "strength.svg")
    assert (tmp_path / "strength.svg").read_text(encoding="utf-8").count("<use") >= len(outcomes)
