"""A bar for long work that is counted."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


@contextmanager
def counting(what: str, total: int, console: Console, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Show how far something is; call what this gives with how much more has been done."""
    with Progress(*COLUMNS, console=console, transient=True) as progress:
        task = progress.add_task(what, total=total, completed=done)
        yield lambda more: progress.advance(task, more)
