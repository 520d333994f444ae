"""A match draws itself, as text and as a picture, from what a seat may see.

The pictures of docs/research.md are goldens. After a change that is meant, write them anew with
``KOLAM_UPDATE_GOLDENS=1 pytest tests/test_drawings.py``.
"""

import os
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import kolam
from kolam.engine.chance import new_dice
from kolam.engine.contract import clone, imagine
from kolam.engine.registry import game
from kolam.match.drawing import text_of
from kolam.match.picture import Picture, number, svg_of
from tests.playing import NAMES, TABLES, new_match, play_on

pytestmark = pytest.mark.compiled

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
FAR = 30  # decisions into a match whose board is shown


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_position_has_a_picture_that_is_a_picture(name: str, players: int) -> None:
    for match in play_on(new_match(name, players, "drawn"), "drawn", 400):
        if match.decisions % 9 and not match.over:
            continue
        for seat in (None, match.decisions % players):
            drawn = ET.fromstring(match.svg(seat))
            assert drawn.get("viewBox") == f"0 0 {drawn.get('width')} {drawn.get('height')}"
            assert drawn[0].text
            assert "nan" not in match.svg(seat)
    assert match._repr_svg_() == match.svg()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing_that_is_drawn_for_it(name: str, players: int) -> None:
    dice, names = new_dice("drawn otherwise"), [f"Player {seat}" for seat in range(players)]
    for match in play_on(new_match(name, players, "drawn"), "drawn", 24):
        for seat in range(players):
            world = clone(match.state)
            imagine(world[0], seat, dice[0])
            view = match.game.view(world[0], seat)
            assert svg_of(match.game, view, names) == match.svg(seat)
            assert text_of(match.game, view, names) == match.text(seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_board_looks_as_in_the_document(name: str) -> None:
    if not game(name).package.startswith("kolam."):
        return
    match = kolam.new(name, seed=4, names=["Ada", "Bo", "Chandra"])
    bot = kolam.bot("casual", seed=1)
    while not match.over and match.decisions < FAR:
        match.play_number(bot(match))
    file = PICTURES / f"{name}-board.svg"
    if os.environ.get("KOLAM_UPDATE_GOLDENS"):
        file.write_text(match.svg(match.turn), encoding="utf-8")
    assert match.svg(match.turn) == file.read_text(encoding="utf-8")


def test_a_picture_says_what_it_shows_and_minds_its_marks() -> None:
    picture = Picture(10, 20, "Ada & Bo <3")
    picture.write(1, 2.25, "A > B")
    with picture.placed(1, 2, 0.5, 90):
        picture.draw("path", d="M0 0", stroke_width=1.0)
    drawn = ET.fromstring(str(picture))
    assert drawn[0].text == "Ada & Bo <3"
    assert '<text x="1" y="2.25" font-size="14" fill="#2b2320">A &gt; B</text>' in str(picture)
    assert '<g transform="translate(1 2) rotate(90) scale(0.5)">' in str(picture)
    assert [number(value) for value in (-0.001, 1.5, 20.0, 100.0)] == ["0", "1.5", "20", "100"]
