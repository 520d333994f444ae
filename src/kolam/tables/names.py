"""What somebody may be called, and what a message may look like: nothing that cannot be seen, nobody who is a bot."""

import re
import unicodedata
from functools import cache

from kolam.bots import LEVELS
from kolam.bots.characters import CHARACTERS
from kolam.locale import LANGUAGES, message, say
from kolam.match import LONGEST_NAME, is_name
from kolam.tables.errors import BadRequest

# Letters and signs by Unicode's book that show nothing: Hangul fillers and the braille pattern without dots.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
MOST_MARKS = 4  # on one letter; no script needs more

_marks_of_latin = re.compile("[\u0300-\u036f]")


def read_name(name: str | None) -> str:
    """A name that somebody gives themselves, or a refusal in words; somebody without a name is a guest."""
    if name is None:
        return str(message("table-guest"))
    if not is_name(name) or hides_something(name):
        raise BadRequest(message("table-name", most=LONGEST_NAME))
    if looks_like_a_bot(name):
        raise BadRequest(message("table-name-of-bot"))
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


def looks_like_a_bot(name: str) -> bool:
    """Whether a bot of ours is called so, or goes by it: Meena, Expert 2, ボット3."""
    return _skeleton(name) in _names_of_bots()


@cache
def _names_of_bots() -> frozenset[str]:
    """In every language, since everybody reads a bot's name in their own."""
    found = {*LEVELS, *(one.name for company in CHARACTERS.values() for one in company)}
    for language in LANGUAGES:
        levels = [say(f"client-level-{level}", language) for level in LEVELS]
        found |= {*levels, *(say("client-bot", language, level=level) for level in levels)}
        found |= {say(f"client-character-{one.id}", language) for company in CHARACTERS.values() for one in company}
        found.add(say("client-bot-name", language, number=1))
    return frozenset(_skeleton(name) for name in found)


def _skeleton(name: str) -> str:
    """A name without what two of them differ by only at a second glance: case, accents, spaces, a number after it."""
    plain = unicodedata.normalize("NFC", _marks_of_latin.sub("", unicodedata.normalize("NFKD", name)))
    letters = "".join(character for character in plain.casefold() if character.isalnum())
    return letters.rstrip("0123456789") or letters
