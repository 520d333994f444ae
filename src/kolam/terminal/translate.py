"""`kolam translate`: the files of a new language, with the English beside each key."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from babel import Locale
from babel.core import UnknownLocaleError
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from kolam.engine.errors import KolamError
from kolam.engine.parts import folder_of
from kolam.engine.registry import games
from kolam.locale import FOLDER, USUAL, message, say


class UnknownLanguage(KolamError):
    """No language has this code."""


def translate(asked: argparse.Namespace) -> int:
    _require_language(asked.code)
    for folder, target in _folders(asked.out):
        for english in sorted((folder / USUAL).glob("*.ftl")):
            file = target / asked.code / english.name
            known = _entries(file) if file.exists() else {}
            file.parent.mkdir(parents=True, exist_ok=True)
            text, new = begun(english.read_text(encoding="utf-8"), known)
            file.write_text(text, encoding="utf-8")
            print(say("translate-wrote", file=str(file), count=new))
    return 0


def _require_language(code: str) -> None:
    try:
        Locale.parse(code)
    except (ValueError, UnknownLocaleError):
        raise UnknownLanguage(message("translate-unknown", code=repr(code))) from None


def _folders(out: Path | None) -> Iterator[tuple[Path, Path]]:
    """Each folder that has a folder for every language, and where the new language goes: there, or below `out`."""
    yield FOLDER, out / "kolam" if out else FOLDER
    for game in games():
        folder = folder_of(game.package) / "locale"
        if folder.is_dir():
            yield folder, out / game.name if out else folder


def _entries(file: Path) -> dict[str, ftl.Message]:
    parsed = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in parsed if isinstance(entry, ftl.Message)}


def begun(english: str, known: dict[str, ftl.Message]) -> tuple[str, int]:
    """A file of the new language: each message in English, as a comment and to be overwritten, unless it is known.

    Also how many messages are new.
    """
    write = FluentSerializer().serialize_entry
    lines: list[str] = []
    new = 0
    for entry in FluentParser().parse(english).body:
        if isinstance(entry, ftl.Message):
            entry.comment = None
            text = write(entry).rstrip("\n")
            beside = "".join(f"# {line}\n" for line in text.split("\n"))
            translated = known.get(entry.id.name)
            if translated is None:
                new += 1
            else:
                translated.comment = None
                text = write(translated).rstrip("\n")
            lines.append(f"{beside}{text}\n")
        elif isinstance(entry, ftl.BaseComment):
            lines.append("".join(f"### {line}\n" for line in (entry.content or "").split("\n")))
    return "\n".join(lines), new
