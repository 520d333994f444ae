"""A command line that explains itself, and refuses, in the language in force."""

import argparse
import re
import sys
from collections.abc import Iterable
from shutil import get_terminal_size
from typing import Any, NoReturn

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from kolam.locale import listed, say

# What argparse says by itself and lets nobody else say.
MISSING = re.compile(r"the following arguments are required: (.*)")
NO_VALUE = re.compile(r"expected (one|at least one) argument")


class _Help(argparse.HelpFormatter):
    """argparse's own help, with our word for "usage" and lines that fit: a Japanese character takes two columns."""

    def __init__(self, prog: str) -> None:
        usage = say("parser-usage")
        super().__init__(prog, width=get_terminal_size().columns - 2 - (cell_len(usage) - len(usage)))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, say("parser-usage") if prefix is None else prefix)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return [line.plain.rstrip() for line in Text(" ".join(text.split())).wrap(Console(), width)]

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in self._split_lines(text, width - len(indent)))


class Parser(argparse.ArgumentParser):
    """argparse has words of its own; these are ours."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, formatter_class=_Help, allow_abbrev=False, exit_on_error=False, **settings)
        self._positionals.title = say("parser-arguments")
        self._optionals.title = say("parser-options")
        self.add_argument("-h", "--help", action="help", help=say("parser-help"))

    def parse_known_args(self, *arguments: Any, **settings: Any) -> tuple[Any, list[str]]:
        try:
            return super().parse_known_args(*arguments, **settings)
        except argparse.ArgumentError as error:
            words = say("parser-no-value") if NO_VALUE.fullmatch(error.message) else error.message
            self.error(f"{error.argument_name}: {words}" if error.argument_name else words)

    def error(self, message: str) -> NoReturn:
        if found := MISSING.fullmatch(message):
            message = say("parser-missing", arguments=found[1])
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {message}\n")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            choices = listed(map(str, action.choices), "plain")
            raise argparse.ArgumentError(action, say("parser-choice", value=repr(value), choices=choices))


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("parser-number", value=repr(text))) from None


def at_least_one(text: str) -> int:
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(say("terminal-at-least-one"))
    return number
