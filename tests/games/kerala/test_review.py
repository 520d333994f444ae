"""What native readers found wrong in Kerala's texts stays away."""

import pytest

from tests.wording import keys, said

# Language, key, what it said, and why that was wrong.
WRONG = [
    ("en", "kerala-told-pass", "You passes", "agreement"),
    ("en", "kerala-told-pass", "elephant down", "the rulebook: on its side"),
    ("en", "kerala-told-skip", "moves nothing", "You moves nothing"),
    ("en", "kerala-help", "as it stands", "ungrammatical"),
    ("en", "kerala-bad-colours-differ", "another colour", "a different one"),
    ("en", "kerala-reason-joins", "area of 2", "reads as its size"),
    ("en", "kerala-edge-where", "shall lie", "archaic"),
    ("en", "kerala-about", "festival ground", "the rulebook: platform"),
    ("en", "kerala-about", "What matches grows", "a riddle"),
    ("en", "kerala-told-remove", "played with", "toyed with"),
    ("en", "kerala-no-move", "is no move", "not English"),
    ("fr", "kerala-skip", "Sauter", "elephants do not jump"),
    ("fr", "kerala-do-skip", "Sauter", "elephants do not jump"),
    ("fr", "kerala-about", "fête de tuiles", "means nothing"),
    ("fr", "kerala-reason-meets", "rencontre", "a calque"),
    ("de", "kerala-option-near-elephant", "versetztes", "tiles are verschoben"),
    ("de", "kerala-ask", "lass es", "rude"),
    ("de", "kerala-prompt", "lass es", "rude"),
    ("de", "kerala-elephant-now", "lass es", "rude"),
    ("de", "kerala-stack-now", "lass es", "rude"),
    ("ja", "kerala-about", "広場", "the rulebook: 会場"),
    ("ja", "kerala-option-near-elephant", "象の隣", "the rulebook: 象駒"),
    ("ja", "kerala-round-and-bag", ".", "a Japanese sentence ends in 。"),
    ("ja", "kerala-position-player", ".", "a Japanese sentence ends in 。"),
]

# Texts that are gone, because one key had two meanings, or a terminal's words were shown in the browser.
GONE = [
    "client-option-near-elephant",
    "kerala-learn-end",
    "option-kerala-colours-differ",
    "reason-kerala-joins",
    "reason-kerala-meets",
]


@pytest.mark.parametrize(("language", "key", "wrong", "why"), WRONG)
def test_what_was_wrong_is_not_said_again(language: str, key: str, wrong: str, why: str) -> None:
    assert not [words for words in said(language, key) if wrong in words], why


@pytest.mark.parametrize("key", GONE)
def test_a_text_that_is_gone_stays_away(key: str) -> None:
    assert key not in keys()


@pytest.mark.parametrize(
    "key", ["kerala-do-place", "kerala-do-cover", "kerala-do-either", "kerala-do-elephant", "kerala-do-stack"]
)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_stands_on_a_button_begins_with_a_capital(language: str, key: str) -> None:
    assert not [words for words in said(language, key) if not words[0].isupper()]
