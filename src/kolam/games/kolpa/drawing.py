"""A table of Kolpa! as an SVG: every colour has a shape of its own, as on the page."""

from collections.abc import Sequence
from math import cos, pi, sin

from kolam.games.kolpa.record import COLOUR_NAMES, COLOURS, Call, Card
from kolam.games.kolpa.view import Pile, Player, View
from kolam.locale import number, say
from kolam.match.picture import ACCENT, INK, LINE, QUIET, SURFACE, Picture

CREAM, NIGHT, PAPER, BACK = "#fff6e6", "#2b2320", "#fff9ee", "#9c4420"
# A colour's ground, the mark on it, and the line around it.
INKS = {
    "R": ("#b92a22", CREAM, CREAM),
    "P": ("#f7a6c6", "#6b1540", "#8e2c5f"),
    "Y": ("#f3c330", "#4d3500", "#7a5600"),
    "B": ("#22569f", CREAM, CREAM),
    "G": ("#28744a", CREAM, CREAM),
}
HEART = (
    "M0 10C-7 4.6-10.8 1-10.8-3.8-10.8-7.4-8.2-9.4-5.5-9.4-3-9.4-1-8 0-5.8"
    " 1-8 3-9.4 5.5-9.4 8.2-9.4 10.8-7.4 10.8-3.8 10.8 1 7 4.6 0 10Z"
)
STAR = (
    "M"
    + "L".join(
        f"{sin(point * pi / 5) * reach:.2f} {-cos(point * pi / 5) * reach:.2f}"
        for point, reach in enumerate([11.4, 6] * 5)
    )
    + "Z"
)
# A colour's shape around the origin, and how much lower its middle is for a number in it.
SHAPES = {
    "R": ("M-9.8 0a9.8 9.8 0 1 0 19.6 0a9.8 9.8 0 1 0-19.6 0Z", 0.0),
    "P": (HEART, -0.8),
    "Y": (STAR, 0.3),
    "B": ("M-9-9H9V9H-9Z", 0.0),
    "G": ("M0-10.2 11 8.6H-11Z", 2.6),
}
NAMES = dict(zip(COLOURS, COLOUR_NAMES, strict=True))
WIDTH, ROW = 760.0, 104.0  # of the table; how high a player's part is
STEP = 74.0  # from a pile to the next


def svg(view: View, names: Sequence[str]) -> str:
    hand = view.hand or []
    across = max(1, int((WIDTH - 40) // 84))
    rows = -(-len(hand) // across)
    middle = 76 + ROW * len(names)
    height = middle + 150 + (34 + rows * 122 if hand else 0)
    picture = Picture(WIDTH, height, say("kolpa-title", round=view.round, target=view.target))
    picture.write(20, 40, say("kolpa-title", round=view.round, target=view.target), 22, font_weight=700)
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        _player(picture, 60 + ROW * seat, name, player, turn=seat == view.turn, own=seat == view.seat)
    _middle(picture, view, middle)
    for place, code in enumerate(hand):
        x, y = 20 + 84 * (place % across), middle + 178 + 122 * (place // across)
        with picture.placed(x, y, 0.78):
            card(picture, code)
    if hand:
        picture.write(20, middle + 166, say("kolpa-your-hand"), 14, fill=QUIET)
    return str(picture)


def _player(picture: Picture, y: float, name: str, player: Player, *, turn: bool, own: bool) -> None:
    edge = {"stroke": ACCENT, "stroke_width": 3} if turn else {"stroke": LINE, "stroke_width": 1.5}
    picture.draw("rect", x=20.0, y=y, width=WIDTH - 40, height=ROW - 10, rx=10, fill=SURFACE, **edge)
    if turn:
        picture.draw("path", d="M0-7L10 0L0 7Z", transform=f"translate(30 {y + 25:.0f})", fill=ACCENT)
    picture.write(48, y + 30, name, 17, font_weight=700 if own else 600)
    picture.write(48, y + 54, f"{say('kolpa-score')}: {number(player.score)}", 14)
    picture.write(48, y + 76, f"{say('kolpa-cards')}: {player.hand}", 14)
    for place, pile in enumerate(player.piles):
        _pile(picture, 290 + STEP * place, y + 4, pile)


def _pile(picture: Picture, x: float, y: float, pile: Pile) -> None:
    """How thick it is can be seen, and counted."""
    for under in range(min(pile.size, 5) - 1, 0, -1):
        picture.draw(
            "rect", x=x + 2.0 * under, y=y + 1.5 * under, width=62.0, height=84.0, rx=7, fill=PAPER, stroke=QUIET
        )
    with picture.placed(x, y, 0.6):
        card(picture, pile.top)
    if pile.size > 1:
        picture.draw("circle", cx=x + 58, cy=y + 76, r=10, fill=INK)
        picture.write(x + 58, y + 80.5, pile.size, 12, fill=CREAM, font_weight=700, text_anchor="middle")


def _middle(picture: Picture, view: View, y: float) -> None:
    """The top card with what a joker announced, and the piles."""
    if view.top is not None:
        with picture.placed(20, y, 0.92):
            card(picture, view.top)
    x = 140.0
    if view.call is not None:
        _call(picture, x + 26, y + 64, view.call)
        named = say("kolpa-colour", colour=NAMES[view.call]) if view.call in NAMES else view.call
        picture.write(x + 64, y + 69, say("kolpa-announced", call=named), 15)
        x += 240
    with picture.placed(x, y, 0.92):
        back(picture)
    picture.write(x + 112, y + 52, say("kolpa-draw-pile", count=view.draw), 15)
    picture.write(x + 112, y + 78, say("kolpa-discard-pile", count=view.discard), 15)


def _call(picture: Picture, x: float, y: float, call: Call) -> None:
    ground, mark, _ = INKS.get(call, (NIGHT, CREAM, CREAM))
    picture.draw("circle", cx=x, cy=y, r=24, fill=ground, stroke=INK, stroke_width=1.5)
    if call in INKS:
        with picture.placed(x, y, 1.3):
            picture.draw("path", d=SHAPES[call][0], fill=mark)
    else:
        picture.write(x, y + 9, call, 26, fill=mark, font_weight=800, text_anchor="middle")


def card(picture: Picture, code: Card) -> None:
    """The face of a card, 100 × 140."""
    picture.draw("rect", x=1, y=1, width=98, height=138, rx=11, fill=PAPER, stroke="#8d7b66", stroke_width=1.4)
    if code == "J":
        _joker(picture)
        return
    (ground, mark, edge), (line, middle) = INKS[code[0]], SHAPES[code[0]]
    picture.draw("rect", x=6.5, y=6.5, width=87, height=127, rx=7, fill=ground, stroke=edge, stroke_width=1.5)
    picture.draw("path", d="M7 90V13.5a6.5 6.5 0 0 1 6.5-6.5h73a6.5 6.5 0 0 1 6.5 6.5V34Z", fill="#fff", opacity=0.1)
    for x, y, turn in ((19, 0, 0), (81, 140, 180)):
        with picture.placed(x, y, turn=turn):
            picture.write(0, 29, code[1], 23, fill=mark, font_weight=800, text_anchor="middle")
            picture.draw("path", d=line, transform="translate(0 41) scale(0.62)", fill=mark)
    with picture.placed(50, 70 - middle, 2.8):
        picture.draw("path", d=line, transform="translate(0 0.7)", opacity=0.25)
        picture.draw("path", d=line, fill=mark)
        picture.write(0, middle + 4.1, code[1], 11.6, fill=ground, font_weight=800, text_anchor="middle")


def _joker(picture: Picture) -> None:
    """All five colours, each with its shape."""
    picture.draw("rect", x=6.5, y=6.5, width=87, height=127, rx=7, fill=NIGHT, stroke=CREAM)
    picture.draw("circle", cx=50, cy=70, r=31, fill="none", stroke=CREAM, stroke_width=1.6, opacity=0.55)
    for place, colour in enumerate(COLOURS):
        ground, mark, edge = INKS[colour]
        angle = place * 2 * pi / len(COLOURS)
        with picture.placed(50 + 31 * sin(angle), 70 - 31 * cos(angle)):
            picture.draw("circle", r=15.5, fill=ground, stroke=edge, stroke_width=1.2)
            picture.draw("path", d=SHAPES[colour][0], fill=mark, transform="scale(0.92)")


def back(picture: Picture) -> None:
    """The back of a card, 100 × 140: dots, and a line that loops around them."""
    picture.draw("rect", x=1, y=1, width=98, height=138, rx=11, fill=PAPER, stroke="#8d7b66", stroke_width=1.4)
    picture.draw("rect", x=6.5, y=6.5, width=87, height=127, rx=7, fill=BACK)
    for y in (38, 70, 102):
        for x in (34, 66):
            picture.draw("circle", cx=x, cy=y, r=2.4, fill=CREAM)
            with picture.placed(x, y, turn=45):
                picture.draw(
                    "rect", x=-12, y=-12, width=24, height=24, rx=7, fill="none", stroke=CREAM, stroke_width=1.8
                )
