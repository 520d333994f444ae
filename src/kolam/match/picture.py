"""How a game looks as a picture: an SVG that its own module `drawing` makes of a view, or its text if it has none."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from kolam.engine.contract import Game
from kolam.engine.parts import part
from kolam.match.drawing import text_of

# The colours of the page by day. A picture brings its own ground, so that it is readable on any.
GROUND, SURFACE, INK, QUIET, LINE, ACCENT = "#fbf6ec", "#fffdf8", "#2b2320", "#75685c", "#ddcfb8", "#a94a22"
SANS = "'Noto Sans', 'DejaVu Sans', 'Liberation Sans', Arial, sans-serif"
MONOSPACED = "'DejaVu Sans Mono', 'Liberation Mono', Consolas, monospace"
CHARACTER, ROW = 7.8, 17.0  # of text at 13 px


def svg_of(game: Game, view: Any, names: Sequence[str]) -> str:
    """The SVG of a view: like every drawing it is made of what the viewer sees, and of nothing else."""
    drawing = part(game.package, "drawing")
    if drawing is not None:
        return str(drawing.svg(view, names))
    return _as_text(str(game.called), text_of(game, view, names).splitlines())


class Picture:
    """An SVG that grows element by element."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width = width
        self.height = height
        size = f'width="{number(width)}" height="{number(height)}" viewBox="0 0 {number(width)} {number(height)}"'
        self._parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{SANS}">']
        self._parts.append(f"<title>{escape(title)}</title>")
        self.draw("rect", width=width, height=height, fill=GROUND)

    def draw(self, tag: str, **attributes: object) -> None:
        """An element; an attribute's name may have an underscore for a hyphen."""
        self._parts.append(f"<{tag}{_told(attributes)}/>")

    def write(self, x: float, y: float, text: object, size: float = 14, **attributes: object) -> None:
        """Text with its baseline at a height."""
        told = _told({"x": x, "y": y, "font_size": size, "fill": INK, **attributes})
        self._parts.append(f"<text{told}>{escape(str(text))}</text>")

    @contextmanager
    def placed(self, x: float, y: float, scale: float = 1, turn: float = 0) -> Iterator[None]:
        """What is drawn meanwhile lies there, larger or smaller, turned clockwise."""
        turned = f" rotate({number(turn)})" if turn else ""
        scaled = f" scale({number(scale)})" if scale != 1 else ""
        self._parts.append(f'<g transform="translate({number(x)} {number(y)}){turned}{scaled}">')
        yield
        self._parts.append("</g>")

    def __str__(self) -> str:
        return "\n".join([*self._parts, "</svg>\n"])


def number(value: float) -> str:
    """As short as it can be, the same on every machine."""
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")  # + 0.0: no "-0"


def _told(attributes: Mapping[str, object]) -> str:
    return "".join(f" {name.replace('_', '-')}={_quoted(value)}" for name, value in attributes.items())


def _quoted(value: object) -> str:
    return quoteattr(number(value) if isinstance(value, float) else str(value))


def _as_text(title: str, lines: Sequence[str]) -> str:
    picture = Picture(max(map(len, lines)) * CHARACTER + 24, len(lines) * ROW + 24, title)
    for row, line in enumerate(lines):
        unbroken = line.replace(" ", "\N{NO-BREAK SPACE}")  # several spaces in a row would become one
        picture.write(12, 12 + (row + 0.8) * ROW, unbroken, 13, font_family=MONOSPACED)
    return str(picture)
