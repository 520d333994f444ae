"""What Kolpa! says, as players of each language would: sentences that once went wrong."""

import pytest
from rich.text import Text

from kolam.engine.registry import game
from kolam.games.kolpa.moves import Deal, Draw, Joker, Kol, Kolpa
from kolam.locale import message, say, speak
from kolam.match import Entry
from kolam.match.drawing import drawing_of

NAMES = ["Ada", "Bob"]
CARD = message("kolpa-the-card", colour="green", value=3)
COLOUR = message("kolpa-announced-colour", colour="red")
DEAL = Deal([], "G3", 0, 1)


@pytest.mark.parametrize(
    ("language", "what", "seat", "to_ada", "to_others"),
    [
        ("en", Draw(0, "R3"), None, "You draw ●3.", "Ada draws ●3."),
        ("fr", Draw(0, "R3"), None, "Tu pioches ●3.", "Ada pioche ●3."),
        ("de", Draw(0, "R3"), None, "Du ziehst ●3.", "Ada zieht ●3."),
        ("ja", Draw(0, "R3"), None, "あなたは●3を引きました。", "Adaは●3を引きました。"),
        ("en", Joker("3"), 0, "You play a joker and announce 3.", "Ada plays a joker and announces 3."),
        ("fr", Joker("3"), 0, "Tu joues un Joker. Annonce\u00a0: 3.", "Ada joue un Joker. Annonce\u00a0: 3."),
        ("de", Joker("3"), 0, "Du spielst einen Joker. Angesagt: 3.", "Ada spielt einen Joker. Angesagt: 3."),
        (
            "ja",
            Joker("3"),
            0,
            "あなたはジョーカーを出しました（宣言：3）。",
            "Adaはジョーカーを出しました（宣言：3）。",
        ),
        ("en", Kol("R3", "hand"), 0, "You play ●3: Kol!", "Ada plays ●3: Kol!"),
        ("de", Kol("R3", "hand"), 0, "Du spielst ●3: Passt!", "Ada spielt ●3: Passt!"),
        ("de", Kolpa("R3"), 0, "Du legst ●3 aus: Passt nicht!", "Ada legt ●3 aus: Passt nicht!"),
        ("en", DEAL, None, "Round 1: ▲3 is turned up, you play first.", "Round 1: ▲3 is turned up, Ada plays first."),
    ],
)
def test_the_log_speaks_to_the_reader(
    language: str, what: object, seat: int | None, to_ada: str, to_others: str
) -> None:
    shown = drawing_of(game("kolpa"))
    with speak(language):
        assert plain(shown.told(Entry(seat, what), NAMES, 0)) == to_ada
        assert plain(shown.told(Entry(seat, what), NAMES, 1)) == to_others
        assert plain(shown.told(Entry(seat, what), NAMES, None)) == to_others


def plain(markup: str) -> str:
    return Text.from_markup(markup).plain


@pytest.mark.parametrize(
    ("language", "key", "args", "words"),
    [
        (
            "en",
            "kolpa-no-match",
            {"card": CARD, "top": COLOUR},
            "You can’t play the green 3: it doesn’t match the announced colour (red).",
        ),
        (
            "en",
            "kolpa-never-lay-match",
            {"card": CARD, "top": COLOUR},
            "You can’t put the green 3 in your play area, because it matches the announced colour (red).",
        ),
        (
            "fr",
            "kolpa-no-match",
            {"card": CARD, "top": COLOUR},
            "Tu ne peux pas jouer le 3 vert\u00a0: il ne va pas avec la couleur annoncée (rouge).",
        ),
        (
            "de",
            "kolpa-no-match",
            {"card": CARD, "top": COLOUR},
            "Das passt nicht zusammen: die grüne 3 und die angesagte Farbe (Rot).",
        ),
        (
            "fr",
            "kolpa-told-deal",
            {"round": 1, "card": CARD, "name": "Ada", "you": "no"},
            "Manche 1\u00a0: les cartes sont distribuées, la défausse commence par le 3 vert. Ada commence.",
        ),
        ("de", "kolpa-joker", {}, "ein Joker"),
        ("de", "kolpa-told-draw-joker", {"name": "Ada", "you": "no"}, "Ada zieht einen Joker."),
        ("de", "kolpa-no-joker", {}, "Du hast keinen Joker auf der Hand."),
        ("de", "kolpa-says-kol", {}, "Passt!"),
        ("de", "kolpa-says-kolpa", {}, "Passt nicht!"),
        ("ja", "kolpa-says-kolpa", {}, "コルパ！"),
    ],
)
def test_a_sentence_is_one(language: str, key: str, args: dict, words: str) -> None:  # type: ignore[type-arg]
    assert say(key, language, **args) == words


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_the_front_page_does_not_say_that_one_must_match(language: str) -> None:
    """P11: a matching card may be kept."""
    told = {
        "en": "Matching cards go on the discard pile.",
        "fr": "Une carte assortie va sur la défausse.",
        "de": "Was passt, kommt auf den Ablagestapel.",
        "ja": "合うカードは捨て札に重ね",
    }
    assert told[language] in say("kolpa-about", language)
