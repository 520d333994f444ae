"""What native readers found wrong in Kolam's own texts stays away. The games' rooms have the like for theirs."""

import pytest

from kolam.engine.registry import game
from kolam.locale import say
from tests.wording import forms

# Language, key, what it said, and why that was wrong.
WRONG = [
    ("en", "play-winners", "You wins", "agreement"),
    ("en", "client-winners", "Ada, Émile share", "a list without its and"),
    ("en", "client-proof-why", "Your browser has compared", "said where nothing was compared"),
    ("en", "client-proof-why", "first card", "not every game has cards"),
    ("en", "client-level-master-why", "heads", "a bot has cores"),
    ("en", "client-keys", "Keyboard\n", "unticking it frightened keyboard users"),
    ("en", "setting-bad", "cannot be:", "no end of a sentence"),
    ("en", "parser-number", "is no whole", "not English"),
    ("en", "terminal-prepare-about", "at once", "also means simultaneously"),
    ("fr", "client-skip-ahead", "Passer", "a move of Kerala"),
    ("fr", "client-undo", "Reprendre", "resumes a match"),
    ("fr", "client-level-master-why", "têtes", "a bot has cores"),
    ("fr", "client-theme", "Lumière", "a lamp"),
    ("fr", "client-keys", "Clavier\n", "frightens"),
    ("fr", "terminal-serve-about", "héberge ", "the others are infinitives"),
    ("fr", "terminal-worker-about", "réfléchit", "the others are infinitives"),
    ("de", "client-no-table-why", "frag, wer", "asks who has sent it"),
    ("de", "client-level-beginner", "Anfang", "the wrong word"),
    ("de", "client-level-casual-why", "was gerade lohnt", "reflexive"),
    ("de", "client-level-master-why", "Köpfe", "a bot has cores"),
    ("de", "client-undo", "Zurück\n", "navigation"),
    ("de", "undo-others-decided", "geht das nicht mehr zurück", "not German"),
    ("de", "undo-revealed", "geht das nicht mehr zurück", "not German"),
    ("de", "terminal-compiling", "Übersetze", "is what translators do"),
    ("de", "terminal-prepare-about", "übersetzen", "is what translators do"),
    ("de", "terminal-simulate-about", "übersetzt", "is what translators do"),
    ("de", "client-theme", "Licht", "a lamp"),
    ("de", "client-keys", "Tastatur\n", "frightens"),
    ("ja", "client-cancel", "やめる", "reads as leaving the game"),
    ("ja", "worker-ready", "代わりに", "instead of them"),
    ("ja", "terminal-worker-about", "代わりに", "instead of them"),
    ("ja", "table-resign-instead", "打ち", "a word of go and mahjong"),
    ("ja", "client-download", "棋譜", "two names for one thing"),
    ("ja", "client-proof-why", "棋譜", "two names for one thing"),
    ("ja", "client-keys", "キーボード\n", "frightens"),
    ("ja", "client-theme", "明るさ", "brightness"),
    ("ja", "client-level-master-why", "頭", "a bot has cores"),
]


@pytest.mark.parametrize(("language", "key", "wrong", "why"), WRONG)
def test_what_was_wrong_is_not_said_again(language: str, key: str, wrong: str, why: str) -> None:
    said = [f"{form.words(language)}\n" for form in forms(key)]
    assert not [words for words in said if wrong in words], why


@pytest.mark.parametrize(("room", "name"), [("kerala", "ケララ"), ("ganesha", "ガネーシャ")])
def test_a_game_has_its_japanese_name_in_japanese_sentences(room: str, name: str) -> None:
    words = say("seating-players", "ja", game=game(room).called, least=2, most=4, players=9)
    assert words == f"{name}は2～4人用です（指定は9人）。"
