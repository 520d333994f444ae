"""What somebody may be called, and what a message may look like: nothing that cannot be seen, nothing like a bot."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from kolam.bots import LEVELS
from kolam.bots.characters import CHARACTERS, Character
from kolam.locale import LANGUAGES, message, say
from kolam.match import LONGEST_NAME, is_name
from kolam.tables.errors import BadRequest

# Letters and signs by Unicode's book that show nothing: Hangul fillers and the braille pattern without dots.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
MOST_MARKS = 4  # on one letter; no script needs more

_marks_of_latin = re.compile("[\u0300-\u036f]")
_in_brackets = re.compile(r"\W*[(\[{<（［【〔「〈《](?P<mark>[^)\]}>）］】〕」〉》]*)[)\]}>）］】〕」〉》]\W*$")


def read_name(name: str | None, bots: Iterable[str] = ()) -> str:
    """A name that somebody gives themselves, or a refusal in words; somebody without a name is a guest.

    A bot's first name is as good as anybody's, except at a table where that bot sits: `bots` are its characters.
    """
    if name is None:
        return str(message("table-guest"))
    if not is_name(name) or hides_something(name):
        raise BadRequest(message("table-name", most=LONGEST_NAME))
    if says_it_is_a_bot(name):
        raise BadRequest(message("table-name-of-bot"))
    if any(is_called_like(name, character) for character in bots):
        raise BadRequest(message("table-name-of-bot-here"))
    return name


def known_name(name: str | None) -> str:
    """The name that a guest brings along. What they were called before it was refused does not keep them out."""
    try:
        return read_name(name)
    except BadRequest:
        return read_name(None)


def hides_something(text: str) -> bool:
    """Whether there is nothing to see, or something that cannot be seen, or a heap of marks."""
    marks = 0
    for character in text:
        if character in BLANKS:
            return True
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if marks > MOST_MARKS:
            return True
    return not any(unicodedata.category(character)[0] not in "CMZ" for character in text)


def says_it_is_a_bot(name: str) -> bool:
    """Whether it says what a table says only of bots: Expert 2, ボット3, Tara (bot), Tara, Bot (expert)."""
    skeleton, number = _skeleton(name)
    mark = _in_brackets.search(name)
    words = _words_for_bots()
    return (
        skeleton in words.bot
        or (mark is not None and _skeleton(mark["mark"])[0] in words.bot)
        or (number != "" and skeleton in words.levels)
        or skeleton.endswith(tuple(words.of_a_level))
    )


def is_called_like(name: str, character: str) -> bool:
    """Whether a character has this name in any language: everybody reads a bot's name in their own."""
    return _skeleton(name)[0] in _names_by_character().get(character, ())


def taken_by(names: Iterable[str], level: str) -> list[str]:
    """The characters of a level that somebody of these names could be taken for, as they are called in English."""
    called = list(names)
    return [one.name for one in CHARACTERS[level] if any(is_called_like(name, one.id) for name in called)]


class _WordsForBots(NamedTuple):
    """Skeletons, in every language."""

    bot: frozenset[str]  # bot, robot
    levels: frozenset[str]  # a person may be called Meister, but not Meister 2, as bots were
    of_a_level: frozenset[str]  # bot (expert)


@cache
def _words_for_bots() -> _WordsForBots:
    bot, levels, of_a_level = set[str](), set[str](LEVELS), set[str]()
    for language in LANGUAGES:
        called = [say(f"client-level-{level}", language) for level in LEVELS]
        levels |= set(called)
        bot.add(say("client-bot-name", language, number=1))
        of_a_level |= {say("client-bot", language, level=level) for level in called}
    return _WordsForBots(*(frozenset(_skeleton(name)[0] for name in names) for names in (bot, levels, of_a_level)))


@cache
def _names_by_character() -> dict[str, frozenset[str]]:
    everybody: list[Character] = [one for company in CHARACTERS.values() for one in company]
    return {
        one.id: frozenset(
            _skeleton(name)[0]
            for name in (one.name, *(say(f"client-character-{one.id}", language) for language in LANGUAGES))
        )
        for one in everybody
    }


def _skeleton(name: str) -> tuple[str, str]:
    """A name without case, accents and spaces, by which two differ only at a second glance; and the number after it."""
    plain = unicodedata.normalize("NFC", _marks_of_latin.sub("", unicodedata.normalize("NFKD", name)))
    letters = "".join(character for character in plain.casefold() if character.isalnum())
    bare = letters.rstrip("0123456789")
    return (bare, letters[len(bare) :]) if bare else (letters, "")
