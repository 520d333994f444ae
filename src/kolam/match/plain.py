"""A game with no drawing of its own: the fields of its view, its moves in the words of its texts.

The texts are found by their keys, and the page in the browser goes by the same ones: `GAME-prompt`, `GAME-move-TYPE`,
`GAME-told-TYPE`, `GAME-event-KIND`, `GAME-field-FIELD` and `GAME-help`. What has no text is said as it is called.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table

from kolam.engine.contract import Game
from kolam.locale import has, listed, message, say, who
from kolam.match.log import Entry, Result

ACCENT = "#a94a22"


class PlainDrawing:
    """Any game, drawn from nothing but its types and its texts."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def picture(self, view: Any, names: Sequence[str]) -> RenderableType:
        lines = Group(*self._lines(msgspec.to_builtins(view), names))
        return Panel(lines, title=f"[bold]{escape(str(self.game.called))}[/]", border_style=ACCENT)

    def prompt(self, view: Any) -> str:
        return self._say("prompt") or say("plain-prompt")

    def choice(self, view: Any, move: Any) -> str:
        return self._move("move", move) or escape(self.game.text(move))

    def told(self, entry: Entry, names: Sequence[str], reader: int | None = None) -> str:
        if entry.seat is None:
            return self._event(entry.what, names, reader)
        person = _person(names, entry.seat, reader)
        plainly = message("plain-told", move=self.choice(None, entry.what), **person)
        return self._move("told", entry.what, **person) or str(plainly)

    def sheet(self, result: Result, view: Any, names: Sequence[str]) -> RenderableType:
        table = Table(title=say("plain-sheet"), title_style="bold")
        table.add_column("")
        for name in names:
            table.add_column(escape(name), justify="right")
        lines = [msgspec.to_builtins(line) for line in result.sheet]
        for field in lines[0]:
            table.add_row(self._label(field), *(escape(_text(line[field])) for line in lines))
        table.add_section()
        totals = [f"[bold green]{s} ★[/]" if seat in result.winners else str(s) for seat, s in enumerate(result.scores)]
        table.add_row(say("plain-total"), *totals)
        return table

    def help(self) -> str:
        return self._say("help") or say("plain-help", game=self.game.called)

    def _event(self, event: Any, names: Sequence[str], reader: int | None) -> str:
        """The field `to` is a seat: its player's name can be said."""
        fields = _fields(event)
        kind, to = fields.pop("kind"), fields.get("to")
        person = _person(names, to, reader) if isinstance(to, int) else {}
        plainly = message("plain-event", kind=escape(_words(kind)), fields=escape(_text(fields)))
        return self._say(f"event-{kind}", **person, **_arguments(fields)) or str(plainly)

    def _move(self, kind: str, move: Any, **more: str) -> str | None:
        fields = _fields(move)
        return self._say(f"{kind}-{fields.pop('type')}", **more, **_arguments(fields))

    def _say(self, key: str, **arguments: str | int) -> str | None:
        full_key = f"{self.game.name}-{key}".replace("_", "-")
        return str(message(full_key, **arguments)) if has(full_key) else None

    def _label(self, field: str) -> str:
        return self._say(f"field-{field}") or escape(_words(field))

    def _lines(self, data: Mapping[str, Any], names: Sequence[str]) -> Iterator[RenderableType]:
        """A line for every field, a table for a list of things. The viewer's own seat is known to the viewer."""
        for field, value in data.items():
            match value:
                case dict():
                    yield f"[bold]{self._label(field)}[/]"
                    yield Padding(Group(*self._lines(value, names)), (0, 0, 0, 2))
                case [dict() as first, *_]:
                    yield self._table(field, list(first), value, names)
                case int() if field == "turn":
                    yield f"[dim]{self._label(field)}:[/] {escape(names[value])}"
                case _ if field != "seat":
                    yield f"[dim]{self._label(field)}:[/] {escape(_text(value))}"

    def _table(self, field: str, columns: Sequence[str], rows: Sequence[Any], names: Sequence[str]) -> Table:
        """A row for each; if there is one for each seat, it has the player's name."""
        table = Table(box=None, padding=(0, 2), header_style="dim")
        table.add_column(self._label(field), style="bold")
        for column in columns:
            table.add_column(self._label(column))
        heads = names if len(names) == len(rows) else [str(number + 1) for number in range(len(rows))]
        for head, row in zip(heads, rows, strict=True):
            table.add_row(escape(head), *(escape(_text(row.get(column))) for column in columns))
        return table


def _person(names: Sequence[str], seat: int, reader: int | None) -> dict[str, str]:
    return who(f"[bold]{escape(names[seat])}[/]", seat == reader)


def _fields(struct: Any) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(struct)
    return fields


def _arguments(fields: Mapping[str, Any]) -> dict[str, str | int]:
    return {field: value if type(value) is int else escape(_text(value)) for field, value in fields.items()}


def _words(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _text(value: Any) -> str:
    """A value in a line."""
    match value:
        case None | [] | {}:
            return "–"
        case bool():
            return say("plain-yes") if value else say("plain-no")
        case dict():
            return str(listed((f"{_words(field)} {_text(inner)}" for field, inner in value.items()), "plain"))
        case list():
            return " ".join(_text(inner) for inner in value)
    return str(value)
