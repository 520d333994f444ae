"""Every message in every form reads as its language is written.

`make words` writes them all down for the eye.
"""

import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from kolam.locale import LANGUAGES
from tests.wording import FOLDERS, Form, forms, in_columns, keys, owner, patterns

JAPANESE = r"[\u3000-\u30ff\u3400-\u9fff\uff01-\uff60]"
NBSP = "\u00a0\u202f"

# Typed things, which are the same in every language: commands, addresses, options and fields.
CODE = re.compile(
    r"https?://\S*|nats://\S*|sqlite:///\S*|postgresql://\S*|--\S+|`[^`]*`|'[^']*'|\"[^\"]*\"|\{[^}]*\}"
    r"|Kol(?:pa)?!|Ada,Bob|tiles\.B|[a-z]+:[NS]\b|[A-Z_]{3,}|[a-z]+(?:\.[a-z]+|\[\d+\])+|\[[^\]]*\]|[a-z]+(?:,[a-z]+)+"
)


@cache
def rendered(room: str, language: str) -> dict[str, dict[str, Form]]:
    """For each key of a room, what it says and with which arguments."""
    return {key: {form.words(language): form for form in forms(key)} for key in keys() if owner(key) == room}


def no_raw_id(language: str, words: str, form: Form) -> str | None:
    """An id that a message tells apart never shows; in English it may be the word for itself."""
    for argument in form.ids:
        value = form.args[argument]
        if not isinstance(value, str) or len(value) < 3 or value in ("both", "none", "yes"):
            continue
        own = "".join(str(getattr(element, "value", "")) for element in patterns(language)[form.key].elements)
        if (
            ("_" in value or language in ("de", "ja"))
            and re.search(rf"\b{re.escape(value)}\b", words)
            and value not in own
        ):
            return f"the id {value} shows"
    return None


def well_spaced(language: str, words: str, form: Form) -> str | None:
    if words != words.strip():
        return "a space at an end"
    if re.search(r"[^\S\n]{2,}", words.replace("  ·  ", " · ")):
        return "two spaces"
    if re.search(r" [,.)\]]", words.replace("- :", "")) and not re.search(r" \.\.\.", words):
        return "a space before punctuation"
    if re.search(r"\( | \)", words):
        return "a space inside brackets"
    if language != "ja" and re.search(r"[a-zà-ÿ][.!?;,][A-Za-zÀ-ÿ]", CODE.sub("", words)):
        return "no space after punctuation"
    return None


def well_begun(language: str, words: str, form: Form) -> str | None:
    """What ends as a sentence begins as one; so does what follows a full stop."""
    prose = CODE.sub("X", words)
    if language == "ja":
        return None
    if (
        re.search(r"[a-zà-ÿ)][.!?]$", prose)
        and re.match(r"[a-zà-ÿ]", prose)
        and not re.match(r"[a-z_]+[\u00a0 ]?:", words)
    ):
        return "a sentence that begins in lower case"
    if re.search(r"[a-zà-ÿ)][.!?] [a-zà-ÿ]", prose.replace("z. B.", "").replace("S. ", "")):
        return "a sentence in lower case after a full stop"
    return None


def punctuated(language: str, words: str, form: Form) -> str | None:
    return PUNCTUATION[language](CODE.sub("X", words))


def _english(words: str) -> str | None:
    if re.search(r"\s…", words):
        return "a space before an ellipsis"
    return _western(words)


def _western(words: str) -> str | None:
    if "'" in words:
        return "a straight apostrophe"
    if re.search(r"\w [!?;:](?!\w)", words):
        return "a space before punctuation"
    return None


def _french(words: str) -> str | None:
    if re.search(r" [;:!?»]|« ", words):
        return "a space that can break"
    if re.search(rf"[^\s{NBSP}(«X?!][;!?»](?!\w)|[a-zà-ÿ)]:(?= )|«[^{NBSP}]", words):
        return "no space before high punctuation"
    if "'" in words:
        return "a straight apostrophe"
    if re.search(r"\b(?:de|que|le|la|se|ne) (?:Ada|Émile)\b", words):
        return "no elision before a vowel"
    if re.search(r"\s…", words):
        return "a space before an ellipsis"
    return None


def _german(words: str) -> str | None:
    if re.search(r"\w…", words):
        return "no space before an ellipsis"
    if re.search(r"[”‘]|“\w", words):
        return "quotes that are not „German“"
    return _western(words)


def _japanese(words: str) -> str | None:
    if re.search(r"[\uff61-\uff9f]", words):
        return "half-width kana"
    if re.search(rf"{JAPANESE}[,.!?:;()]|[!?;()]{JAPANESE}|[,.:]\s*{JAPANESE}", words):
        return "half-width punctuation"
    if re.search(rf"{JAPANESE} +{JAPANESE}", words):
        return "a space between Japanese words"
    if "〜" in words:
        return "a wave dash for ～"
    return None


PUNCTUATION = {"en": _english, "fr": _french, "de": _german, "ja": _japanese}
CHECKS = (no_raw_id, well_spaced, well_begun, punctuated)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", FOLDERS)
def test_every_message_in_every_form_reads_as_the_language_is_written(room: str, language: str) -> None:
    found = [
        f"{key}: {trouble}: {words!r}"
        for key, said in rendered(room, language).items()
        if key not in in_columns()
        for words, form in said.items()
        for check in CHECKS
        if (trouble := check(language, words, form))
    ]
    assert not found, "\n".join([f"{len(found)} forms:", *found[:200]])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", FOLDERS)
def test_no_message_says_that_you_does_something_in_the_third_person(room: str, language: str) -> None:
    """The first review found "You wins!" and "You draws a card"."""
    wrong = {
        "en": r"\bYou (?:wins|draws|passes|moves|lays|takes|is|has|does)\b",
        "fr": r"\bToi :|\bTu (?:a|est|passe|joue)\b",
        "de": r"\bDu (?:zieht|gewinnt|hat|ist|legt|nimmt|spielt)\b",
        "ja": r"あなたさん",
    }[language]
    assert not [words for said in rendered(room, language).values() for words in said if re.search(wrong, words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_hangs_on_a_message_is_spelt_so_too(language: str) -> None:
    """Attributes: a bot's temper, and the cases of a colour."""
    texts = {
        key: "".join(element.value for element in pattern.elements if isinstance(element, ftl.TextElement))
        for key, pattern in patterns(language).items()
        if "." in key
    }
    found = [f"{key}: {trouble}" for key, words in texts.items() if (trouble := PUNCTUATION[language](words))]
    assert texts
    assert not found


@pytest.mark.parametrize(
    ("language", "words", "trouble"),
    [
        ("en", "Thinking …", "a space before an ellipsis"),
        ("en", "It's you.", "a straight apostrophe"),
        ("en", "green 3 does not match.", "a sentence that begins in lower case"),
        ("en", "One. two.", "a sentence in lower case after a full stop"),
        ("en", "One  two", "two spaces"),
        ("en", "One.Two", "no space after punctuation"),
        ("fr", "Qui commence ?", "a space that can break"),
        ("fr", "Qui commence?", "no space before high punctuation"),
        ("fr", "«Kol»", "no space before high punctuation"),
        ("fr", "l'an", "a straight apostrophe"),
        ("fr", "le temps de Ada", "no elision before a vowel"),
        ("de", "Denkt nach…", "no space before an ellipsis"),
        ("de", "Das “Wort”", "quotes that are not „German“"),
        ("ja", "ｶﾙﾀﾞﾓﾝ", "half-width kana"),
        ("ja", "緑 を渡す", None),
        ("ja", "なし を捧げ", "a space between Japanese words"),
        ("ja", "第3ラウンド.", "half-width punctuation"),
        ("ja", "2〜4人", "a wave dash for ～"),
    ],
)
def test_the_checks_find_what_they_are_for(language: str, words: str, trouble: str | None) -> None:
    found = [check(language, words, Form("client-close", {}, frozenset())) for check in CHECKS]
    if trouble is not None:
        assert trouble in found
