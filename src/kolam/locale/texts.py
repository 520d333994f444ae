"""The messages of one language, parsed one by one as they are said: all of a language take a quarter of a second."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_entry = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
_reference = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Texts:
    def __init__(self, language: str, files: Iterable[Path]) -> None:
        # Isolation marks help bidirectional text, which none of our languages has, and clutter every terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for file in files:
            self._unparsed |= entries(file.read_text(encoding="utf-8"))

    def __contains__(self, key: str) -> bool:
        self._parse(key)
        return bool(self._bundle.has_message(key))

    def format(self, key: str, args: dict[str, Any]) -> str:
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"the message {key} has no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"the message {key} does not fit its arguments: {errors[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        """A message and all that it refers to. Another thread may be at the same one, which does no harm."""
        found, wanted = dict[str, str](), [key]
        while wanted:
            entry = wanted.pop()
            source = self._unparsed.get(entry)
            if source is not None and entry not in found:
                found[entry] = source
                wanted += _reference.findall(source)
        for source in found.values():
            self._bundle.add_resource(FluentResource(source))
        for entry in found:  # only now: nobody may find it neither here nor there
            self._unparsed.pop(entry, None)


def entries(text: str) -> dict[str, str]:
    """The source of each message by its key. A line that continues one is indented."""
    starts = [*_entry.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return {start[0]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}
