"""What Kerala says, as players of each language would: sentences that once went wrong."""

import pytest
from rich.text import Text

from kolam.engine.registry import game
from kolam.games.kerala.moves import KeralaMove, Pass, Place, Skip, Stack
from kolam.locale import LANGUAGES, message, say, speak
from kolam.match import Entry
from kolam.match.drawing import drawing_of

NAMES = ["Ada", "Bob"]
TILE = message("kerala-tile-edge", colour="red", second="black")


@pytest.mark.parametrize(
    ("language", "move", "to_ada", "to_others"),
    [
        ("en", Pass(), "You pass and lay an elephant on its side.", "Ada passes and lays an elephant on its side."),
        ("fr", Pass(), "Tu passes et couches un éléphant.", "Ada passe et couche un éléphant."),
        (
            "de",
            Pass(),
            "Du passt und legst einen Elefanten auf die Seite.",
            "Ada passt und legt einen Elefanten auf die Seite.",
        ),
        ("ja", Pass(), "あなたはパスして、象駒を1頭寝かせました。", "Adaはパスして、象駒を1頭寝かせました。"),
        ("en", Skip(), "You don’t move anything.", "Ada doesn’t move anything."),
        (
            "en",
            Stack((1, 1), (2, 1), "N"),
            "You move the stack on 1,1 to 2,1, edge at the top.",
            "Ada moves the stack on 1,1 to 2,1, edge at the top.",
        ),
        (
            "de",
            Place("B^", 0, (0, 1), None),
            "Du legst mit Elefant 0  B^  auf 0,1.",
            "Ada legt mit Elefant 0  B^  auf 0,1.",
        ),
    ],
)
def test_the_log_speaks_to_the_reader(language: str, move: KeralaMove, to_ada: str, to_others: str) -> None:
    shown = drawing_of(game("kerala"))
    with speak(language):
        said = [Text.from_markup(shown.told(Entry(0, move), NAMES, reader)).plain for reader in (0, 1, None)]
    assert said == [to_ada, to_others, to_others]


@pytest.mark.parametrize(
    ("language", "key", "args", "words"),
    [
        ("en", "kerala-told-remove", {"count": 0}, "All tiles are in play."),
        ("en", "kerala-reason-joins", {"colour": "blue", "count": 2}, "It joins 2 blue areas into one."),
        (
            "en",
            "kerala-edge-where",
            {"tile": TILE},
            "Say which side its edge should be on (N, E, S or W): the red tile with the black edge.",
        ),
        ("fr", "kerala-reason-meets", {"colour": "blue"}, "Elle complète le bord bleu d’une tuile voisine."),
        ("fr", "kerala-skip", {}, "Ne rien déplacer"),
        ("fr", "kerala-do-skip", {}, "Ne rien déplacer"),
        ("de", "kerala-option-near-elephant", {}, "Ein verschobenes Plättchen muss neben einem Elefanten landen"),
        (
            "de",
            "kerala-do-place",
            {"tile": TILE, "way": "N", "elephant": "1"},
            "Lege das rote Plättchen mit dem schwarzen Bogen oberhalb von Elefant 1 an",
        ),
        ("ja", "kerala-option-near-elephant", {}, "動かしたタイルは象駒の隣に置かなければならない"),
        (
            "ja",
            "kerala-do-place",
            {"tile": TILE, "way": "N", "elephant": "1"},
            "黒の弓の付いた赤タイルを象駒1の上側に置く",
        ),
    ],
)
def test_a_sentence_is_one(language: str, key: str, args: dict, words: str) -> None:  # type: ignore[type-arg]
    assert say(key, language, **args) == words


@pytest.mark.parametrize(
    ("language", "term"), [("en", "festival platform"), ("fr", "plateforme"), ("de", "Festplatz"), ("ja", "祭りの会場")]
)
def test_the_front_page_uses_the_rulebook_s_word(language: str, term: str) -> None:
    assert term in say("kerala-about", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_knows_no_compass(language: str) -> None:
    """A board has a top and a left side; north and west are for what is typed."""
    compass = (
        "north",
        "south",
        "east",
        "west",
        "nord",
        "sud",
        "ouest",
        "Norden",
        "Osten",
        "Süden",
        "Westen",
        "北",
        "東",
        "南",
        "西",
    )
    for side in "NESW":
        said = [
            say("kerala-edge-at", language, side=side),
            say("kerala-do-place", language, tile=TILE, way=side, elephant="1"),
            say("kerala-do-cover", language, tile=TILE, covered=TILE, way=side, elephant="1"),
        ]
        assert not any(point in words for words in said for point in compass)


@pytest.mark.parametrize("phase", ["place", "elephant", "stack"])
def test_german_does_not_tell_anybody_to_leave_it(phase: str) -> None:
    assert not any("lass es" in say(key, "de", phase=phase) for key in ("kerala-ask", "kerala-prompt", "kerala-see"))
