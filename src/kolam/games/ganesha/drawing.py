"""A table of Ganesha as an SVG: every colour has a cut of its own, as on the page."""

from collections.abc import Sequence
from math import asin, cos, degrees, hypot, pi, radians, sin, sqrt

from kolam.games.ganesha.altar import hexes_by_row
from kolam.games.ganesha.record import COLOURS, Colour
from kolam.games.ganesha.tokens import token
from kolam.games.ganesha.view import Player, Track, View
from kolam.locale import say
from kolam.match.picture import ACCENT, INK, LINE, QUIET, SURFACE, Picture

# A colour's face and rim, and its cut within 10 units of the middle: the edge, and the facets in light and in shade.
INKS = {
    "red": ("#c22c33", "#6f1216"),
    "green": ("#2c7a4d", "#123f26"),
    "purple": ("#7a3fb0", "#44206a"),
    "blue": ("#1f62b5", "#0d3263"),
    "yellow": ("#e0a516", "#6b4700"),
}
CUTS = {
    "red": ("M-8.6-8.6H8.6V8.6H-8.6Z", "M-8.6 8.6V-8.6H8.6L4.4-4.4H-4.4V4.4Z", "M-8.6 8.6H8.6V-8.6L4.4-4.4V4.4H-4.4Z"),
    "green": (
        "M-3.9-9.4H3.9L9.4-3.9V3.9L3.9 9.4H-3.9L-9.4 3.9V-3.9Z",
        "M-9.4 3.9V-3.9L-3.9-9.4H3.9L2-4.9H-2L-4.9-2V2Z",
        "M9.4-3.9V3.9L3.9 9.4H-3.9L-2 4.9H2L4.9 2V-2Z",
    ),
    "purple": (
        "M0-10.8C3-5.6 8-1.6 8 2.8A8 8 0 0 1-8 2.8C-8-1.6-3-5.6 0-10.8Z",
        "M-1.6-5.4C-3.4-2.7-5.6 0-5.4 3.2-3.6 2.2-2.2-1.4-1.6-5.4Z",
        "M8 2.8A8 8 0 0 1-6.6 7.3 10.6 10.6 0 0 0 5.4-3C7-1.2 8 .8 8 2.8Z",
    ),
    "blue": (
        "M0-9.4A9.4 9.4 0 0 1 0 9.4 9.4 9.4 0 0 1 0-9.4Z",
        "M-6.4.2A6.6 6.6 0 0 1 .4-6.4C-1.6-4.4-4.4-1.8-6.4.2Z",
        "M7-6.3A9.4 9.4 0 0 1-6.3 7 12 12 0 0 0 7-6.3Z",
    ),
    "yellow": ("M0-10L10 7.6H-10Z", "M-10 7.6L0-10V-3.6L-4.5 4.3Z", "M-10 7.6L-4.5 4.3H4.5L10 7.6Z"),
}
MIDDLE = {"red": 0.0, "green": 0.0, "purple": 2.0, "blue": 0.0, "yellow": 2.4}  # where a figure reads well inside
HEX, SLOT, PITCH, SPACES = 50.0, 16.0, 35.0, 50  # to a corner; to a slot's edge; between slots; of the scoring track
# A track winds from the middle outwards: the radius of each ring, and how many slots it has.
RINGS = {
    8: [(40, 1), (82, 3), (121, 4)],
    10: [(38, 1), (73, 2), (107, 3), (141, 4)],
    12: [(38, 1), (74, 2), (112, 4), (148, 5)],
}
PETAL = 360 / len(COLOURS)
GAP, HEAD, SEAT = 20.0, 64.0, 74.0  # between parts; what is above them; how high a player's line is

Point = tuple[float, float]


def svg(view: View, names: Sequence[str]) -> str:
    longest = max(len(track.values) for track in view.mandala.values())
    rim = _reach(longest) + 28
    altar_width, altar_height = max(view.rows) * HEX * sqrt(3) + 24, (len(view.rows) * 1.5 + 0.5) * HEX + 16
    boards = max(altar_height, 2 * rim + 32)
    width = 3 * GAP + altar_width + 2 * rim + 32
    title = say("ganesha-title", round=view.round, rounds=view.rounds, side=view.side)
    picture = Picture(width, HEAD + boards + GAP + SEAT * len(names), title)
    picture.write(GAP, 42, title, 22, font_weight=700)
    with picture.placed(GAP + altar_width / 2, HEAD + boards / 2):
        _altar(picture, view)
    with picture.placed(width - GAP - rim - 16, HEAD + boards / 2):
        _mandala(picture, view, longest, rim)
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        _seat(picture, HEAD + boards + GAP / 2 + SEAT * seat, view, seat, name, player)
    return str(picture)


def gem(picture: Picture, colour: Colour, radius: float = 10, *, hollow: bool = False) -> None:
    """Around the middle; hollow: where one may lie."""
    (face, rim), (edge, light, shade) = INKS[colour], CUTS[colour]
    with picture.placed(0, 0, radius / 10):
        picture.draw("path", d=edge, fill=SURFACE if hollow else face, stroke=rim, stroke_width=1.1)
        if not hollow:
            picture.draw("path", d=shade, fill="#000", opacity=0.22)
            picture.draw("path", d=light, fill="#fff", opacity=0.34)


def _altar(picture: Picture, view: View) -> None:
    """Hexes stand on a point, in rows from left to right and from top to bottom."""
    middles = [
        ((column - (len(row) - 1) / 2) * HEX * sqrt(3), (number - (len(view.rows) - 1) / 2) * HEX * 1.5)
        for number, row in enumerate(hexes_by_row(view.rows))
        for column in range(len(row))
    ]
    for x, y in middles:
        with picture.placed(x, y):
            picture.draw("path", d=_hexagon(HEX + 8), fill="#e6d6b8")
    for hex, (x, y) in enumerate(middles):
        colour, spice, hidden = view.altar[hex], view.tokens.get(str(hex)), hex in view.face_down
        with picture.placed(x, y):
            picture.draw("path", d=_hexagon(HEX - 2), fill=SURFACE, stroke="#c9b48d", stroke_width=1.5)
            if spice or hidden:
                with picture.placed(14, 16, 1.1):
                    token(picture, spice)
            if colour:
                with picture.placed(*((-14, -15) if spice or hidden else (0, 0))):
                    gem(picture, colour, 20 if spice or hidden else 26)


def _mandala(picture: Picture, view: View, longest: int, rim: float) -> None:
    """Five petals, one for each colour's track; around them the scoring track with the pawns."""
    plate = "#e4e2ec" if view.side == "night" else "#f4ead6"
    picture.draw("circle", r=rim + 14, fill=plate, stroke=LINE, stroke_width=1.5)
    for space in range(SPACES):
        x, y = _polar(rim, space * 360 / SPACES)
        if space % 10:
            picture.draw("circle", cx=x, cy=y, r=2.6 if space % 5 == 0 else 1.6, fill=QUIET)
        else:
            picture.write(x, y + 4, space, 11, fill=QUIET, text_anchor="middle")
    for petal, colour in enumerate(COLOURS):
        _petal(picture, colour, view.mandala[colour], longest, petal * PETAL)
    picture.draw("circle", r=15, fill=SURFACE, stroke=LINE, stroke_width=1.5)
    _heart(picture, view.side)
    for seat, player in enumerate(view.players):
        together = [other for other, each in enumerate(view.players) if each.pawn == player.pawn]
        out = (8.0 if together.index(seat) % 2 == 0 else -8.0) if len(together) > 1 else 0.0
        aside = (-3.0 if together.index(seat) < 2 else 3.0) if len(together) > 2 else 0.0
        x, y = _polar(rim + out, player.pawn * 360 / SPACES + aside)
        picture.draw("circle", cx=x, cy=y, r=8.5, fill=SURFACE, stroke=INK, stroke_width=1.5)
        picture.write(x, y + 4, seat + 1, 11, font_weight=700, text_anchor="middle")


def _petal(picture: Picture, colour: Colour, track: Track, longest: int, turn: float) -> None:
    slots = [_turned(slot, turn) for slot in _slots(longest)][: len(track.values)]
    with picture.placed(0, 0, turn=turn):
        picture.draw("path", d=_outline(_reach(longest)), fill=SURFACE, stroke=LINE, stroke_width=1.5)
    line = "L".join(f"{x:.1f} {y:.1f}" for x, y in slots)
    picture.draw("path", d=f"M{line}", fill="none", stroke="#bb9f6c", stroke_width=2.5)
    for number, ((x, y), value) in enumerate(zip(slots, track.values, strict=True)):
        with picture.placed(x, y):
            gem(picture, colour, SLOT, hollow=number >= track.filled)
            if number >= track.filled:
                following = number == track.filled
                size, weight = (17, 800) if following else (14, 500)
                middle = MIDDLE[colour] * SLOT / 10 + 5
                picture.write(0, middle, value, size, font_weight=weight, text_anchor="middle")


def _heart(picture: Picture, side: str) -> None:
    if side == "night":
        picture.draw("path", d="M4-10A10.6 10.6 0 1 0 10 4A8.4 8.4 0 0 1 4-10Z", fill=ACCENT)
        return
    picture.draw("circle", r=6.6, fill=ACCENT)
    for ray in range(12):
        picture.draw("path", d="M0-8.4L1.7-13H-1.7Z", transform=f"rotate({ray * 30})", fill=ACCENT)


def _seat(picture: Picture, y: float, view: View, seat: int, name: str, player: Player) -> None:
    decides = seat == view.decides
    picture.draw(
        "rect", x=GAP, y=y, width=picture.width - 2 * GAP, height=SEAT - 10, rx=10, fill=SURFACE,
        stroke=ACCENT if decides else LINE, stroke_width=3 if decides else 1.5,
    )  # fmt: skip
    picture.draw("circle", cx=GAP + 24, cy=y + 32, r=11, fill=SURFACE, stroke=INK, stroke_width=1.5)
    picture.write(GAP + 24, y + 36.5, seat + 1, 13, font_weight=700, text_anchor="middle")
    drum = f" · {say('ganesha-drum')}" if seat == view.drum else ""
    picture.write(GAP + 46, y + 28, name, 17, font_weight=700)
    picture.write(GAP + 46, y + 49, f"{say('ganesha-points')}: {player.score}{drum}", 13, fill=QUIET)
    x = GAP + 240
    picture.write(x, y + 37, say("ganesha-tactics"), 13, fill=QUIET)
    for slot, held in enumerate(player.tactics):
        with picture.placed(x + 84 + 40 * slot, y + 32):
            dashes = {"stroke": "#a58a5f", "stroke_dasharray": "3 3"}
            picture.draw("rect", x=-16, y=-16, width=32, height=32, rx=6, fill="#f4ead6", **dashes)
            if held:
                gem(picture, held, 12)
    x += 190
    picture.write(x, y + 37, say("ganesha-treasury"), 13, fill=QUIET)
    kept = [(colour, count) for colour, count in player.treasury.items() if count]
    for place, (colour, count) in enumerate(kept):
        with picture.placed(x + 90 + 62 * place, y + 32):
            gem(picture, colour, 12)
            picture.write(16, 5, f"×{count}", 14, font_weight=600)
    if seat == view.turn and view.taken:
        for place, colour in enumerate(view.taken):
            with picture.placed(picture.width - GAP - 28 - 34 * place, y + 32):
                picture.draw("circle", r=16, fill="none", stroke=ACCENT, stroke_width=2)
                gem(picture, colour, 11)


def _polar(distance: float, angle: float) -> Point:
    """Clockwise from the top."""
    return distance * cos(radians(angle - 90)), distance * sin(radians(angle - 90))


def _turned(point: Point, angle: float) -> Point:
    x, y = point
    return x * cos(radians(angle)) - y * sin(radians(angle)), x * sin(radians(angle)) + y * cos(radians(angle))


def _hexagon(radius: float) -> str:
    return f"M{'L'.join(f'{x:.1f} {y:.1f}' for x, y in (_polar(radius, corner * 60) for corner in range(6)))}Z"


def _rings(count: int) -> list[tuple[float, int]]:
    """An owner of other boards may have any number of slots."""
    if count in RINGS:
        return [(float(radius), slots) for radius, slots in RINGS[count]]
    if count + 1 in RINGS:
        *inner, (radius, slots) = RINGS[count + 1]
        return [*((float(each), many) for each, many in inner), (float(radius), slots - 1)]
    found: list[tuple[float, int]] = []
    reach = 38.0
    while count > 0:
        slots = min(count, max(1, int(reach * 2 * pi / len(COLOURS) / (PITCH + 2))))
        found.append((reach, slots))
        count, reach = count - slots, reach + PITCH
    return found


def _slots(count: int) -> list[Point]:
    """In the order of placing, for a petal that points to the top: to and fro from ring to ring."""
    found: list[Point] = []
    for number, (radius, many) in enumerate(_rings(count)):
        step = degrees(2 * asin(min(1.0, PITCH / 2 / radius)))
        along = [_polar(radius, (slot - (many - 1) / 2) * step) for slot in range(many)]
        found += along[::-1] if number % 2 else along
    return found


def _reach(count: int) -> float:
    return max(hypot(x, y) for x, y in _slots(count)) + SLOT + 8


def _outline(radius: float) -> str:
    """A petal's edge: from the middle out to both shoulders, and over in a soft arc."""
    half = PETAL / 2 - 1
    near, left, right, far = (
        _polar(16, -half),
        _polar(radius * 0.93, -half),
        _polar(radius * 0.93, half),
        _polar(16, half),
    )
    crown = radius * 0.72
    return (
        f"M{near[0]:.1f} {near[1]:.1f}L{left[0]:.1f} {left[1]:.1f}"
        f"A{crown:.1f} {crown:.1f} 0 0 1 {right[0]:.1f} {right[1]:.1f}L{far[0]:.1f} {far[1]:.1f}Z"
    )
