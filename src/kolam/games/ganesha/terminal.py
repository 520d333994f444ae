"""How Ganesha looks in a terminal. Every colour has a cut of its own."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kolam.games.ganesha import events, moves
from kolam.games.ganesha.altar import hexes_by_row
from kolam.games.ganesha.moves import PLACES
from kolam.games.ganesha.record import COLOURS, TOKENS, Colour, Token
from kolam.games.ganesha.view import Track, View
from kolam.locale import listed, message, say, who
from kolam.locale.habits import Listed
from kolam.match import Entry, Result

CUTS = {"red": "■", "green": "♣", "purple": "◆", "blue": "●", "yellow": "▲"}
INKS = {"red": "#e5484d", "green": "#4cb782", "purple": "#b18bf0", "blue": "#5b9bf5", "yellow": "#f2c94c"}
SPICE_INK = "#e8b85c"

PITCH = 10  # columns from one hex to the next in its row
SLOPE = "_..--'--.."  # the zigzag between two rows, from its lowest point on
BESIDE = 5  # hexes of the longest row of an Altar that leaves room for the Mandala beside it


def gem(colour: Colour, count: int | None = None) -> str:
    """A gem, or some of them, in a line of text."""
    return f"[bold {INKS[colour]}]{CUTS[colour]}{'' if count is None else count}[/]"


def marked(words: str, *marks: str) -> str:
    """A line with the gems it is about before it, for the eye that looks down a list."""
    return " ".join([*marks, words])


def gems(counts: Mapping[Colour, int]) -> str:
    return " ".join(gem(colour, count) for colour, count in counts.items() if count) or "[dim]–[/]"


def tokens_on_hexes(tokens: Mapping[str, Token]) -> Listed:
    return listed(message("ganesha-token-on-hex", token=token, hex=hex) for hex, token in tokens.items())


def altar(view: View) -> Text:
    """The Altar's hexagons: the number and the gem, and under them the token."""
    lines = []
    widest = max(view.rows)
    left = [(widest - row) * PITCH // 2 for row in view.rows]
    for number, row in enumerate(hexes_by_row(view.rows)):
        outer = min(left[number], left[max(number - 1, 0)])
        lines.append(zigzag(outer, widest * PITCH - outer, left[number]))
        lines.append(cells(left[number], [gem_line(view, hex) for hex in row]))
        lines.append(cells(left[number], [token_line(view, hex) for hex in row]))
    lines.append(zigzag(left[-1], widest * PITCH - left[-1], left[-1] + PITCH // 2))
    return Text.from_markup("\n".join(lines))


def zigzag(start: int, end: int, low: int) -> str:
    return "[dim]" + " " * start + "".join(SLOPE[(x - low) % PITCH] for x in range(start, end + 1)) + "[/]"


def cells(left: int, contents: Iterable[str]) -> str:
    edge = "[dim]│[/]"
    return " " * left + edge + edge.join(contents) + edge


def gem_line(view: View, hex: int) -> str:
    colour = view.altar[hex]
    return f"   {hex:>2} {gem(colour)}  " if colour else f"[dim]   {hex:>2}    [/]"


def token_line(view: View, hex: int) -> str:
    token = view.tokens.get(str(hex))
    hidden = "?" if hex in view.face_down else ""
    words = hidden if token is None else say("ganesha-token-short", token=token)
    return f"[{SPICE_INK}]{centred(words, PITCH - 1)}[/]"


def centred(words: str, width: int) -> str:
    """In `width` columns of the screen; a Japanese character takes two."""
    room = max(0, width - cell_len(words))
    return " " * (room // 2) + words + " " * (room - room // 2)


def mandala(view: View) -> RenderableType:
    """The tracks, a column each, and what the bag holds of each colour."""
    table = Table.grid(padding=(0, 1))
    for _ in COLOURS:
        table.add_column(width=3)
    table.add_row(*(f"[bold {INKS[colour]}]{CUTS[colour]} {colour[0].upper()}[/]" for colour in COLOURS))
    for slot in range(max(len(track.values) for track in view.mandala.values())):
        table.add_row(*(slot_words(colour, view.mandala[colour], slot) for colour in COLOURS))
    bag = say("ganesha-bag", gems=sum(view.bag.values()))
    inside = Table.grid(padding=(0, 1))
    for _ in COLOURS:
        inside.add_column(width=3)
    inside.add_row(*(gem(colour, count) for colour, count in view.bag.items()))
    return Group(table, "", f"[dim]{bag}[/]", inside)


def slot_words(colour: Colour, track: Track, slot: int) -> str:
    if slot >= len(track.values):
        return ""
    value = track.values[slot]
    if slot < track.filled:
        return f"{gem(colour)}[dim]{value}[/]"
    return f"[bold reverse]{value:>2}[/]" if slot == track.filled else f"{value:>2}"


def next_points(track: Track, count: int) -> int:
    """What `count` gems would score now; the table only adds up what the view shows."""
    return sum(track.values[track.filled : track.filled + count])


class GaneshaDrawing:
    """Everything a player sees of Ganesha."""

    def picture(self, view: View, names: Sequence[str]) -> RenderableType:
        boards = Table.grid(padding=(0, 2))
        if max(view.rows) <= BESIDE:
            boards.add_row(altar(view), mandala(view))
        else:
            boards.add_row(altar(view))
            boards.add_row(mandala(view))
        title = say("ganesha-title", round=view.round, rounds=view.rounds, side=view.side)
        youngest = say("ganesha-youngest", names=listed((escape(names[seat]) for seat in view.youngest), "plain"))
        parts = Group(boards, "", self._players(view, names), f"[dim]{youngest}[/]", *self._in_hand(view))
        return Panel(parts, title=f"[bold]{title}[/]", border_style="#a94a22")

    def _players(self, view: View, names: Sequence[str]) -> RenderableType:
        table = Table(box=None, padding=(0, 1), header_style="dim")
        table.add_column("")
        table.add_column(say("ganesha-player"))
        table.add_column(say("ganesha-points"), justify="right")
        table.add_column(say("ganesha-tactics"))
        table.add_column(say("ganesha-treasury"))
        table.add_column("")
        for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
            mark = f"[bold {SPICE_INK}]▶[/]" if seat == view.decides else " "
            points = str(player.score) if player.pawn == player.score else f"{player.score} [dim]({player.pawn})[/]"
            slots = " ".join("[dim]·[/]" if colour is None else gem(colour) for colour in player.tactics)
            drum = f"[{SPICE_INK}]◉ {say('ganesha-drum')}[/]" if seat == view.drum else ""
            style = "bold" if seat == view.seat else ""
            table.add_row(
                f"{mark}{seat}", escape(name), points, f"[dim]|[/]{slots}[dim]|[/]", gems(player.treasury), drum,
                style=style,
            )  # fmt: skip
        return table

    def _in_hand(self, view: View) -> list[RenderableType]:
        """Gems taken and promises made in this turn, if there are any."""
        promises = ((view.coriander, "ganesha-promise-coriander"), (view.cinnamon, "ganesha-promise-cinnamon"))
        held = [say(key) for made, key in promises if made]
        if view.taken:
            taken = [marked(say("ganesha-gem", colour=colour), gem(colour)) for colour in view.taken]
            held.insert(0, say("ganesha-holding", gems=listed(taken)))
        return ["", " · ".join(held)] if held else []

    def prompt(self, view: View) -> str:
        key = f"ganesha-ask-{view.phase}"
        if view.phase == "spice" and view.token:
            return say(key, token=view.token)
        if view.phase in ("store", "give"):
            return say(key, colour=view.taken[0 if view.phase == "store" else -1])
        if view.phase == "token":
            return say(key, count=len(view.players) - len(view.face_down))
        return say(key, slot=view.lifted[0]) if view.phase == "refill" else say(key)

    def choice(self, view: View, move: Any) -> str:
        key = f"ganesha-choose-{kind(move)}"
        match move:
            case moves.PlaceToken(hex):
                return say(key, hex=hex)
            case moves.Take(hex):
                return self._take(view, hex)
            case moves.Caraway(hex):
                there = view.altar[hex] or COLOURS[0]
                return marked(say(key, colour=there, hex=hex), gem(there))
            case moves.RedPepper():
                return marked(say(key, colour=view.taken[-1]), gem(view.taken[-1]))
            case moves.Ginger(seat):
                return say(key, seat=seat)
            case moves.Store(colour, to):
                return marked(self._store(view, colour, to), gem(colour))
            case moves.Lift(slots):
                return say("ganesha-choose-lift-both") if len(slots) > 1 else say(key, slot=slots[0])
            case moves.Refill(colour):
                return marked(say(key, colour=colour, slot=view.lifted[0]), gem(colour))
            case moves.Offer(offered, placed):
                return self._offer(view, offered, placed)
            case moves.Final(colour):
                points = next_points(view.mandala[colour], 1)
                return marked(say(key, colour=colour, points=points), gem(colour))
            case moves.Cardamom(colour) | moves.Give(colour) | moves.BlackPepper(colour):
                return marked(say(key, colour=colour), gem(colour))
        return say(key)

    def _take(self, view: View, hex: int) -> str:
        """As short as can be: there are many of them at a time."""
        colour, token = view.altar[hex] or COLOURS[0], view.tokens.get(str(hex))
        under: dict[str, str] = {"token": token} if token else {}
        key = "ganesha-hex-on-token" if token else "ganesha-hex"
        return marked(say(key, colour=colour, hex=hex, **under), gem(colour))

    def _store(self, view: View, colour: Colour, to: Any) -> str:
        if to == PLACES[0]:
            return say("ganesha-choose-store-treasury", colour=colour)
        old = view.players[view.turn or 0].tactics[to]
        if old is None:
            return say("ganesha-choose-store-slot", colour=colour, slot=to)
        return say("ganesha-choose-store-over", colour=colour, slot=to, other=old)

    def _offer(self, view: View, offered: Colour | None, placed: Colour) -> str:
        track = view.mandala[placed]
        held = view.players[view.turn or 0].treasury[placed] - (offered == placed)
        count = min(held, len(track.values) - track.filled)
        key = "ganesha-choose-offer" if offered else "ganesha-choose-place"
        args: dict[str, str | int] = {"colour": placed, "count": count, "points": next_points(track, count)}
        if held > count:
            key, args["back"] = f"{key}-over", held - count
        if offered:
            args["other"] = offered
        return marked(str(message(key, **args)), *([gem(offered), "▸"] if offered else []), gem(placed, count))

    def told(self, entry: Entry, names: Sequence[str], reader: int | None = None) -> str:
        what = entry.what
        if isinstance(what, events.Altar):
            found = tokens_on_hexes(what.tokens)
            return say("ganesha-told-altar-tokens", tokens=found) if what.tokens else say("ganesha-told-altar")
        if isinstance(what, events.Gem):
            return marked(say("ganesha-told-gem", colour=what.colour), gem(what.colour))
        key, seat = f"ganesha-told-{kind(what)}", entry.seat or 0
        by = who(f"[bold]{escape(names[seat])}[/]", seat == reader)
        match what:
            case moves.PlaceToken(hex) | moves.Take(hex) | moves.Caraway(hex):
                return say(key, hex=hex, **by)
            case moves.Ginger(other):
                return say(key, **by, **who(f"[bold]{escape(names[other])}[/]", other == reader, "asked"))
            case moves.Store(colour, "treasury"):
                return marked(say("ganesha-told-store-treasury", colour=colour, **by), gem(colour))
            case moves.Store(colour, to):
                return marked(say("ganesha-told-store-slot", colour=colour, slot=int(to), **by), gem(colour))
            case moves.Lift(slots):
                return say(key, slot=slots[0], **by) if len(slots) == 1 else say("ganesha-told-lift-both", **by)
            case moves.Offer(None, placed):
                return marked(say("ganesha-told-place", colour=placed, **by), gem(placed))
            case moves.Offer(offered, placed):
                return marked(say(key, other=str(offered), colour=placed, **by), gem(placed))
            case (
                moves.Cardamom(colour) | moves.Give(colour) | moves.BlackPepper(colour) | moves.Refill(colour)
                | moves.Final(colour)
            ):  # fmt: skip
                return marked(say(key, colour=colour, **by), gem(colour))
        return say(key, **by)

    def sheet(self, result: Result, view: View, names: Sequence[str]) -> RenderableType:
        table = Table(title=say("ganesha-sheet"), title_style="bold")
        table.add_column(say("ganesha-player"))
        table.add_column(say("ganesha-points"), justify="right")
        for seat, (name, score) in enumerate(zip(names, result.scores, strict=True)):
            table.add_row(escape(name), f"[bold green]{score} ★[/]" if seat in result.winners else str(score))
        return table

    def help(self) -> str:
        spices = "\n".join(say("ganesha-help-spice", token=token) for token in TOKENS)
        return "\n\n".join([say("ganesha-help"), spices, say("ganesha-help-typing")])


def kind(move: msgspec.Struct) -> str:
    return str(move.__struct_config__.tag).replace("_", "-")


DRAWING = GaneshaDrawing()
