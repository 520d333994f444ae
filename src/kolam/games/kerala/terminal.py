"""How Kerala looks in a terminal. Colours are doubled by letters."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.markup import escape
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kolam.games.kerala.areas import SHEET
from kolam.games.kerala.moves import Draw, Elephant, Pass, Place, Remove, RemoveSeen, Skip, Spot, Stack
from kolam.games.kerala.view import Player, View
from kolam.games.kerala.view import Stack as Pile
from kolam.locale import number, say, who
from kolam.match import Entry, Result

PAPER = {"B": "#2f6fde", "P": "#8e4ec6", "R": "#c9353a", "G": "#2b8a50", "K": "#4a4a4a"}
BAR = {
    "B": "black on #8fbcff",
    "P": "black on #d9b3ff",
    "R": "black on #ff9a9a",
    "G": "black on #8fe3b0",
    "K": "white on #000000",
}
GONE = "#8a8a8a"
WAYS = {(0, 1): "↑", (1, 0): "→", (0, -1): "↓", (-1, 0): "←"}
WIDTH, HEIGHT = 6, 3  # of a tile, in characters
LABEL = 4  # the column of y


def face(code: str) -> str:
    """What is printed on a tile."""
    return f"{code[0]}{'●' * int(code[1])}" if code[1].isdigit() else code


def tile(code: str) -> str:
    """A tile in a line of text."""
    edge = f"[{BAR[code[2]]}] [/]" if code[1] == "/" else ""
    return f"[bold white on {PAPER[code[0]]}] {face(code)} [/]{edge}"


def swatch(colour: str) -> str:
    """A colour by itself."""
    return f"[bold white on {PAPER[colour]}] {colour} [/]"


def spot_words(spot: Spot) -> str:
    return f"{spot[0]},{spot[1]}"


class Platform:
    """A platform as a grid, as wide as the screen allows; a wider one continues below."""

    def __init__(self, player: Player, over: bool) -> None:
        self.stacks = {stack.spot: stack for stack in player.platform}
        self.elephants = [
            (elephant.spot, f"{'▲' if elephant.standing else '◀'}{nth}")
            for nth, elephant in enumerate(player.elephants)
        ]
        self.over = over
        self.columns = range(min(x for x, _ in self.stacks), max(x for x, _ in self.stacks) + 1)
        self.rows = range(max(y for _, y in self.stacks), min(y for _, y in self.stacks) - 1, -1)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        full = LABEL + WIDTH * len(self.columns)
        return Measurement(min(full, LABEL + WIDTH), min(full, options.max_width))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        fitting = max(1, (options.max_width - LABEL) // WIDTH)
        for start in range(0, len(self.columns), fitting):
            yield from self._band(self.columns[start : start + fitting])

    def _band(self, columns: range) -> Iterator[Text]:
        for y in self.rows:
            if any((x, y) in self.stacks for x in columns):
                for line in range(HEIGHT):
                    text = Text(f"{y if line == 1 else '':>{LABEL - 1}} ", style="dim", no_wrap=True, end="\n")
                    for x in columns:
                        text.append_text(self._line(x, y, line))
                    yield text
        yield Text(" " * LABEL + "".join(f"{x:^{WIDTH}}" for x in columns), style="dim", no_wrap=True)

    def _line(self, x: int, y: int, line: int) -> Text:
        """One of the lines of a tile: what lies below it, what is on it, who stands on it; bars for its edge."""
        stack = self.stacks.get((x, y))
        if stack is None:
            return Text(" " * WIDTH)
        removed = self.over and not stack.stays
        paper = GONE if removed else PAPER[stack.tiles[-1][0]]
        inside = self._inside(stack, removed, line)
        text = Text(f" {inside:^{WIDTH - 2}} ", style=f"not dim bold white on {paper}")
        bar, letter = self._bar(stack, line), stack.tiles[-1][-1]
        if bar:
            text = Text.assemble(text[: bar[0]], letter, text[bar[0] + 1 :])
            text.stylize(f"not dim bold {BAR[letter]}", bar[0], bar[-1] + 1)
        return text

    def _bar(self, stack: Pile, line: int) -> range:
        """Which characters of a tile's line its coloured edge takes."""
        along = {"N": line == 0, "S": line == HEIGHT - 1}
        across = {"W": range(1), "E": range(WIDTH - 1, WIDTH)}
        if stack.edge in across:
            return across[stack.edge]
        return range(WIDTH) if stack.edge and along[stack.edge] else range(0)

    def _inside(self, stack: Pile, removed: bool, line: int) -> str:
        if line == 0:
            return f"{'✗' if removed else '':<2}{f'×{len(stack.tiles)}' if len(stack.tiles) > 1 else '':>2}"
        if line == 1:
            return face(stack.tiles[-1])
        return "".join(mark for spot, mark in self.elephants if spot == stack.spot)


class KeralaDrawing:
    """Everything a player sees of Kerala."""

    def picture(self, view: View, names: Sequence[str]) -> RenderableType:
        over = view.phase == "over"
        title = say("kerala-title-over") if over else say("kerala-title", round=view.round, rounds=view.rounds)
        others = [self._player(view, seat, names[seat]) for seat in range(len(view.players)) if seat != view.seat]
        parts: list[RenderableType] = [self._middle(view), Columns(others, padding=(0, 1))]
        if view.seat is not None:
            parts.append(self._player(view, view.seat, names[view.seat]))
        return Panel(Group(*parts), title=f"[bold]{title}[/]", border_style="#a94a22", padding=(0, 0))

    def _middle(self, view: View) -> RenderableType:
        offer = " ".join(tile(code) for code in view.offer) or say("kerala-middle-empty")
        lines = [f" {say('kerala-middle', tiles=offer)}"]
        lines.append(f" [dim]{say('kerala-bag', bag=view.bag, removed=view.removed, gone=len(view.gone))}[/]")
        if view.near_elephant:
            lines.append(f" [dim]{say('kerala-near-elephant')}[/]")
        if not view.turn_moved:
            lines.append(f" [dim]{say('kerala-keeps-orientation')}[/]")
        return Text.from_markup("\n".join(lines))

    def _player(self, view: View, seat: int, name: str) -> RenderableType:
        player = view.players[seat]
        mark = "▶ " if seat == view.turn else ""
        points = say("kerala-points", score=player.score, points=number(player.score))
        title = f"{mark}{swatch(player.colour)} {escape(name)} · {points}"
        border = "#e8b85c" if seat == view.turn else "dim"
        over = view.phase == "over"
        return Panel(Platform(player, over), title=title, title_align="left", border_style=border, expand=False)

    def prompt(self, view: View) -> str:
        return say("kerala-prompt", phase=view.phase)

    def choice(self, view: View, move: Any) -> str:
        mine = view.players[view.turn if view.turn is not None else 0]
        tops = {stack.spot: stack.tiles[-1] for stack in mine.platform}
        match move:
            case Place(code, elephant, to, edge):
                here = mine.elephants[elephant].spot or to
                way = WAYS.get((to[0] - here[0], to[1] - here[1]), "")
                args = {"tile": tile(code), "elephant": str(elephant), "way": way, "spot": spot_words(to)}
                place = say("kerala-choose-place", **args)
                if to in tops:
                    place = say("kerala-choose-cover", covered=tile(tops[to]), **args)
                return place if edge is None else say("kerala-choose-edge", place=place, edge=edge)
            case Elephant(elephant, to):
                args = {"elephant": str(elephant), "spot": spot_words(to), "tile": tile(tops[to])}
                return say("kerala-choose-elephant", **args)
            case Stack(source, to, edge):
                args = {"tile": tile(tops[source]), "source": spot_words(source), "spot": spot_words(to)}
                place = say("kerala-choose-stack", **args)
                return place if edge is None else say("kerala-choose-edge", place=place, edge=edge)
            case Pass():
                return say("kerala-choose-pass")
            case Skip():
                return say("kerala-choose-skip")
        raise TypeError(move)

    def told(self, entry: Entry, names: Sequence[str], reader: int | None = None) -> str:
        if entry.seat is not None:
            return told_move(entry.what, who(f"[bold]{escape(names[entry.seat])}[/]", entry.seat == reader))
        match entry.what:
            case RemoveSeen(count):
                return say("kerala-told-remove", count=count)
            case Remove(tiles):
                return say("kerala-told-remove", count=len(tiles))
            case Draw(tiles):
                return say("kerala-told-draw", tiles=" ".join(tile(code) for code in tiles))
        raise TypeError(entry.what)

    def sheet(self, result: Result, view: View, names: Sequence[str]) -> RenderableType:
        table = Table(title=say("kerala-sheet"), title_style="bold")
        table.add_column("", overflow="fold")
        for name, player in zip(names, view.players, strict=True):
            table.add_column(f"{swatch(player.colour)} {escape(name)}", justify="right")
        for line in SHEET:
            table.add_row(say("kerala-line", line=line), *(str(number(getattr(sheet, line))) for sheet in result.sheet))
        table.add_section()
        totals = [str(number(score)) for score in result.scores]
        won = [f"[bold green]{total} ★[/]" if seat in result.winners else total for seat, total in enumerate(totals)]
        table.add_row(say("kerala-total"), *won)
        table.add_section()
        table.add_row(
            say("kerala-removed-areas"), *("\n".join(removed_areas(player)) or "–" for player in view.players)
        )
        return table

    def help(self) -> str:
        return say("kerala-help")


def told_move(move: Any, person: dict[str, str]) -> str:
    match move:
        case Place(code, elephant, to, edge):
            args = person | {"tile": tile(code), "elephant": str(elephant), "spot": spot_words(to)}
            return say("kerala-told-place-edge", side=edge, **args) if edge else say("kerala-told-place", **args)
        case Elephant(elephant, to):
            return say("kerala-told-elephant", elephant=str(elephant), spot=spot_words(to), **person)
        case Stack(source, to, edge):
            args = person | {"source": spot_words(source), "spot": spot_words(to)}
            return say("kerala-told-stack-edge", side=edge, **args) if edge else say("kerala-told-stack", **args)
        case Pass():
            return say("kerala-told-pass", **person)
        case Skip():
            return say("kerala-told-skip", **person)
    raise TypeError(move)


def removed_areas(player: Player) -> list[str]:
    """Each area that was removed, with its spots and how many tiles that were."""
    areas: dict[int, list[Pile]] = {}
    for stack in player.platform:
        if not stack.stays:
            areas.setdefault(stack.area, []).append(stack)
    return [
        say(
            "kerala-removed-area",
            tile=swatch(stacks[0].tiles[-1][0]),
            spots=" ".join(spot_words(stack.spot) for stack in stacks),
            tiles=sum(len(stack.tiles) for stack in stacks),
        )
        for stacks in areas.values()
    ]


DRAWING = KeralaDrawing()
