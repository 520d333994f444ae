"""`kolam play`: a match at this terminal, against bots or around one screen."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from kolam.bots import Bot, Budget, bot
from kolam.bots.characters import CHARACTERS, character
from kolam.bots.hints import hints
from kolam.engine.chance import new_secret, secret_of_seed
from kolam.engine.errors import KolamError
from kolam.engine.registry import game, games
from kolam.locale import listed, number, percent, say, who
from kolam.match import Drawn, Entry, Match, Seat, write_match
from kolam.match.drawing import drawing_of
from kolam.terminal.files import file_trouble
from kolam.terminal.options import read_options
from kolam.terminal.prepare import compile_for
from kolam.terminal.seating import HUMAN, levels

HINT_SECONDS = 1.0
LOG_LINES = 12  # of the log above the choices; `l` shows all of it


class Quit(Exception):
    """The person at the screen has had enough."""


def play(asked: argparse.Namespace) -> int:
    chosen = game(asked.game) if asked.game else min(games(), key=lambda one: one.minutes)
    sitting = levels(asked.seats or HUMAN, asked.players, chosen, default="casual", human=True)
    secret = new_secret() if asked.seed is None else secret_of_seed(asked.seed)
    options = read_options(asked, chosen, len(sitting), asked.seed or secret.hex())
    compile_for(chosen, [level for level in sitting if level != HUMAN])
    match = Match(chosen, _seats(sitting, asked.names), options, Drawn(secret))
    bots = {
        number: bot(level, f"{asked.seed or secret.hex()} seat {number}")
        for number, level in enumerate(sitting)
        if level != HUMAN
    }
    try:
        HotSeat(match, bots, Console(highlight=False)).run()
    finally:
        if asked.out:
            asked.out.write_bytes(write_match(match))
    return 0


def _seats(sitting: list[str], names: str | None) -> list[Seat]:
    given = [name.strip() for name in names.split(",")] if names else []
    alone = sitting.count(HUMAN) == 1
    seats: list[Seat] = []
    for place, level in enumerate(sitting):
        if place < len(given):
            name = given[place]
        elif level == HUMAN:
            # Not "You": who reads the match file is somebody else.
            name = say("table-guest") if alone else say("seat-player", number=place + 1)
        else:
            name = _bot_name(level, place, [*given, *(seat.name for seat in seats)])
        seats.append(Seat(name, None if level == HUMAN else level))
    return seats


def _bot_name(level: str, number: int, taken: list[str]) -> str:
    """The character that sits there; a bot to measure by is called like one of the usual level."""
    return character(level if level in CHARACTERS else "casual", number, taken).name


class HotSeat:
    """One screen; the player who has to decide sits before it."""

    def __init__(self, match: Match, bots: dict[int, Bot], console: Console) -> None:
        self.match = match
        self.bots = bots
        self.console = console
        self.drawing = drawing_of(match.game)
        self.names = [seat.name for seat in match.seats]
        self.people = [number for number in range(len(self.names)) if number not in bots]
        self.reader = self.people[0] if len(self.people) == 1 else None  # the only person, who is spoken to: "you"
        if self.reader is not None and self.names[self.reader] == say("table-guest"):
            self.names[self.reader] = say("seat-you")
        self.before_screen = self.reader
        self.read_up_to = dict.fromkeys(self.people, 0)

    def run(self) -> None:
        """Play until the end, or until somebody quits."""
        try:
            while (turn := self.match.turn) is not None:
                if turn in self.bots:
                    self.match.play_number(self.bots[turn](self.match))
                else:
                    self.ask(turn)
        except Quit:
            self.console.print(say("play-bye"))
            return
        self.show_end()

    def ask(self, seat: int) -> None:
        """Show the table to a person and let them decide once, or do something else first."""
        if self.before_screen != seat:
            self.hand_over(seat)
        choices = self.match.legal()
        self.show(seat, choices)
        decided = False
        while not decided:
            said = self.read(say("play-prompt", **who(self.names[seat], seat == self.reader))).strip()
            try:
                decided = self.obey(said, seat, choices)
            except KolamError as error:
                self.console.print(str(error), style="red", markup=False)
            except OSError as error:
                self.console.print(file_trouble(error), style="red", markup=False)

    def obey(self, said: str, seat: int, choices: Sequence[Any]) -> bool:
        """Do what was said; True when it changed the match."""
        command, _, rest = said.partition(" ")
        match command:
            case "":
                return False
            case "q":
                raise Quit
            case "?":
                self.console.print(self.drawing.help())
            case "h":
                self.hint()
            case "l":
                self.tell(self.match.log_for(seat))
            case "s":
                file = Path(rest.strip() or f"{self.match.game.name}.kolam.json")
                file.write_bytes(write_match(self.match))
                self.console.print(say("play-saved", file=str(file)), markup=False)
            case "u":
                self.match.undo(self.who_decided_last(seat))
                return True
            case _ if said.isdecimal():
                if not 1 <= int(said) <= len(choices):
                    raise KolamError(say("play-no-such-number", count=len(choices)))
                self.match.play(seat, choices[int(said) - 1])
                return True
            case _:
                self.match.play(seat, said)
                return True
        return False

    def hint(self) -> None:
        """The best moves that a search finds with what this seat knows, and why."""
        view = self.match.view(self.match.turn)
        compile_for(self.match.game, ["master"])
        with self.console.status(say("play-thinking")):
            found = hints(self.match, Budget(seconds=HINT_SECONDS))
        for hint in found:
            move = self.drawing.choice(view, hint.move)
            chance, score = percent(hint.chance), number(hint.score)
            self.console.print(say("play-hint", move=move, chance=chance, score=score, reason=hint.reason))

    def who_decided_last(self, seat: int) -> int:
        """The person whose decision is to be taken back: the last one at this screen who decided anything."""
        people = [decider for decider in self.match.deciders if decider in self.people]
        return people[-1] if people else seat

    def hand_over(self, seat: int) -> None:
        """Hide the last player's cards before the next one looks."""
        self.console.clear()
        self.read(say("play-hand-over", name=self.names[seat]))
        self.before_screen = seat

    def show(self, seat: int, choices: Sequence[Any]) -> None:
        """The table as this seat sees it, what has happened since it last looked, and what it can do."""
        view = self.match.view(seat)
        log = self.match.log_for(seat)
        self.console.clear()
        self.console.print(self.drawing.picture(view, self.names))
        self.tell(log[min(self.read_up_to[seat], len(log)) :][-LOG_LINES:])
        self.read_up_to[seat] = len(log)
        if not self.match.deciders:
            self.console.print(say("play-commitment", commitment=self.match.chance.commitment), style="dim")
        self.console.print(self.drawing.prompt(view), style="bold #e8b85c")
        words = [self.drawing.choice(view, move) for move in choices]
        lines = [f"[bold]{number:>3}[/]  {choice}" for number, choice in enumerate(words, 1)]
        self.console.print(Columns(lines, column_first=True, padding=(0, 3)))
        self.console.print(say("play-commands"), style="dim", markup=False)

    def tell(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.console.print(self.drawing.told(entry, self.names, self.reader))
        if entries:
            self.console.print()

    def show_end(self) -> None:
        """The score sheet, and the secret that proves the shuffle."""
        result = self.match.result
        if result is None:
            return
        view = self.match.view(self.reader)
        self.console.clear()
        self.console.print(self.drawing.picture(view, self.names))
        self.tell(self.match.log_for(self.reader)[-LOG_LINES:])
        self.console.print(self.drawing.sheet(result, view, self.names))
        self.console.print(self.who_won(result.winners), style="bold green")
        if self.match.chance.secret is not None:
            self.console.print(say("play-secret", secret=self.match.chance.secret.hex()), style="dim", soft_wrap=True)

    def who_won(self, winners: Sequence[int]) -> str:
        others = listed(self.names[winner] for winner in winners if winner != self.reader)
        args = who(escape(str(others)), self.reader in winners, "names")
        return say("play-winners", count=len(winners), **args)

    def read(self, prompt: str) -> str:
        try:
            return self.console.input(f"{escape(prompt)} ")
        except EOFError:
            raise Quit from None
