"""A table of Kerala as an SVG: every colour has a motif of its own, as on the page."""

from collections.abc import Sequence
from math import cos, pi, sin

from kolam.games.kerala.record import Colour, Direction, Tile
from kolam.games.kerala.view import Player, Stack, View
from kolam.locale import number, say
from kolam.match.picture import ACCENT, LINE, QUIET, SURFACE, Picture

IVORY, DARK, BODY_INK = "#fff6e6", "#3d302a", "#1b1411"
# A colour's ground, the print on it, and the line around it.
INKS = {
    "B": ("#2a63c9", "#7fb0ff", "#163f8c"),
    "P": ("#8446bd", "#cd9cf5", "#572885"),
    "R": ("#c22f35", "#ff9d8c", "#85171c"),
    "G": ("#23794a", "#7dd3a0", "#0f4e2c"),
    "K": ("#35302e", "#a59a90", "#12100f"),
}


def _ray(turn: int) -> str:
    angle = turn * pi / 6
    tips = ((27, angle - 0.16), (45, angle), (27, angle + 0.16))
    return f"M{'L'.join(f'{50 + reach * sin(at):.1f} {50 - reach * cos(at):.1f}' for reach, at in tips)}Z"


# The lines of a motif that fills a tile of 100 × 100, and what is filled: waves, lotus, sun, leaf, star lattice.
LOTUS = (
    "M50 12C66 28 66 56 50 80C34 56 34 28 50 12ZM50 80C62 66 82 56 84 30C70 32 63 38 61 44"
    "M50 80C38 66 18 56 16 30C30 32 37 38 39 44"
    "M50 80C64 80 88 76 94 52C88 52 82 53 79 55M50 80C36 80 12 76 6 52C12 52 18 53 21 55M28 90H72"
)
LEAF = (
    "M14 88C8 50 22 14 86 12C88 70 58 94 22 80M10 94C26 70 46 46 74 24M34 64L32 40M34 64L58 66M50 46L48 27M50 46L72 47"
)
LATTICE = "M22 22H78V78H22ZM50 10L90 50L50 90L10 50ZM8 8L22 22M92 8L78 22M92 92L78 78M8 92L22 78"
MOTIFS = {
    "B": ("".join(f"M8 {y}q10.5-12 21 0t21 0t21 0t21 0" for y in (20, 40, 60, 80)), ""),
    "P": (LOTUS, ""),
    "R": ("M50 30A20 20 0 1 1 50 70A20 20 0 1 1 50 30Z", "".join(map(_ray, range(12)))),
    "G": (LEAF, ""),
    "K": (LATTICE, "M50 42L58 50L50 58L42 50Z"),
}
# An elephant around the middle of 64 × 48.
BODY = (
    "M-25-3C-26-15-13-20 0-18C4-23 14-24 20-18C26-12 26-4 26 3"
    "C26 9 27 12 31 11C32 15 28 17 25 16C20 15 19 9 19 5C17 7 15 7 14 7"
    "L14 21H4L4 11C-1 13-8 13-11 11L-11 21H-21L-21 7C-24 4-25 1-25-3Z"
)
EAR = "M3-13C-5-11-6 1 2 6C9 4 13-5 10-12C8-14 6-14 3-13Z"
BLANKET = "M-17-17C-12-19-7-19-2-18L-2 6H-17Z"
TURN: dict[Direction | None, int] = {None: 0, "N": 0, "E": 90, "S": 180, "W": 270}
ROOMY = {1: [(50, 50, 56)], 2: [(28, 36, 44), (70, 66, 44)], 3: [(28, 30, 38), (72, 30, 38), (50, 70, 38)]}
CROWDED = {1: [(50, 17, 34)], 2: [(31, 17, 34), (69, 17, 34)], 3: [(19, 16, 28), (50, 16, 28), (81, 16, 28)]}
SEAT, GAP, HEAD, MOST_ACROSS = 340.0, 16.0, 150.0, 3  # a player's part; what is above them; parts in a row
LARGEST, DEEPEST, LAYER = 74.0, 5, 4.0  # a tile; how many layers of a stack are drawn; how much of each is seen


def svg(view: View, names: Sequence[str]) -> str:
    across = min(MOST_ACROSS, len(names))
    rows = -(-len(names) // across)
    over = view.turn is None
    title = say("kerala-title-over") if over else say("kerala-title", round=view.round, rounds=view.rounds)
    picture = Picture(GAP + across * (SEAT + GAP), HEAD + rows * (SEAT + 46 + GAP), title)
    picture.write(GAP + 4, 40, title, 22, font_weight=700)
    for place, code in enumerate(view.offer):
        with picture.placed(GAP + 4 + 70 * place, 58, 0.62):
            tile(picture, code)
    counts = say("kerala-bag", bag=view.bag, removed=view.removed, gone=len(view.gone))
    picture.write(GAP + 4, HEAD - 10, counts, 13, fill=QUIET)
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        x, y = GAP + seat % across * (SEAT + GAP), HEAD + seat // across * (SEAT + 46 + GAP)
        _seat(picture, x, y, name, player, turn=seat == view.turn)
    return str(picture)


def _seat(picture: Picture, x: float, y: float, name: str, player: Player, *, turn: bool) -> None:
    edge = {"stroke": ACCENT, "stroke_width": 3} if turn else {"stroke": LINE, "stroke_width": 1.5}
    picture.draw("rect", x=x, y=y, width=SEAT, height=SEAT + 46, rx=10, fill=SURFACE, **edge)
    with picture.placed(x + 28, y + 26, 0.55):
        _elephant(picture, player.colour, 0, standing=True)
    points = say("kerala-points", score=player.score, points=number(player.score))
    picture.write(x + 52, y + 32, name, 17, font_weight=700)
    picture.write(x + SEAT - 14, y + 32, points, 15, text_anchor="end")
    _platform(picture, x, y + 46, player)


def _platform(picture: Picture, x: float, y: float, player: Player) -> None:
    """The whole of it, as large as it can be; a stack's top is over the lower rows, so these come last."""
    spots = [stack.spot for stack in player.platform]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    low, high = min(y for _, y in spots), max(y for _, y in spots)
    size = min(LARGEST, (SEAT - 28) / (right - left + 1), (SEAT - 36) / (high - low + 1))
    start_x = x + (SEAT - size * (right - left + 1)) / 2
    start_y = y + 8 + (SEAT - 16 - size * (high - low + 1)) / 2
    crowded = [elephant.spot for elephant in player.elephants]
    for stack in sorted(player.platform, key=lambda stack: (-stack.spot[1], stack.spot[0])):
        at_x, at_y = start_x + size * (stack.spot[0] - left), start_y + size * (high - stack.spot[1])
        with picture.placed(at_x, at_y, size / 100):
            _stack(picture, stack, crowded=stack.spot in crowded)
    for which, elephant in enumerate(player.elephants):
        if elephant.spot is not None:
            here = next(stack for stack in player.platform if stack.spot == elephant.spot)
            both = all(other.spot == elephant.spot for other in player.elephants)
            aside = (which - 0.5) * 0.42 if both else 0.0
            at_x = start_x + size * (elephant.spot[0] - left + 0.5 + aside)
            at_y = start_y + size * (high - elephant.spot[1] + 0.62 - _lift(here) / 100)
            with picture.placed(at_x, at_y, size / 100 * (0.75 if both else 1.05)):
                _elephant(picture, player.colour, which, standing=elephant.standing)


def _lift(stack: Stack) -> float:
    return (min(len(stack.tiles), DEEPEST) - 1) * LAYER


def _stack(picture: Picture, stack: Stack, *, crowded: bool) -> None:
    """The edges of what lies below can be seen, and the tiles can be counted."""
    *below, top = stack.tiles
    for layer, code in enumerate(below[-(DEEPEST - 1) :]):
        ground, _, rim = INKS[code[0]]
        y = 2 - layer * LAYER
        picture.draw("rect", x=2, y=y, width=96, height=96, rx=10, fill=ground, stroke=rim, stroke_width=2.5)
    with picture.placed(0, -_lift(stack)):
        tile(picture, top, stack.edge, crowded=crowded)
        if below:
            picture.draw("circle", cx=84, cy=84, r=13, fill=IVORY, stroke=DARK, stroke_width=2)
            picture.write(84, 90.5, len(stack.tiles), 18, fill=DARK, font_weight=700, text_anchor="middle")


def tile(picture: Picture, code: Tile, edge: Direction | None = None, *, crowded: bool = False) -> None:
    """The face of a tile, 100 × 100; `crowded`: an elephant stands on it."""
    ground, ink, rim = INKS[code[0]]
    picture.draw("rect", x=2, y=2, width=96, height=96, rx=10, fill=ground, stroke=rim, stroke_width=2.5)
    _motif(picture, code[0], ink, 4, 0.62)
    picture.draw("path", d="M12 4.5H88", stroke="#fff", stroke_width=2, opacity=0.4)
    match code[1]:
        case "/":
            _edge(picture, code[2], TURN[edge])
        case "^" | ">":
            _seal(picture, code[1], crowded=crowded)
        case symbols:
            for x, y, width in (CROWDED if crowded else ROOMY).get(int(symbols), []):
                with picture.placed(x, y, width / 64):
                    _symbol(picture)


def _motif(picture: Picture, colour: str, ink: str, width: float, opacity: float) -> None:
    lines, filled = MOTIFS[colour]
    round_ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    picture.draw("path", d=lines, fill="none", stroke=ink, stroke_width=width, opacity=opacity, **round_ends)
    if filled:
        picture.draw("path", d=filled, fill=ink, opacity=opacity)


def _edge(picture: Picture, second: str, turn: int) -> None:
    """A half-disc of the second colour; its motif stays upright, whichever way the tile is turned."""
    ground, ink, _ = INKS[second]
    with picture.placed(50, 50, turn=turn), picture.placed(-50, -50):
        picture.draw("path", d="M16 2A34 34 0 0 0 84 2Z", fill=ground, stroke=IVORY, stroke_width=3.5)
        with picture.placed(50, 16, turn=-turn), picture.placed(-12, -12, 0.24):
            _motif(picture, second, ink, 9, 1)


def _seal(picture: Picture, special: str, *, crowded: bool) -> None:
    """What a special tile lets its owner move: an elephant, or a tile."""
    way = {"fill": "none", "stroke": ACCENT, "stroke_width": 6, "stroke_linecap": "round", "stroke_linejoin": "round"}
    with picture.placed(50, 20 if crowded else 50, 0.42 if crowded else 1):
        picture.draw("circle", r=38, fill=IVORY, stroke=DARK, stroke_width=2.5)
        if special == "^":
            with picture.placed(0, -7, 0.75):
                picture.draw("path", d=BODY, fill=DARK)
            picture.draw("path", d="M-22 20H20M11 12L21 20L11 28", **way)
        else:
            picture.draw("rect", x=-26, y=-22, width=26, height=26, rx=4, fill=DARK)
            dashes = {"stroke": DARK, "stroke_width": 3, "stroke_dasharray": "5 4"}
            picture.draw("rect", x=2, y=-2, width=24, height=24, rx=4, fill="none", **dashes)
            picture.draw("path", d="M-20 22H-4M-11 15L-3 22L-11 29", **way)


def _symbol(picture: Picture) -> None:
    halo = {"stroke": BODY_INK, "stroke_width": 7, "stroke_linejoin": "round", "opacity": 0.42}
    picture.draw("path", d=BODY, fill=BODY_INK, **halo)
    picture.draw("path", d=BODY, fill=IVORY)
    picture.draw("path", d=EAR, fill="none", stroke=DARK, stroke_width=2)


def _elephant(picture: Picture, colour: Colour, which: int, *, standing: bool) -> None:
    """A player's elephant: it stands or lies on its side, and its blanket tells which of the two it is."""
    ground, ink, _ = INKS[colour]
    with picture.placed(0, 0, turn=0 if standing else 90):
        picture.draw("path", d=BODY, fill=BODY_INK, stroke=IVORY, stroke_width=8, stroke_linejoin="round")
        picture.draw("path", d=BODY, fill=ground, stroke=BODY_INK, stroke_width=1.6)
        picture.draw("path", d=BLANKET, fill=IVORY, stroke=BODY_INK, stroke_width=1.2)
        picture.draw("path", d=EAR, fill=ground, stroke=ink, stroke_width=1.6)
        picture.draw("circle", cx=18, cy=-10, r=1.8, fill="#fff")
        for y in (-12, 1) if which else (-6,):
            picture.draw("circle", cx=-10.5, cy=y, r=4, fill=ACCENT)
