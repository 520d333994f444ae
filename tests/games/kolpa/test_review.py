"""What native readers found wrong in Kolpa!'s texts stays away."""

import pytest

from tests.wording import keys, said

# Language, key, what it said, and why that was wrong.
WRONG = [
    ("en", "kolpa-told-draw", "You draws", "agreement"),
    ("en", "kolpa-told-draw-unseen", "You draws", "agreement"),
    ("en", "kolpa-told-joker", "and says", "no sentence: “Ada: a joker and says 3”"),
    ("en", "kolpa-told-deal", ". green 3 is turned up", "a sentence in lower case"),
    ("en", "kolpa-told-deal", "First to play", "no sentence"),
    ("en", "kolpa-no-match", "does not match the announced colour red", "no article, lower case"),
    ("en", "kolpa-never-lay-match", "laid into", "to lay into somebody is to attack them"),
    ("en", "kolpa-prompt-lay", "lay one into", "to lay into somebody is to attack them"),
    ("en", "kolpa-no-move", "is no move", "not English"),
    ("en", "kolpa-about", "Match the card if you can", "nobody has to match (P11)"),
    ("fr", "kolpa-told-deal", "retournée", "le 3 est retourné"),
    ("fr", "kolpa-about", "si tu peux", "nobody has to match (P11)"),
    ("fr", "kolpa-about", "étale", "the rulebook says poser"),
    ("de", "kolpa-joker", "einen", "the nominative is ein Joker"),
    ("de", "kolpa-hand-line", "einen Joker", "the nominative is ein Joker"),
    ("de", "kolpa-says-kol", "Kol!", "Germans say Passt!"),
    ("de", "kolpa-says-kolpa", "Kolpa!", "Germans say Passt nicht!"),
    ("de", "kolpa-prompt", "Kol", "Germans say Passt!"),
    ("de", "kolpa-prompt-match", "Kol!", "Germans say Passt!"),
    ("de", "kolpa-prompt-lay", "Kolpa!", "Germans say Passt nicht!"),
    ("de", "kolpa-about", "Bediene", "a word of tricks, and nobody has to match"),
    ("ja", "kolpa-told-joker", " 宣言は", "stray spaces"),
]

# Texts that are gone, because one key had two meanings, or a terminal's words were shown in the browser.
GONE = [
    "client-about-game",
    "reason-kolpa-rid",
]


@pytest.mark.parametrize(("language", "key", "wrong", "why"), WRONG)
def test_what_was_wrong_is_not_said_again(language: str, key: str, wrong: str, why: str) -> None:
    assert not [words for words in said(language, key) if wrong in words], why


@pytest.mark.parametrize("key", GONE)
def test_a_text_that_is_gone_stays_away(key: str) -> None:
    assert key not in keys()
