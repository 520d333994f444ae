"""What Kolam says to people: messages by key, in Fluent files that every part shares, one folder a language.

This layer knows no game and imports no other layer, so that all of them may speak; games add texts of their own, with
keys that begin with the game's name. Arguments are stable ids, numbers, names and other messages, never words of a
language: `message("match-not-your-turn", name="Ada")`.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "fr", "de", "ja")
USUAL = LANGUAGES[0]
LONGEST = 1000  # characters of an argument
LARGEST = 10**15  # of a number

_folders: list[Path] = [FOLDER]  # each with a folder for every language
_in_force: ContextVar[str] = ContextVar("language", default=USUAL)


def speaking() -> str:
    """The language in force here, for whoever does not say which one is meant."""
    return _in_force.get()


@contextmanager
def speak(language: str) -> Iterator[None]:
    """Put a language in force."""
    before = _in_force.set(language)
    try:
        yield
    finally:
        _in_force.reset(before)


def language_of(tag: str) -> str | None:
    """The language of ours that a tag (`fr`, `de-AT`, `ja_JP.UTF-8`) asks for, or None."""
    language = tag.strip().replace("_", "-").partition(".")[0].partition("-")[0].lower()
    return language if language in LANGUAGES else None


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The language of the first of LC_ALL, LC_MESSAGES and LANG that is set, or English where it is none of ours."""
    tags = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next(filter(None, tags), "")) or USUAL


class Message(msgspec.Struct, frozen=True):
    """Something to say, in no language yet. An argument may be a message itself ("red 3" inside a sentence)."""

    key: str
    args: "dict[str, str | int | Message]" = {}

    def __str__(self) -> str:
        return self.words(speaking())

    def words(self, language: str) -> str:
        spoken = {
            name: value.words(language) if isinstance(value, Message) else _short(value)
            for name, value in self.args.items()
        }
        bundle = _bundle(language)
        return _format(bundle if bundle.has_message(self.key) else _bundle(USUAL), self.key, spoken)


def message(key: str, **args: "str | int | Message") -> Message:
    return Message(key, args)


def say(key: str, language: str | None = None, **args: "str | int | Message") -> str:
    return Message(key, args).words(language or speaking())


def _short(value: str | int) -> str | int:
    """What somebody sent is repeated to them as far as it helps."""
    if isinstance(value, int):
        return value if abs(value) < LARGEST else "…"
    return value if len(value) <= LONGEST else value[:LONGEST] + "…"


def _format(bundle: FluentBundle, key: str, args: dict[str, Any]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"the message {key} has no text")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"the message {key} does not fit its arguments: {errors[0]}")
    return str(text)


def add_texts(folder: Path) -> None:
    """Speak from the files of another folder, too. What a language lacks is said in English."""
    if folder.is_dir() and folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


def has(key: str) -> bool:
    """Whether there is such a message at all."""
    return bool(_bundle(USUAL).has_message(key))


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks help bidirectional text, which none of our languages has, and clutter every terminal.
    bundle = FluentBundle([language], use_isolating=False)
    for file in (file for folder in _folders for file in sorted((folder / language).glob("*.ftl"))):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
