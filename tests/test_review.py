"""What native readers found wrong in Kolam's own texts and documents stays away; each game has the same for its own."""

from pathlib import Path

import pytest

from kolam.engine.registry import game
from kolam.locale import say
from tests.wording import keys, said

ROOT = Path(__file__).parent.parent

# Language, key, what it said, and why that was wrong.
WRONG = [
    ("en", "play-winners", "You wins", "agreement"),
    ("en", "client-winners", "Ada, Émile share", "a list without its and"),
    ("en", "client-proof-why", "Your browser has compared", "said even if nothing was compared"),
    ("en", "client-proof-not-compared", "has compared", "said even if nothing was compared"),
    ("en", "client-proof-why", "first card", "not every game has cards"),
    ("en", "client-level-master-why", "heads", "a bot has cores"),
    ("en", "client-keys", "Keyboard\n", "unticking it frightened keyboard users"),
    ("en", "setting-bad", "cannot be:", "no end of a sentence"),
    ("en", "parser-number", "is no whole", "not English"),
    ("en", "terminal-prepare-about", "at once", "also means simultaneously"),
    ("fr", "client-skip-ahead", "Passer", "a move of a game"),
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
    ("de", "terminal-prepare-about", "übersetzen", "is what translators do"),
    ("de", "terminal-simulate-about", "übersetzt", "is what translators do"),
    ("de", "client-theme", "Licht", "a lamp"),
    ("de", "client-keys", "Tastatur\n", "frightens"),
    ("ja", "client-cancel", "やめる", "reads as leaving the game"),
    ("ja", "worker-ready", "代わりに", "instead of them"),
    ("ja", "terminal-worker-about", "代わりに", "instead of them"),
    ("ja", "table-resign-instead", "打ち", "a word of go and mahjong"),
    ("ja", "client-log-replaced", "打ち", "a word of go and mahjong"),
    ("ja", "client-vote-you", "打て", "a word of go and mahjong"),
    ("ja", "client-download", "棋譜", "two names for one thing"),
    ("ja", "client-proof-why", "棋譜", "two names for one thing"),
    ("ja", "client-keys", "キーボード\n", "frightens"),
    ("ja", "client-theme", "明るさ", "brightness"),
    ("ja", "client-level-master-why", "頭", "a bot has cores"),
    # What a second reading found, in the texts that came later
    ("en", "client-device-care", "Whoever", "nobody talks like that"),
    ("en", "client-device-care", "Good once", "a calque"),
    ("en", "client-device-revoked", "good for nothing", "an insult"),
    ("en", "recovery-gone", "good for nothing", "an insult"),
    ("en", "client-recover-do", "Go on on", "stutters"),
    ("fr", "client-device-care", "à ta place", "means: instead of you"),
    ("fr", "client-removed-why", "bienvenu", "takes the reader for a man"),
    ("de", "client-device-care", "spielt als du", "not German"),
    ("de", "client-log-handed-over", "Gastgeber", "takes everybody for a man"),
    ("de", "report-nobody", "kein Mensch", "an insult"),
    ("de", "push-off", "sagt niemandem Bescheid", "sounds sulky"),
]

# What no text of a language says, whichever it is.
NEVER = [
    ("en", "whoever", "stilted"),
    ("en", "as it stands", "stilted"),
    ("en", "just now", "means a moment ago"),
    ("en", " cannot ", "the page talks to people: can’t"),
    ("fr", " sinon :", "a default is “par défaut”"),
    ("de", "(sonst:", "a default is “Standard”"),
    ("de", "Versuch es", "imperatives in full"),
    ("de", "Gewürzmarken", "they are Gewürzmarker"),
    ("ja", "対局", "a word of go and shogi"),
    ("ja", "棋譜", "a word of go and shogi"),
    ("ja", "Adaさん", "bots and people share a list"),
    ("ja", "Bobさん", "bots and people share a list"),
    ("ja", "卓", "テーブル everywhere"),
    ("ja", "座席", "席 everywhere"),
    ("ja", "ブラウザの", "ブラウザー everywhere"),
    ("ja", "フォルダに", "フォルダー everywhere"),
    ("ja", "Kolam を", "no spaces around a word"),
    ("ja", "Kolam が", "no spaces around a word"),
    ("ja", "Kolam の", "no spaces around a word"),
]
# A document, what it said, and why that was wrong.
DOCUMENTS = [
    ("README.md", "a wall of a screen", "a wall-sized screen"),
    ("README.md", "By mouse, finger or keyboard", "a fragment"),
    ("docs/api.md", "answers a *look*", "one answers a question"),
    ("docs/api.md", "answers the best moves", "one answers a question"),
    ("docs/hosting.md", "keeps away who sends", "ungrammatical"),
    ("docs/bots.md", "Who knew the other hand", "ungrammatical"),
]


@pytest.mark.parametrize(("language", "key", "wrong", "why"), WRONG)
def test_what_was_wrong_is_not_said_again(language: str, key: str, wrong: str, why: str) -> None:
    assert not [words for words in said(language, key) if wrong in words], why


@pytest.mark.parametrize(("language", "wrong", "why"), NEVER)
def test_no_text_at_all_says_it(language: str, wrong: str, why: str) -> None:
    told = [key for key in keys() if any(wrong.lower() in words.lower() for words in said(language, key))]
    assert not told, why


@pytest.mark.parametrize(("document", "wrong", "why"), DOCUMENTS)
def test_a_document_does_not_say_it_again(document: str, wrong: str, why: str) -> None:
    assert wrong not in (ROOT / document).read_text(encoding="utf-8"), why


@pytest.mark.parametrize(("room", "name"), [("kerala", "ケララ"), ("ganesha", "ガネーシャ")])
def test_a_game_has_its_japanese_name_in_japanese_sentences(room: str, name: str) -> None:
    words = say("seating-players", "ja", game=game(room).called, least=2, most=4, players=9)
    assert words == f"{name}は2～4人用です（指定は9人）。"
