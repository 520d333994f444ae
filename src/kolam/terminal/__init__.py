"""The `kolam` command."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from rich.console import Console

from kolam import __version__
from kolam.locale import LANGUAGES, language_of, language_of_environment, say, speak
from kolam.rules import NAMES
from kolam.rules.errors import KolamError
from kolam.terminal.files import file_trouble
from kolam.terminal.parser import Parser, at_least_one, whole_number


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 is success, 1 a refusal with the reason, 2 a command that was not understood."""
    chosen, rest = _chosen_language(sys.argv[1:] if arguments is None else arguments)
    language = language_of(chosen) if chosen else language_of_environment(os.environ)
    with speak(language or language_of_environment(os.environ)):
        parser = _parser()
        if language is None:
            parser.error(say("language-unknown", asked=repr(chosen), languages=", ".join(LANGUAGES)))
        return _run(_understood(parser, rest))


def _run(asked: argparse.Namespace) -> int:
    try:
        # Only the room of the command that was asked for is opened: Kolam starts quickly.
        code: int = getattr(import_module(f"kolam.terminal.{asked.room}"), asked.run)(asked)
    except (KolamError, OSError) as error:
        words = file_trouble(error) if isinstance(error, OSError) else str(error)
        Console(stderr=True, highlight=False).print(words, style="red", markup=False)
        return 1
    except KeyboardInterrupt:
        return 130
    return code


def _chosen_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """What --language or KOLAM_LANGUAGE says, and all other arguments: even the help is in that language."""
    parser = argparse.ArgumentParser(prog="kolam", add_help=False, allow_abbrev=False)
    parser.add_argument("--language", default=os.environ.get("KOLAM_LANGUAGE"))
    found, rest = parser.parse_known_args(arguments)
    return found.language, rest


def _understood(parser: Parser, arguments: Sequence[str]) -> argparse.Namespace:
    asked: argparse.Namespace
    asked, unknown = parser.parse_known_args(arguments)
    if unknown:
        parser.error(say("parser-unknown", arguments=" ".join(unknown)))
    if "room" not in asked:
        parser.error(say("parser-no-command"))
    return asked


def _parser() -> Parser:
    parser = Parser(prog="kolam", description=say("terminal-about"))
    parser.add_argument("--version", action="version", version=f"kolam {__version__}", help=say("parser-version"))
    parser.add_argument("--language", metavar="LANGUAGE", help=say("terminal-language", languages=", ".join(LANGUAGES)))
    commands = parser.add_subparsers(metavar="COMMAND")

    play = commands.add_parser("play", help=say("terminal-play-about"))
    play.add_argument("game", nargs="?", default="kolpa", choices=NAMES)
    play.add_argument("--players", type=whole_number, help=say("terminal-players"))
    play.add_argument("--seats", help=say("terminal-seats"))
    play.add_argument("--names", help=say("terminal-names"))
    play.add_argument("--seed", help=say("terminal-seed"))
    play.add_argument("--out", type=Path, metavar="FILE", help=say("terminal-out"))
    _add_options(play)
    play.set_defaults(room="hotseat", run="play")

    simulate = commands.add_parser("simulate", help=say("terminal-simulate-about"))
    simulate.add_argument("game", choices=NAMES)
    simulate.add_argument("--players", type=whole_number, help=say("terminal-players"))
    simulate.add_argument("--games", type=at_least_one, default=1000, help=say("terminal-games"))
    simulate.add_argument("--seed", default="0", help=say("terminal-seed"))
    simulate.add_argument("--json", action="store_true", help=say("terminal-json"))
    _add_options(simulate)
    simulate.set_defaults(room="simulate", run="simulate")

    selfplay = commands.add_parser("selfplay", help=say("terminal-selfplay-about"))
    selfplay.add_argument("game", choices=NAMES)
    selfplay.add_argument("--players", type=whole_number, help=say("terminal-players"))
    selfplay.add_argument("--seed", default="0", help=say("terminal-seed"))
    selfplay.add_argument("--bots", help=say("terminal-bots"))
    selfplay.add_argument("--legal", action="store_true", help=say("terminal-legal"))
    selfplay.add_argument("--out", required=True, metavar="FILE", help=say("terminal-out-or-stdout"))
    _add_options(selfplay)
    selfplay.set_defaults(room="selfplay", run="selfplay")

    arena = commands.add_parser("arena", help=say("terminal-arena-about"))
    arena.add_argument("game", choices=NAMES)
    arena.add_argument("--bots", required=True, help=say("terminal-arena-bots"))
    arena.add_argument("--games", type=at_least_one, default=100, help=say("terminal-arena-games"))
    arena.add_argument("--players", type=whole_number, default=2, help=say("terminal-arena-players"))
    arena.add_argument("--seed", default="0", help=say("terminal-seed"))
    arena.add_argument("--jobs", type=at_least_one, default=1, help=say("terminal-arena-jobs"))
    arena.add_argument("--log", type=Path, metavar="FILE", help=say("terminal-arena-log"))
    arena.add_argument("--json", action="store_true", help=say("terminal-json"))
    arena.add_argument("--plot", type=Path, metavar="FILE", help=say("terminal-arena-plot"))
    arena.set_defaults(room="arena", run="arena")

    verify = commands.add_parser("verify", help=say("terminal-verify-about"))
    verify.add_argument("files", nargs="+", metavar="FILE", type=Path)
    verify.set_defaults(room="verify", run="verify")

    serve = commands.add_parser("serve", help=say("terminal-serve-about"))
    serve.add_argument("--host", help=say("terminal-host"))
    serve.add_argument("--port", type=int, help=say("terminal-port"))
    serve.add_argument("--data-dir", type=Path, help=say("terminal-data-dir"))
    serve.add_argument("--open", action="store_true", default=None, help=say("terminal-open"))
    serve.set_defaults(room="serving", run="serve")

    worker = commands.add_parser("worker", help=say("terminal-worker-about"))
    worker.set_defaults(room="serving", run="work")
    for process in (serve, worker):
        process.add_argument("--database", metavar="URL", help=say("terminal-database"))
        process.add_argument("--bus", metavar="URL", help=say("terminal-bus"))
        process.add_argument("--bots", type=at_least_one, help=say("terminal-bot-threads"))

    analyse = commands.add_parser("analyse", help=say("terminal-analyse-about"))
    analyse.add_argument("file", metavar="FILE", type=Path)
    analyse.add_argument("--simulations", type=at_least_one, default=2000, help=say("terminal-analyse-simulations"))
    analyse.set_defaults(room="analyse", run="analyse")

    prepare = commands.add_parser("prepare", help=say("terminal-prepare-about"))
    prepare.set_defaults(room="prepare", run="prepare")
    return parser


def _add_options(parser: Parser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], type=_option, metavar="NAME=VALUE", help=say("terminal-option")
    )


def _option(text: str) -> tuple[str, object]:
    """An option's value is JSON; what is no JSON is taken as a word."""
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise argparse.ArgumentTypeError(say("terminal-option-malformed", text=text))
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value
