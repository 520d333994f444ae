"""`kolam analyse`: a match reviewed by the bots: luck and choice, turning points, and what was better."""

import argparse
from collections.abc import Iterator

from rich.console import Console
from rich.progress import track
from rich.table import Table

from kolam.bots.review import UNIT, Review, Turn, accounts, turning_points
from kolam.bots.reviewing import Effort, Reviewing
from kolam.engine.contract import read_move
from kolam.engine.linking import only_looking
from kolam.locale import Figure, percent, say
from kolam.match import Entry, Match, read_match
from kolam.match.drawing import Drawing, drawing_of
from kolam.terminal.prepare import compile_for

HEADINGS = (
    "review-start",
    "review-luck",
    "review-own",
    "review-others",
    "review-result",
    "review-even",
    "review-rate",
)
GRADES = {
    "superb": "review-grade-superb",
    "strong": "review-grade-strong",
    "solid": "review-grade-solid",
    "mixed": "review-grade-mixed",
    "rough": "review-grade-rough",
}


def analyse(asked: argparse.Namespace) -> int:
    with only_looking():
        match = read_match(asked.file.read_bytes())
    compile_for(match.game, ["master"])
    console = Console()
    reviewing = Reviewing(match, Effort(asked.simulations, asked.simulations))
    bar = track(_steps(reviewing), say("play-thinking"), reviewing.total, console=Console(stderr=True), transient=True)
    for _ in bar:
        pass
    review = reviewing.review()
    if all(moment.forced for moment in review.moments):
        console.print(say("analyse-none"))
        return 0
    shown = drawing_of(match.game)
    console.print(_players(match, review))
    console.print(say("review-sum"))
    for line in _turning_points(match, review, shown):
        console.print(line)
    console.print(_errors(match, review, shown))
    return 0


def _steps(reviewing: Reviewing) -> Iterator[None]:
    while reviewing.done < reviewing.total:
        reviewing.step()
        yield


def _players(match: Match, review: Review) -> Table:
    columns = Table(title=say("review-players"))
    columns.add_column(say("analyse-player"), overflow="fold")
    for heading in HEADINGS:
        columns.add_column(say(heading), justify="right")
    for seat, account in zip(match.seats, accounts(review), strict=True):
        parts = (account.luck, account.own, account.others)
        columns.add_row(
            seat.name,
            _share(account.start),
            *(_change(part) for part in parts),
            _share(account.end),
            _share(min(UNIT, max(0, account.adjusted))),
            f"{percent(account.rate / UNIT, 1)}\n{say(GRADES[account.grade])}",
        )
    return columns


def _turning_points(match: Match, review: Review, shown: Drawing) -> Iterator[str]:
    """Each in a line, with the players whom it helped or harmed most."""
    found = turning_points(review)
    yield say("review-turning" if found else "review-no-turning")
    names = [seat.name for seat in match.seats]
    for turn in found:
        told = [shown.told(entry, names) for entry in _entries(match, turn)]
        swings = sorted(zip(turn.swing, names, strict=True), key=lambda swing: -abs(swing[0]))[:2]
        told.append(", ".join(f"{name} {_change(swing)}" for swing, name in swings))
        yield f"{turn.decision + 1:4}  " + " ".join(told)


def _entries(match: Match, turn: Turn) -> list[Entry]:
    """What happened at a turning point."""
    decisions, found = 0, []
    for entry in match.log:
        wanted = entry.seat is None if turn.draw else entry.seat is not None
        if decisions == turn.decision and wanted:
            found.append(entry)
        decisions += entry.seat is not None
    return found


def _errors(match: Match, review: Review, shown: Drawing) -> Table:
    columns = Table()
    columns.add_column(say("analyse-decision"), justify="right")
    for heading in ("analyse-player", "analyse-played", "analyse-best"):
        columns.add_column(say(heading), overflow="fold")  # Japanese has no spaces to break a line at
    columns.add_column(say("analyse-lost"), justify="right")
    history = match.history
    moves = [entry.what for entry in match.log if entry.seat is not None]
    for number, (moment, move) in enumerate(zip(review.moments, moves, strict=True)):
        if moment.forced:
            continue
        view = match.game.view(history[number][0], moment.seat)
        played, best, lost = shown.choice(view, move), "", "–"
        if moment.better is not None:
            better = read_move(match.game, moment.better.move)
            best = f"{shown.choice(view, better)} ({_share(moment.better.chance)})\n{moment.better.why}"
            played += f" ({_share(moment.better.played)})"
            lost = _share(moment.error)
        columns.add_row(str(number + 1), match.seats[moment.seat].name, played, best, lost)
    return columns


def _share(units: int) -> str:
    return str(percent(units / UNIT))


def _change(units: int) -> str:
    """A share with its sign."""
    return ("+" if units > 0 else "") + str(Figure(units / UNIT, "percent"))
