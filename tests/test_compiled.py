"""The five rules for Numba that DESIGN keeps, each as a test."""

import ast
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import kolam
from kolam.engine.compiled import answers, record_type
from kolam.engine.contract import legal
from kolam.engine.registry import game
from tests.playing import NAMES

PACKAGE = Path(kolam.__file__).parent
ROOT = PACKAGE.parent.parent
RULE_FILES = sorted(file for layer in ("engine", "bots", "games") for file in (PACKAGE / layer).rglob("*.py"))


def run(code: str, *arguments: str, **environment: str) -> str:
    """What a fresh Python prints."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA")}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments],
        env={**clean, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_only_python_makes_states() -> None:
    """1: an array made inside compiled code and indexed to a record dangles, so no rule makes one."""
    makers = {"zeros", "empty", "full", "ones", "zeros_like", "empty_like", "recarray", "frombuffer"}
    for file in RULE_FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(ast.unparse(d) == "rule" for d in node.decorator_list):
                for call in (inner for inner in ast.walk(node) if isinstance(inner, ast.Call)):
                    if isinstance(call.func, ast.Attribute) and call.func.attr in makers:
                        kinds = [ast.unparse(argument) for argument in call.args[1:]]
                        assert all(kind.startswith("np.") for kind in kinds), f"{file.name}: {node.name} makes a record"


def test_no_rule_calls_itself() -> None:
    """A function that calls itself crashes when Numba loads it from its cache (numba issue 6061)."""
    for file in RULE_FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(ast.unparse(d) == "rule" for d in node.decorator_list):
                called = {ast.unparse(call.func) for call in ast.walk(node) if isinstance(call, ast.Call)}
                assert node.name not in called, f"{file.name}: {node.name} calls itself"


RACE = """
import random, sys
import numpy as np
sys.path.insert(0, sys.argv[1])
from tells import width
widths = [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64, np.float32, np.float64]
random.Random(sys.argv[2]).shuffle(widths)
for number in widths:
    assert width(np.zeros(1, number)) == np.dtype(number).itemsize, f"the code for another type was loaded for {number}"
"""
TELLS = """
from kolam.engine.compiled import rule

@rule
def width(numbers):
    return numbers.itemsize
"""


@pytest.mark.compiled
def test_processes_that_compile_at_the_same_time_do_not_mix_up_their_code(tmp_path: Path) -> None:
    (tmp_path / "tells.py").write_text(TELLS)
    for attempt in range(3):
        cache = str(tmp_path / f"cache{attempt}")
        with ThreadPoolExecutor(6) as together:
            running = [
                together.submit(run, RACE, str(tmp_path), f"{attempt} {n}", KOLAM_CACHE_DIR=cache) for n in range(6)
            ]
            for one in running:
                one.result()


# The rule in the middle is too long for LLVM to put it into its caller: it is called by its name.
LONG = "".join(f"    if state.turn == {n}: state.turn = {n * n % 101}; moved += 1\n" for n in range(1, 100))
GAMES = f"""
import numpy as np
from kolam.engine.compiled import answers, question, record_type, rule

@question
def players(state): "How many may play."

@rule
def most(state): return 6

@rule
def fewest(state): return 2

@rule
def walk(state):
    moved = 0
{LONG}
    return moved + players(state)

@rule
def ask(states): return walk(states[0])

GAMES = {{name: np.zeros(1, record_type(name, [("turn", np.int8)])) for name in ("many", "few")}}
answers(GAMES["many"].dtype, players=most)
answers(GAMES["few"].dtype, players=fewest)
"""
ASK = """
import sys
sys.path.insert(0, sys.argv[1])
from games import GAMES, ask
print(*(ask(GAMES[name]) for name in sys.argv[2:]))
"""


@pytest.mark.compiled
def test_what_processes_compiled_apart_is_not_mixed_up_when_it_comes_together(tmp_path: Path) -> None:
    """Numba numbers records as it meets them, and names functions by these numbers: ours are named for their games,
    and two games are told apart even if their fields are the same.
    """
    (tmp_path / "games.py").write_text(GAMES)
    cache = str(tmp_path / "cache")
    apart = [run(ASK, str(tmp_path), name, KOLAM_CACHE_DIR=cache) for name in ("many", "few")]
    together = run(ASK, str(tmp_path), "many", "few", KOLAM_CACHE_DIR=cache)
    assert (*apart, together) == ("6\n", "2\n", "6 2\n")


UNCOMPILED = """
import subprocess, sys
sys.path.insert(0, sys.argv[1])
from games import GAMES, ask
from kolam.engine.linking import compile_elsewhere
compile_elsewhere()
many = GAMES["many"]
print(ask(many), len(ask.overloads))
subprocess.run([sys.executable, "-c", sys.argv[2], sys.argv[1], "many"], check=True)
print(ask(many), len(ask.overloads))
"""


@pytest.mark.compiled
def test_a_rule_runs_uncompiled_until_another_process_has_compiled_it(tmp_path: Path) -> None:
    (tmp_path / "games.py").write_text(GAMES)
    told = run(UNCOMPILED, str(tmp_path), ASK, KOLAM_CACHE_DIR=str(tmp_path / "cache"))
    assert told == "6 0\n6\n6 1\n"


EDIT = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from kolam.engine.registry import game
from kolam.engine.play import Simulation
kolpa = game("kolpa")
print(Simulation(kolpa, 2, kolpa.Options(target=1), 1).run(200).scores.max())
"""


@pytest.mark.compiled
def test_an_edit_in_a_callee_is_noticed(tmp_path: Path) -> None:
    """2: Numba's own cache looks only at the file of the caller; ours is keyed by all the sources."""
    copy = tmp_path / "src"
    shutil.copytree(PACKAGE, copy / "kolam", ignore=shutil.ignore_patterns("__pycache__"))
    cache = {"KOLAM_CACHE_DIR": str(tmp_path / "cache")}
    before = int(run(EDIT, str(copy), **cache))
    rules = copy / "kolam" / "games" / "kolpa" / "rules.py"
    source = rules.read_text(encoding="utf-8")
    edited = source.replace("score += state.piles[seat, colour, depth]", "score += 100")
    assert edited != source
    rules.write_text(edited, encoding="utf-8")
    assert before < 100 <= int(run(EDIT, str(copy), **cache))


def test_checked_and_unchecked_code_are_kept_apart() -> None:
    """3."""
    ask = "from kolam.engine.storage import cache_folder; print(cache_folder().name)"
    assert run(ask, NUMBA_BOUNDSCHECK="1").strip() == run(ask).strip() + "-checked"


OUTSIDE = """
import numpy as np
from kolam.engine.compiled import rule
@rule
def outside(numbers, at):
    return numbers[at]
try:
    print(outside(np.zeros(3), 5))
except IndexError:
    print("refused")
"""


@pytest.mark.compiled
def test_a_checked_run_refuses_what_lies_outside_of_an_array(tmp_path: Path) -> None:
    """3: so that the suite's run with NUMBA_BOUNDSCHECK=1 means something."""
    script = tmp_path / "outside.py"
    script.write_text(OUTSIDE, encoding="utf-8")
    run_it = f"import runpy; runpy.run_path({str(script)!r})"
    assert run(run_it, NUMBA_BOUNDSCHECK="1", KOLAM_CACHE_DIR=str(tmp_path)).strip() == "refused"


@pytest.mark.compiled
def test_compiled_uncompiled_and_checked_runs_agree() -> None:
    """4: every state and every list of legal moves of a match of each game and number of players."""
    code = "import runpy, sys; sys.argv[0] = 'digest'; runpy.run_module('tests.digest', run_name='__main__')"
    ways = [{}, {"NUMBA_BOUNDSCHECK": "1"}, {"NUMBA_DISABLE_JIT": "1"}]
    digests = [run(code, "30", **way) for way in ways]
    assert len(digests[0]) == 64
    assert digests[0] == digests[1] == digests[2]


WARM = """
import sys
from numba.core import event
missed = []
class Missed(event.Listener):
    def on_start(self, heard): missed.append(heard.data["dispatcher"].py_func.__qualname__)
    def on_end(self, heard): pass
event.register("numba:compile", Missed())
from kolam.terminal import main
for name in sys.argv[2:]:
    main(["simulate", name, "--games", "1", "--json"])
    main(["selfplay", name, "--out", sys.argv[1]])
    main(["verify", sys.argv[1]])
    main(["analyse", sys.argv[1], "--simulations", "2"])
    main(["arena", name, "--bots", "casual,beginner", "--games", "2", "--json"])
print("compiled now:", sorted(set(missed)))
"""


@pytest.mark.compiled
def test_nothing_is_left_to_compile_after_prepare(tmp_path: Path) -> None:
    """5: to play, to simulate or to verify takes no compiler."""
    run("from kolam.terminal import main; main(['prepare'])", **_same_checks())
    assert run(WARM, str(tmp_path / "match.json"), *NAMES, **_same_checks()).endswith("compiled now: []\n")


def _same_checks() -> dict[str, str]:
    return {"NUMBA_BOUNDSCHECK": "1"} if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else {}


def test_a_record_is_named_once_and_a_question_is_answered_once() -> None:
    record = record_type("once", [("turn", np.int8)])
    with pytest.raises(ValueError, match="there is a record of once already"):
        record_type("once", [("turn", np.int16)])
    answers(record, whose=lambda state: 0)
    with pytest.raises(ValueError, match="once has answered whose already"):
        answers(record, whose=lambda state: 1)
    with pytest.raises(TypeError, match="once does not answer the question legal"):
        legal(np.zeros(1, record)[0], np.zeros(1, np.int32))


def test_a_field_that_numpy_would_shadow_is_refused() -> None:
    with pytest.raises(TypeError, match="round"):
        record_type("shadowed", [("round", np.int8)])


@pytest.mark.parametrize("name", NAMES)
def test_a_record_has_no_gaps(name: str) -> None:
    """NumPy copies fields, not gaps: with a gap, two equal positions would differ in their bytes."""
    dtype = game(name).dtype
    fields = [dtype.fields[field] for field in dtype.names or ()]  # type: ignore[index]
    assert sum(field[0].itemsize for field in fields) == dtype.itemsize
    assert all(field[1] % field[0].alignment == 0 for field in fields)
