"""What Kolam says to people: messages by key, in Fluent files that every part shares.

This layer knows no game and imports no other layer, so that all of them may speak.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent
LANGUAGES = ("en",)


class Message(msgspec.Struct, frozen=True):
    """Something to say, in no language yet. An argument may be a message itself ("red 3" inside a sentence)."""

    key: str
    args: "dict[str, str | int | Message]" = {}

    def __str__(self) -> str:
        return self.words("en")

    def words(self, language: str) -> str:
        spoken = {
            name: value.words(language) if isinstance(value, Message) else value for name, value in self.args.items()
        }
        return _format(_bundle(language), self.key, spoken)


def message(key: str, **args: "str | int | Message") -> Message:
    return Message(key, args)


def say(key: str, language: str = "en", **args: "str | int | Message") -> str:
    return Message(key, args).words(language)


def _format(bundle: FluentBundle, key: str, args: dict[str, Any]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"the message {key} has no text")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"the message {key} does not fit its arguments: {errors[0]}")
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks help bidirectional text, which none of our languages has, and clutter every terminal.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
