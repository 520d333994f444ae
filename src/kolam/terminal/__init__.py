"""The `kolam` command."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from importlib import import_module
from importlib.util import find_spec

from rich.console import Console

from kolam import __version__
from kolam.engine.errors import KolamError
from kolam.engine.extras import needs
from kolam.locale import LANGUAGES, language_of, language_of_environment, listed, say, speak
from kolam.terminal.commands import COMMANDS, add_commands
from kolam.terminal.files import file_trouble
from kolam.terminal.parser import Parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 is success, 1 a refusal with the reason, 2 a command that was not understood."""
    chosen, rest = _chosen_language(sys.argv[1:] if arguments is None else arguments)
    language = language_of(chosen) if chosen else language_of_environment(os.environ)
    with speak(language or language_of_environment(os.environ)):
        if language is None:
            _parser().error(say("language-unknown", asked=repr(chosen), languages=listed(LANGUAGES, "plain")))
        return _run(understood(rest))


def _run(asked: argparse.Namespace) -> int:
    try:
        code: int = _work_of(asked.command)(asked)
    except (KolamError, OSError) as error:
        words = file_trouble(error) if isinstance(error, OSError) else str(error)
        Console(stderr=True, highlight=False).print(words, style="red", markup=False)
        return 1
    except KeyboardInterrupt:
        return 130
    return code


def _work_of(name: str) -> Callable[[argparse.Namespace], int]:
    """What does the work of a command. Only now is it imported, and said what that needs."""
    command = COMMANDS[name]
    with needs(command.extra, f"kolam {name}") if command.extra else nullcontext():
        module = import_module(f"kolam.terminal.{command.module}")
    work: Callable[[argparse.Namespace], int] = getattr(module, command.function)
    return work


def _chosen_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """What --language or KOLAM_LANGUAGE says, and all other arguments: even the help is in that language."""
    parser = argparse.ArgumentParser(prog="kolam", add_help=False, allow_abbrev=False)
    parser.add_argument("--language", default=os.environ.get("KOLAM_LANGUAGE"))
    found, rest = parser.parse_known_args(arguments)
    return found.language, rest


def understood(arguments: Sequence[str]) -> argparse.Namespace:
    """What a command line asks for; SystemExit, and why on the screen, if it cannot be understood."""
    parser = _parser()
    asked: argparse.Namespace
    asked, unknown = parser.parse_known_args(arguments)
    if unknown:
        parser.error(say("parser-unknown", arguments=" ".join(unknown)))
    return asked if "command" in asked else parser.parse_args(_simply_play())


def _simply_play() -> list[str]:
    """What `kolam` alone does: it shows the app in the browser if the server is installed, else it plays right here."""
    return ["serve", "--open"] if find_spec("litestar") else ["play"]


def _parser() -> Parser:
    parser = Parser(prog="kolam", description=say("terminal-about"))
    parser.add_argument("--version", action="version", version=f"kolam {__version__}", help=say("parser-version"))
    parser.add_argument(
        "--language", metavar="LANGUAGE", help=say("terminal-language", languages=listed(LANGUAGES, "plain"))
    )
    add_commands(parser)
    return parser
