"""What Kolam says to people: messages by key, in Fluent files that every part shares, one folder a language.

This layer knows no game and imports no other layer, so that all of them may speak; games add texts of their own, with
keys that begin with the game's name. Arguments are stable ids, numbers, names and other messages, never words of a
language: `message("match-not-your-turn", name="Ada")`.
"""

from functools import cache
from pathlib import Path

import msgspec

from kolam.locale.habits import Figure, Listed, listed, number, percent, signed, who
from kolam.locale.languages import LANGUAGES, USUAL, language_of, language_of_environment, speak, speaking
from kolam.locale.texts import Texts

__all__ = [
    "FOLDER",
    "LANGUAGES",
    "USUAL",
    "Figure",
    "Listed",
    "Message",
    "add_texts",
    "has",
    "language_of",
    "language_of_environment",
    "listed",
    "message",
    "number",
    "percent",
    "say",
    "signed",
    "speak",
    "speaking",
    "who",
]

FOLDER = Path(__file__).parent
LONGEST = 1000  # characters of an argument
LARGEST = 10**15  # of a number

_folders: list[Path] = [FOLDER]  # each with a folder for every language


class Message(msgspec.Struct, frozen=True):
    """Something to say, in no language yet. An argument may be a message itself ("red 3" inside a sentence)."""

    key: str
    args: "dict[str, str | int | Message | Listed | Figure]" = {}

    def __str__(self) -> str:
        return self.words(speaking())

    def words(self, language: str) -> str:
        spoken = {
            name: _short(value) if isinstance(value, str | int) else value.words(language)
            for name, value in self.args.items()
        }
        texts = _texts(language)
        return (texts if self.key in texts else _texts(USUAL)).format(self.key, spoken)


def message(key: str, **args: "str | int | Message | Listed | Figure") -> Message:
    return Message(key, args)


def say(key: str, language: str | None = None, **args: "str | int | Message | Listed | Figure") -> str:
    return Message(key, args).words(language or speaking())


def _short(value: str | int) -> str | int:
    """What somebody sent is repeated to them as far as it helps."""
    if isinstance(value, int):
        return value if abs(value) < LARGEST else "…"
    return value if len(value) <= LONGEST else value[:LONGEST] + "…"


def add_texts(folder: Path) -> None:
    """Speak from the files of another folder, too. What a language lacks is said in English."""
    if folder.is_dir() and folder not in _folders:
        _folders.append(folder)
        _texts.cache_clear()


def has(key: str) -> bool:
    """Whether there is such a message at all."""
    return key in _texts(USUAL)


@cache
def _texts(language: str) -> Texts:
    return Texts(language, [file for folder in _folders for file in sorted((folder / language).glob("*.ftl"))])
