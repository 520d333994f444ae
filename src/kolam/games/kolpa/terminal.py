"""How Kolpa! looks in a terminal. Colours are doubled by shapes: red and pink are hard to tell apart."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kolam.games.kolpa import KolpaSheet
from kolam.games.kolpa.moves import Deal, DealSeen, Draw, DrawSeen, Joker, Kol, Kolpa
from kolam.games.kolpa.view import View
from kolam.locale import number, say, who
from kolam.match import Entry, Result

SHAPES = {"R": "●", "P": "♥", "Y": "★", "B": "■", "G": "▲"}
INKS = {"R": "#e5484d", "P": "#f58fc7", "Y": "#f2c94c", "B": "#5b9bf5", "G": "#4cb782"}
NAMES = {"R": "red", "P": "pink", "Y": "yellow", "B": "blue", "G": "green"}
JOKER = "".join(f"[{INKS[colour]}]{shape}[/]" for colour, shape in SHAPES.items())


def card(code: str) -> str:
    """A card in a line of text."""
    return JOKER if code == "J" else f"[bold {INKS[code[0]]}]{SHAPES[code[0]]}{code[1]}[/]"


def call_words(call: str) -> str:
    """An announcement, with the colour's shape."""
    if call in SHAPES:
        return f"[bold {INKS[call]}]{SHAPES[call]} {say('kolpa-colour', colour=NAMES[call])}[/]"
    return f"[bold]{call}[/]"


def face(code: str) -> Panel:
    """A card on the table."""
    if code == "J":
        return Panel(Text.from_markup(f"{JOKER}\n  ?  \n{JOKER}"), width=9, border_style="white")
    ink, shape, value = INKS[code[0]], SHAPES[code[0]], code[1]
    return Panel(
        Text(f"{shape}   {value}\n  {shape}  \n{value}   {shape}", style=f"bold {ink}"), width=9, border_style=ink
    )


def person(names: Sequence[str], seat: int, reader: int | None) -> dict[str, str]:
    return who(f"[bold]{escape(names[seat])}[/]", seat == reader)


class KolpaDrawing:
    """Everything a player sees of Kolpa!."""

    def picture(self, view: View, names: Sequence[str]) -> RenderableType:
        title = say("kolpa-title", round=view.round, target=view.target)
        parts: list[RenderableType] = [self._middle(view), self._players(view, names)]
        if view.hand:
            hand = Columns([face(code) for code in view.hand], padding=(0, 0))
            parts.append(Panel(hand, title=say("kolpa-your-hand"), title_align="left", border_style="dim"))
        return Panel(Group(*parts), title=f"[bold]{title}[/]", border_style="#a94a22")

    def _middle(self, view: View) -> RenderableType:
        middle = Table.grid(padding=(0, 3))
        words = [say("kolpa-draw-pile", count=view.draw), say("kolpa-discard-pile", count=view.discard)]
        if view.call is not None:
            words.append(say("kolpa-announced", call=call_words(view.call)))
        middle.add_row(face(view.top) if view.top else "", Text.from_markup("\n" + "\n".join(words)))
        return middle

    def _players(self, view: View, names: Sequence[str]) -> RenderableType:
        table = Table(box=None, padding=(0, 2), header_style="dim")
        for heading in ("kolpa-player", "kolpa-score", "kolpa-cards", "kolpa-area"):
            table.add_column(say(heading), justify="left" if heading in ("kolpa-player", "kolpa-area") else "right")
        for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
            mark = "[bold #e8b85c]▶[/] " if seat == view.turn else "  "
            piles = "   ".join(f"{card(pile.top)}[dim]×{pile.size}[/]" for pile in player.piles) or "[dim]–[/]"
            style = "bold" if seat == view.seat else ""
            table.add_row(f"{mark}{escape(name)}", str(number(player.score)), str(player.hand), piles, style=style)
        return table

    def prompt(self, view: View) -> str:
        if view.call is not None and "J" in (view.hand or ()):  # P15
            return say("kolpa-prompt-other", call=call_words(view.call))
        return say("kolpa-prompt")

    def choice(self, view: View, move: Any) -> str:
        match move:
            case Kol(code, "hand"):
                return say("kolpa-choose-kol", card=card(code))
            case Kol(code, _):
                return say("kolpa-choose-kol-area", card=card(code))
            case Kolpa(code):
                return say("kolpa-choose-kolpa", card=card(code))
            case Joker(call):
                return say("kolpa-choose-joker", joker=JOKER, call=call_words(call))
        raise TypeError(move)

    def told(self, entry: Entry, names: Sequence[str], reader: int | None = None) -> str:
        match entry.what:
            case DealSeen(_, top, seat, rounds) | Deal(_, top, seat, rounds):
                return say("kolpa-told-deal", round=rounds, card=card(top), **person(names, seat, reader))
            case Draw(seat, code):
                return say("kolpa-told-draw", card=card(code), **person(names, seat, reader))
            case DrawSeen(seat):
                return say("kolpa-told-draw-unseen", **person(names, seat, reader))
        if entry.seat is None:
            return say("kolpa-told-reshuffle")
        somebody = person(names, entry.seat, reader)
        match entry.what:
            case Kol(code, "hand"):
                return say("kolpa-told-kol", card=card(code), **somebody)
            case Kol(code, _):
                return say("kolpa-told-kol-area", card=card(code), **somebody)
            case Kolpa(code):
                return say("kolpa-told-kolpa", card=card(code), **somebody)
            case Joker(call):
                return say("kolpa-told-joker", call=call_words(call), **somebody)
        raise TypeError(entry.what)

    def sheet(self, result: Result, view: View, names: Sequence[str]) -> RenderableType:
        table = Table(title=say("kolpa-sheet"), title_style="bold")
        table.add_column(say("kolpa-round"), justify="right")
        for name in names:
            table.add_column(escape(name), justify="right")
        lines: list[KolpaSheet] = result.sheet
        for played, scores in enumerate(zip(*(line.rounds for line in lines), strict=True), 1):
            table.add_row(str(played), *(str(number(score)) for score in scores))
        table.add_section()
        totals = [str(number(score)) for score in result.scores]
        won = [f"[bold green]{total} ★[/]" if seat in result.winners else total for seat, total in enumerate(totals)]
        table.add_row(say("kolpa-total"), *won)
        return table

    def help(self) -> str:
        return f"{say('kolpa-help')}\n{say('kolpa-help-typed')}"


DRAWING = KolpaDrawing()
