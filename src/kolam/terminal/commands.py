"""The commands of `kolam`: what each is called with, and which function of this package does it."""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from kolam.engine.registry import names
from kolam.locale import say
from kolam.terminal.parser import Parser, at_least_one, whole_number


class Command(NamedTuple):
    """A command: its arguments, and where its work is done. That module is imported only when it is asked for."""

    module: str
    function: str
    about: str  # a message
    arguments: Callable[[Parser], None]
    extra: str = ""  # that brings what the module imports, if the library does not


def add_commands(parser: Parser) -> None:
    commands = parser.add_subparsers(metavar="COMMAND")
    for name, command in COMMANDS.items():
        one = commands.add_parser(name, help=say(command.about))
        command.arguments(one)
        one.set_defaults(command=name)


def _play(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", choices=names())
    _add_players(parser)
    parser.add_argument("--seats", help=say("terminal-seats"))
    parser.add_argument("--names", help=say("terminal-names"))
    parser.add_argument("--seed", help=say("terminal-seed"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("terminal-out"))
    _add_options(parser)


def _simulate(parser: Parser) -> None:
    parser.add_argument("game", choices=names())
    _add_players(parser)
    parser.add_argument("--games", type=at_least_one, default=1000, help=say("terminal-games"))
    parser.add_argument("--seed", default="0", help=say("terminal-seed"))
    parser.add_argument("--json", action="store_true", help=say("terminal-json"))
    _add_options(parser)


def _selfplay(parser: Parser) -> None:
    parser.add_argument("game", choices=names())
    _add_players(parser)
    parser.add_argument("--seed", default="0", help=say("terminal-seed"))
    parser.add_argument("--bots", help=say("terminal-bots"))
    parser.add_argument("--legal", action="store_true", help=say("terminal-legal"))
    parser.add_argument("--out", required=True, metavar="FILE", help=say("terminal-out-or-stdout"))
    parser.add_argument("--games", type=at_least_one, help=say("terminal-selfplay-games"))
    _add_workers(parser)
    _add_options(parser)


def _arena(parser: Parser) -> None:
    parser.add_argument("game", choices=names())
    parser.add_argument("--bots", required=True, help=say("terminal-arena-bots"))
    parser.add_argument("--games", type=at_least_one, default=100, help=say("terminal-arena-games"))
    parser.add_argument("--players", type=whole_number, default=2, help=say("terminal-arena-players"))
    parser.add_argument("--seed", default="0", help=say("terminal-seed"))
    _add_workers(parser)
    parser.add_argument("--log", type=Path, metavar="FILE", help=say("terminal-arena-log"))
    parser.add_argument("--json", action="store_true", help=say("terminal-json"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=say("terminal-arena-plot"))


def _train(parser: Parser) -> None:
    parser.add_argument("game", choices=names())
    parser.add_argument("--players", type=whole_number, default=2, help=say("terminal-arena-players"))
    parser.add_argument("--generations", type=at_least_one, default=8, help=say("terminal-train-generations"))
    parser.add_argument("--seed", default="0", help=say("terminal-seed"))
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help=say("terminal-train-folder"))
    parser.add_argument("--jobs", type=at_least_one, default=1, help=say("terminal-arena-jobs"))
    parser.add_argument("--ray", metavar="ADDRESS", help=say("terminal-ray"))
    parser.add_argument("--install", action="store_true", help=say("terminal-train-install"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=say("terminal-train-plot"))


def _verify(parser: Parser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", type=Path)


def _serve(parser: Parser) -> None:
    parser.add_argument("--host", help=say("terminal-host"))
    parser.add_argument("--port", type=whole_number, help=say("terminal-port"))
    parser.add_argument("--lan", action="store_true", default=None, help=say("terminal-lan"))
    parser.add_argument("--public-url", metavar="URL", help=say("terminal-public-url"))
    parser.add_argument("--hosts", metavar="NAMES", help=say("terminal-hosts"))
    parser.add_argument("--proxies", metavar="ADDRESSES", help=say("terminal-proxies"))
    parser.add_argument("--data-dir", type=Path, help=say("terminal-data-dir"))
    parser.add_argument("--open", action="store_true", default=None, help=say("terminal-open"))
    _worker(parser)


def _admin(parser: Parser) -> None:
    parser.add_argument("--renew", action="store_true", help=say("terminal-admin-renew"))
    parser.add_argument("--host", help=say("terminal-host"))
    parser.add_argument("--port", type=int, help=say("terminal-port"))
    parser.add_argument("--public-url", metavar="URL", help=say("terminal-public-url"))
    parser.add_argument("--data-dir", type=Path, help=say("terminal-data-dir"))
    parser.add_argument("--database", metavar="URL", help=say("terminal-database"))


def _worker(parser: Parser) -> None:
    parser.add_argument("--database", metavar="URL", help=say("terminal-database"))
    parser.add_argument("--bus", metavar="URL", help=say("terminal-bus"))
    parser.add_argument("--bots", type=at_least_one, help=say("terminal-bot-threads"))
    parser.add_argument("--log-format", choices=["text", "json"], help=say("terminal-log-format"))


def _analyse(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--simulations", type=at_least_one, default=2000, help=say("terminal-analyse-simulations"))


def _puzzles(parser: Parser) -> None:
    parser.add_argument("game", choices=names())
    parser.add_argument("--count", type=at_least_one, default=30, help=say("puzzles-count"))
    parser.add_argument("--seed", default="0", help=say("terminal-seed"))
    parser.add_argument("--simulations", type=at_least_one, default=200_000, help=say("puzzles-simulations"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("puzzles-out"))
    _add_options(parser)


def _tables(parser: Parser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    for name, (about, arguments) in TABLE_ACTIONS.items():
        one = actions.add_parser(name, help=say(about))
        arguments(one)
        one.add_argument("--data-dir", type=Path, help=say("terminal-data-dir"))
        one.add_argument("--database", metavar="URL", help=say("terminal-database"))


def _list_tables(parser: Parser) -> None:
    parser.add_argument("--status", choices=("gathering", "playing", "over", "unreadable"), help=say("tables-status"))
    parser.add_argument("--game", choices=names(), help=say("tables-game"))
    parser.add_argument("--json", action="store_true", help=say("tables-json"))


def _show_table(parser: Parser) -> None:
    parser.add_argument("table", metavar="ID", help=say("tables-id"))


def _export_tables(parser: Parser) -> None:
    parser.add_argument("table", metavar="ID", nargs="?", help=say("tables-id"))
    parser.add_argument("folder", metavar="DIR", type=Path, help=say("tables-folder"))
    parser.add_argument("--all", action="store_true", help=say("tables-all"))


def _delete_tables(parser: Parser) -> None:
    parser.add_argument("tables", metavar="ID", nargs="+", help=say("tables-id"))
    parser.add_argument("--running", action="store_true", help=say("tables-running"))


def _import_matches(parser: Parser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help=say("tables-files"))


def _prepare(parser: Parser) -> None:
    return


def _translate(parser: Parser) -> None:
    parser.add_argument("code", metavar="LANG", help=say("terminal-translate-language"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=say("terminal-translate-out"))


def _add_players(parser: Parser) -> None:
    parser.add_argument("--players", type=whole_number, help=say("terminal-players"))


def _add_workers(parser: Parser) -> None:
    parser.add_argument("--jobs", type=at_least_one, default=1, help=say("terminal-arena-jobs"))
    parser.add_argument("--ray", metavar="ADDRESS", help=say("terminal-ray"))


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


TABLE_ACTIONS: dict[str, tuple[str, Callable[[Parser], None]]] = {
    "list": ("tables-list-about", _list_tables),
    "show": ("tables-show-about", _show_table),
    "export": ("tables-export-about", _export_tables),
    "delete": ("tables-delete-about", _delete_tables),
    "import": ("tables-import-about", _import_matches),
}
COMMANDS = {
    "play": Command("hotseat", "play", "terminal-play-about", _play),
    "simulate": Command("simulate", "simulate", "terminal-simulate-about", _simulate),
    "selfplay": Command("selfplay", "selfplay", "terminal-selfplay-about", _selfplay),
    "arena": Command("arena", "arena", "terminal-arena-about", _arena, "arena"),
    "train": Command("train", "train_network", "terminal-train-about", _train, "train"),
    "verify": Command("verify", "verify", "terminal-verify-about", _verify),
    "serve": Command("serving", "serve", "terminal-serve-about", _serve, "server"),
    "admin": Command("serving", "admin", "terminal-admin-about", _admin, "server"),
    "worker": Command("serving", "work", "terminal-worker-about", _worker, "server"),
    "tables": Command("tables", "tables", "tables-about", _tables, "server"),
    "analyse": Command("analyse", "analyse", "terminal-analyse-about", _analyse),
    "puzzles": Command("puzzles", "puzzles", "puzzles-about", _puzzles),
    "prepare": Command("prepare", "prepare", "terminal-prepare-about", _prepare),
    "translate": Command("translate", "translate", "terminal-translate-about", _translate),
}
