"""`kolam verify`: replay match files and prove their shuffles."""

import argparse
from pathlib import Path

from rich.console import Console

from kolam.engine.datafile import why
from kolam.engine.linking import only_looking
from kolam.locale import say
from kolam.match import BadMatchFile, read_match


def verify(asked: argparse.Namespace) -> int:
    """0 when every file is right, 1 when one is not."""
    console = Console(highlight=False, soft_wrap=True)
    with only_looking():  # a match is replayed sooner than its rules are compiled
        verdicts = [_verdict(file) for file in asked.files]
    for file, (right, words) in zip(asked.files, verdicts, strict=True):
        console.print("✓" if right else "✗", style="green" if right else "red", end=" ")
        console.print(f"{file}: {words}", markup=False)
    return 0 if all(right for right, _ in verdicts) else 1


def _verdict(file: Path) -> tuple[bool, str]:
    try:
        match = read_match(file.read_bytes())
    except OSError as error:
        return False, say("verify-unreadable", reason=why(error))
    except BadMatchFile as error:
        return False, str(error)
    key = "verify-fair" if match.chance.secret else "verify-no-secret"
    state = say("verify-finished" if match.over else "verify-unfinished")
    return True, say(key, game=match.game.called, decisions=match.decisions, state=state)
