"""The spice tokens of Ganesha, drawn around the middle of a disc of radius 20."""

from kolam.games.ganesha.record import Token
from kolam.match.picture import Picture

POD, FLESH = "M0-13C6-8 6 6 0 13C-6 6-6-8 0-13Z", "M0-12V12M-2.6-7C-3.6-2-3.6 3-2.4 7.6M2.6-7C3.6-2 3.6 3 2.4 7.6"
SEED, SHINE = "M-7 1.4C-4-3.4 4-3.4 7 1.4C3.6 2.6-3.6 2.6-7 1.4Z", "M-5 .4C-2-1.6 2-1.6 5 .4"
SEEDS = ((-5, -6, -30), (6, -5, 35), (-7, 4, 15), (6, 5, -20), (0, 10, 60), (0, 0, 80))
ROOT = (
    "M-14 4C-15-1-10-4-7-3C-8-9-2-11 0-6C1-3 2-3 4-5C6-11 12-10 11-4"
    "C16-3 15 3 11 3C12 9 6 11 4 7C2 5 0 5-2 7C-4 12-10 11-10 7C-13 7-14 6-14 4Z"
)
KNOTS = "M-9-1C-8 1-6 1-5 0M-3 4C-2 2 0 2 1 3M5-2C6 0 8 0 10-1"
STEMS = "M-6 2C-4-8 2-12 9-13M0-7C2-10 4-11 6-12M6 3C7-3 8-8 9-13"
RIBS = "M0-6.2V6.2M-2.6-5.6C-4.6-2-4.6 2-2.6 5.6M2.6-5.6C4.6-2 4.6 2 2.6 5.6"
WRINKLES = "M-4-2L-1 0 2-3M-3 3L0 1 4 3M1-5L2-3"
PETAL = "M0-3C-3.4-6-2.6-10.6 0-13C2.6-10.6 3.4-6 0-3Z"
BERRIES = ((-6, 3), (6, 4), (0, -6))
GRAINS = ((-7, 6), (0, 8), (7, 6), (-4, 1), (4, 1), (-9, -1), (9, -1), (0, -5), (-6, -7), (6, -8))


def token(picture: Picture, spice: Token | None) -> None:
    """A token face up, or its back."""
    picture.draw("circle", r=19, fill="#f4e4c4" if spice else "#d9b982", stroke="#8f6a38", stroke_width=1.4)
    match spice:
        case None:
            for petal in range(8):
                with picture.placed(0, 0, turn=petal * 45):
                    picture.draw("path", d=PETAL, fill="#f4e4c4", stroke="#8f6a38", stroke_width=0.9)
        case "cardamom":
            for x, turn in ((-5, -24), (5, 22)):
                with picture.placed(x, 0, turn=turn):
                    picture.draw("path", d=POD, fill="#86a95c", stroke="#3f5a2a")
                    picture.draw("path", d=FLESH, fill="none", stroke="#3f5a2a", stroke_width=0.8)
        case "caraway":
            for x, y, turn in SEEDS:
                with picture.placed(x, y, turn=turn):
                    picture.draw("path", d=SEED, fill="#8a6136", stroke="#4c3216", stroke_width=0.9)
                    picture.draw("path", d=SHINE, fill="none", stroke="#e8cf9f", stroke_width=0.8)
        case "coriander":
            _berries(picture, "#cda55e", "#6e4f1c", 6.3, RIBS, "#6e4f1c")
        case "ginger":
            picture.draw("path", d=ROOT, fill="#dcae6c", stroke="#7d5220")
            picture.draw("path", d=KNOTS, fill="none", stroke="#7d5220", stroke_width=0.9)
        case "black_mustard":
            for x, y in GRAINS:
                picture.draw("circle", cx=x, cy=y, r=3, fill="#3b2e2a")
                picture.draw("circle", cx=x - 0.9, cy=y - 1, r=0.8, fill="#d9c3ad")
        case "cinnamon":
            for turn in (-34, 30):
                with picture.placed(0, 0, turn=turn):
                    picture.draw("rect", x=-14, y=-4, width=28, height=8, rx=2, fill="#a2602f", stroke="#5b2f10")
                    picture.draw("path", d="M-12-1H10M-12 1.6H10", stroke="#5b2f10", stroke_width=0.8)
                    picture.draw("circle", cx=13, r=4, fill="#d59a62", stroke="#5b2f10")
        case "red_pepper":
            picture.draw("path", d=STEMS, fill="none", stroke="#4d6a33", stroke_width=1.4)
            _berries(picture, "#c93a31", "#6d1511", 5.2, "M-3-1a3 3 0 0 1 2-2", "#ffd9d0")
        case "black_pepper":
            _berries(picture, "#4a3a33", "#1f1613", 6, WRINKLES, "#c9b39f")


def _berries(picture: Picture, face: str, rim: str, radius: float, lines: str, ink: str) -> None:
    for x, y in BERRIES:
        with picture.placed(x, y):
            picture.draw("circle", r=radius, fill=face, stroke=rim)
            picture.draw("path", d=lines, fill="none", stroke=ink, stroke_width=0.9)
