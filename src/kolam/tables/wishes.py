"""What those at a table say about their seats before the start: their colour, who is younger than whom, …

A game's options tell what can be said: a value for each seat, or an order of the seats. What the host said in the form
is the beginning; what nobody said is as usual, or was drawn when the table was opened.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from kolam.engine.contract import Game
from kolam.engine.options import Option, offered
from kolam.locale import listed, message
from kolam.match import Entry
from kolam.tables.commands import SeatCommand
from kolam.tables.errors import BadRequest, NotNow
from kolam.tables.table import Line, SeatLine, Table


class Wish(SeatCommand, frozen=True):
    """Say what your own seat is to have, for instance its colour; null takes the wish back."""

    option: str
    value: str | None

    def lines_of(self, table: Table, seat: int) -> Sequence[Line]:
        option = _option_before_the_start(table, self.option, "each")
        if self.value is not None and self.value not in option.choices:
            raise BadRequest(message("table-wish-value", choices=listed(option.choices, "plain")))
        other = _person_with(table, self.option, self.value, seat)
        if other is not None:
            raise NotNow(message("table-wish-taken", name=table.holders[other].name or ""))
        return [Wished(seat, self.option, self.value)]

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        return [Wished(seat, self.option, self.value)]


class Wished(SeatLine, frozen=True):
    """A seat without a person that had this value gives it up: it gets what is left."""

    kind = "wished"
    option: str
    value: str | None = None

    def happen(self, table: Table) -> Sequence[Entry]:
        kept = [value if value != self.value else None for value in table.wishes[self.option]]
        kept[self.seat] = self.value
        table.wishes[self.option] = kept
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        return {"seat": self.seat, "option": self.option, "value": self.value}


class Order(SeatCommand, frozen=True):
    """Move a seat, your own or another, one place up in an order of the seats."""

    option: str
    seat: int

    def lines_of(self, table: Table, seat: int) -> Sequence[Line]:
        _option_before_the_start(table, self.option, "order")
        if not 0 <= self.seat < len(table.holders):
            raise BadRequest(message("table-no-seat", seat=self.seat, count=len(table.holders)))
        if table.options[self.option][0] == self.seat:
            raise NotNow(message("table-order-first"))
        return [Ordered(seat, self.option, self.seat)]

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        return [Ordered(seat, self.option, self.seat)]


class Ordered(SeatLine, frozen=True):
    """`seat` moved the seat `raised` one place up."""

    kind = "ordered"
    option: str
    raised: int

    def happen(self, table: Table) -> Sequence[Entry]:
        order = list(table.options[self.option])
        place = order.index(self.raised)
        order[place - 1 : place + 1] = [self.raised, order[place - 1]]
        table.options = {**table.options, self.option: order}
        table.ordered |= {self.option}
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        return {"seat": self.seat, "option": self.option, "raised": self.raised}


def begin(table: Table, said: Sequence[str]) -> None:
    """A table is opened whose host has said these options."""
    options = seat_options(table.game).values()
    nothing = [None] * len(table.holders)
    table.wishes = {
        option.name: list(table.options[option.name]) if option.name in said else nothing
        for option in options
        if option.kind == "each"
    }
    table.ordered = frozenset(option.name for option in options if option.kind == "order" and option.name in said)


def forget(table: Table, seat: int) -> None:
    """Nobody sits there any more: what they wished is free."""
    for option, values in table.wishes.items():
        table.wishes[option] = [None if number == seat else value for number, value in enumerate(values)]


def settle(table: Table) -> None:
    """The match starts: what was wished is now an option of it, and the other seats get the usual, or what is left."""
    for name, wished in table.wishes.items():
        if all(value is None for value in wished):
            continue
        usual = table.options[name]
        choices = seat_options(table.game)[name].choices
        values = list(wished)
        for seat, value in enumerate(values):
            if value is None and usual[seat] not in values:
                values[seat] = usual[seat]
        for seat, value in enumerate(values):
            if value is None:
                values[seat] = next(choice for choice in choices if choice not in values)
        table.options = {**table.options, name: values}


def seat_options(game: Game) -> dict[str, Option]:
    """The options of a game that say something about seats."""
    options: Any = game.Options
    return _seat_options(options)


@cache
def _seat_options(options: type[Any]) -> dict[str, Option]:
    return {option.name: option for option in offered(options) if option.kind in ("each", "order")}


def _option_before_the_start(table: Table, name: str, kind: str) -> Option:
    if table.match is not None:
        raise NotNow(message("table-started"))
    option = seat_options(table.game).get(name)
    if option is None or option.kind != kind:
        raise BadRequest(message("table-no-seat-option", option=name))
    return option


def _person_with(table: Table, option: str, value: str | None, seat: int) -> int | None:
    """The other seat whose holder has wished for this value. Bots and seats that are still open yield."""
    found = (number for number, wished in enumerate(table.wishes[option]) if wished == value and number != seat)
    people = (number for number in found if table.holders[number].guest is not None)
    return None if value is None else next(people, None)


LINES = (Wished, Ordered)
