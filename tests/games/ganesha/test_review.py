"""What native readers found wrong in Ganesha's texts stays away."""

from pathlib import Path

import pytest

from tests.wording import keys, said

# Language, key, what it said, and why that was wrong.
WRONG = [
    ("en", "ganesha-reason-bag", "1 of the 20 gems in the bag are", "agreement"),
    ("en", "ganesha-reason-next", "You have 0", "no gems yet"),
    ("en", "ganesha-reason-have", "You have 1 red.", "what?"),
    ("en", "ganesha-told-give", "given", "no sentence"),
    ("en", "ganesha-told-gem", "The bag brings", "not English"),
    ("en", "ganesha-ask-give", "comes for it", "fetches it"),
    ("en", "ganesha-ask-give", "of your Treasury", "from it"),
    ("en", "ganesha-ask-refill", "of your Treasury", "from it"),
    ("en", "ganesha-ask-final", "of your Treasury", "from it"),
    ("en", "ganesha-effect", "of your Treasury", "from it"),
    ("en", "ganesha-reason-ginger", "for it", "in return"),
    ("en", "ganesha-choose-red-pepper", "for a draw: keep", "promises a gem of that colour"),
    ("en", "ganesha-bad-track-size", "not no list", "two negatives"),
    ("en", "ganesha-bad-track-colour", "is no colour", "not English"),
    ("en", "ganesha-no-move", "is no move", "not English"),
    ("fr", "ganesha-choose-offer", "offrir rien", "not French"),
    ("fr", "ganesha-choose-place", "rien", "not French"),
    ("fr", "ganesha-told-offer", "offrande rien", "not French"),
    ("fr", "ganesha-told-place", "rien", "not French"),
    ("fr", "ganesha-told-gem", "sort verte", "what?"),
    ("fr", "ganesha-told-ginger", "doit donner une gemme :", "word order"),
    ("fr", "ganesha-holding", "prise", "singular, even of two"),
    ("de", "ganesha-choose-offer", "1 grüner Edelstein legen", "the accusative"),
    ("de", "ganesha-choose-place", "1 grüner Edelstein", "the accusative"),
    ("de", "ganesha-hex-on-token", "mit Roter", "the dative"),
    ("de", "ganesha-option-spices", "Gewürzmarken", "they are Gewürzmarker"),
    ("de", "ganesha-told-ginger", "abgeben muss:", "word order"),
    ("de", "ganesha-told-end", "kein Opfer", "a victim"),
    ("ja", "ganesha-choose-offer", "なし を", "not Japanese"),
    ("ja", "ganesha-choose-place", "なし を", "not Japanese"),
    ("ja", "ganesha-told-offer", "なし を", "not Japanese"),
    ("ja", "ganesha-told-place", "なしを捧げ", "not Japanese"),
]

# Texts that are gone, because one key had two meanings, or a terminal's words were shown in the browser.
GONE = [
    "client-option-spices",
    "reason-ganesha-bag",
    "reason-ganesha-next",
    "reason-ganesha-have",
    "reason-ganesha-ginger",
    "option-ganesha-track-size",
    "ganesha-on-token",
]


@pytest.mark.parametrize(("language", "key", "wrong", "why"), WRONG)
def test_what_was_wrong_is_not_said_again(language: str, key: str, wrong: str, why: str) -> None:
    assert not [words for words in said(language, key) if wrong in words], why


@pytest.mark.parametrize("key", GONE)
def test_a_text_that_is_gone_stays_away(key: str) -> None:
    assert key not in keys()


@pytest.mark.parametrize(
    "key",
    [
        "ganesha-choose-give",
        "ganesha-choose-cardamom",
        "ganesha-choose-black-pepper",
        "ganesha-choose-final",
        "ganesha-choose-caraway",
        "ganesha-told-give",
        "ganesha-told-final",
        "ganesha-told-refill",
        "ganesha-told-black-pepper",
        "ganesha-told-store-treasury",
        "ganesha-told-store-slot",
        "ganesha-told-cardamom",
    ],
)
def test_french_names_the_gem_and_not_its_colour_alone(key: str) -> None:
    assert not [words for words in said("fr", key) if "gemme" not in words]


def test_the_browser_shows_no_word_that_was_cut_short_for_the_terminal() -> None:
    """The Altar of the page has whole names: half-width kana are the terminal's."""
    sources = (Path(__file__).parents[3] / "client" / "src").rglob("*.[st]*")
    assert not [file.name for file in sources if "ganesha-token-short" in file.read_text(encoding="utf-8")]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    "key", ["ganesha-choose-take", "ganesha-choose-offer", "ganesha-choose-final", "ganesha-do-take"]
)
def test_what_stands_on_a_button_begins_with_a_capital(language: str, key: str) -> None:
    assert not [words for words in said(language, key) if not words[0].isupper()]
