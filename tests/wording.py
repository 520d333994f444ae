"""Every message in every form that it can take: `python -m tests.wording` writes them down, a file for each language.

What the arguments of a message can be is derived from what the message tells apart; the rest is declared in a file
`arguments.toml` beside the languages.
"""

import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kolam.engine.parts import folder_of
from kolam.engine.registry import game, names
from kolam.locale import FOLDER, LANGUAGES, Listed, Message, listed

NUMBERS = (0, 1, 2, 5)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MOST_FORMS = 2000  # of one message
MOST_INNER = 8  # forms of a message inside another one

Value = str | int | Message | Listed
FOLDERS = {"kolam": FOLDER, **{name: folder_of(game(name).package) / "locale" for name in names()}}


class Form(NamedTuple):
    """A message with arguments that it can have."""

    key: str
    args: dict[str, Value]
    ids: frozenset[str]  # arguments that the message tells apart by ids

    def words(self, language: str) -> str:
        return Message(self.key, dict(self.args)).words(language)


class _Reading(Visitor):
    """What a pattern takes from outside, and what it tells apart."""

    def __init__(self) -> None:
        self.arguments: dict[str, set[str]] = {}  # the keys of its variants
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            known = self.arguments.setdefault(node.selector.id.name, set())
            known |= {
                variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)
                for variant in node.variants
            }
        self.generic_visit(node)


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    """All patterns of a language by key, attributes as `key.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    for file in (file for folder in FOLDERS.values() for file in sorted((folder / language).glob("*.ftl"))):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


def keys() -> list[str]:
    return [key for key in patterns("en") if "." not in key]


@cache
def told_apart(key: str) -> dict[str, frozenset[str]]:
    """The arguments of a message in any language, each with what a language tells apart by it."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for argument, variants in _told_apart(language, key).items():
            found.setdefault(argument, set()).update(variants)
    return {argument: frozenset(variants) for argument, variants in sorted(found.items())}


def _told_apart(language: str, key: str) -> dict[str, set[str]]:
    read = _Reading()
    read.visit(patterns(language)[key])
    found = read.arguments
    for other in read.references:
        for argument, variants in _told_apart(language, other).items():
            found.setdefault(argument, set()).update(variants)
    return found


@cache
def declared() -> dict[str, Mapping[str, Any]]:
    return {
        name: tomllib.loads(file.read_text(encoding="utf-8"))
        for name, folder in FOLDERS.items()
        if (file := folder / "arguments.toml").exists()
    }


def owner(key: str) -> str:
    """The game whose message it is, or kolam."""
    return next((name for name in FOLDERS if key.startswith(f"{name}-")), "kolam")


def in_columns() -> set[str]:
    """Messages in columns of the terminal, or cut short for one."""
    return {key for one in declared().values() for key in one.get("columns", ())}


def _own(key: str) -> Mapping[str, Any]:
    """What is declared of one message alone."""
    found: Mapping[str, Any] = declared()[owner(key)].get("messages", {}).get(key, {})
    return found


def values(key: str, argument: str) -> list[Value]:
    """What an argument of a message can be."""
    room, own = owner(key), _own(key)
    if argument in own:
        return [value for one in own[argument] for value in _values(one)]
    variants = told_apart(key)[argument]
    if variants:
        ids = sorted(variant for variant in variants - PLURALS if not variant.lstrip("-").isdecimal())
        counted = not ids or "other" in variants
        literals = sorted(int(variant) for variant in variants if variant.isdecimal())
        return [*ids, *(dict.fromkeys([*literals, *NUMBERS]) if counted else literals)]
    for name in (room, "kolam"):
        if argument in declared()[name].get("arguments", {}):
            return [value for one in declared()[name]["arguments"][argument] for value in _values(one)]
    raise LookupError(f"arguments.toml of {room} does not say what ${argument} of {key} can be")


def _values(one: Any) -> list[Value]:
    match one:
        case list():
            return [listed(map(_in_a_list, one))]
        case {"plain": several}:
            return [listed(map(_in_a_list, several), "plain")]
        case str() if one.startswith("@"):
            return [Message(form.key, dict(form.args)) for form in islice(forms(one[1:]), MOST_INNER)]
    value: Value = one
    return [value]


def _in_a_list(one: str | int) -> Any:
    return str(one) if isinstance(one, int) else _first(one)


def _first(one: Any) -> Any:
    return _values(one)[0]


def forms(key: str) -> Iterator[Form]:
    """A message with every combination of what it tells apart; the other arguments take turns."""
    if "cases" in _own(key):
        yield from (
            Form(key, {a: _first(value) for a, value in case.items()}, frozenset()) for case in _own(key)["cases"]
        )
        return
    apart = {argument: values(key, argument) for argument, variants in told_apart(key).items() if variants}
    rest = {argument: values(key, argument) for argument, variants in told_apart(key).items() if not variants}
    ids = frozenset(argument for argument, known in apart.items() if any(isinstance(value, str) for value in known))
    turns = max([1, *(len(known) for known in rest.values())])
    others = {argument: cycle(known) for argument, known in rest.items()}
    combinations = list(product(*apart.values()))
    if len(combinations) > MOST_FORMS:
        raise OverflowError(f"{key} has {len(combinations)} forms")
    for combination in combinations if len(combinations) >= turns else islice(cycle(combinations), turns):
        yield Form(key, dict(zip(apart, combination, strict=True)) | {a: next(v) for a, v in others.items()}, ids)


def said(language: str, key: str) -> list[str]:
    """All that a message says in its forms; each ends like a line, so that a whole text can be told from a part."""
    return [f"{form.words(language)}\n" for form in forms(key)]


def main(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for language in LANGUAGES:
        with (folder / f"{language}.txt").open("w", encoding="utf-8") as out:
            for key in keys():
                said = dict.fromkeys(form.words(language) for form in forms(key))
                out.write(f"{key}\n" + "".join(f"    {words}\n".replace("\u00a0", "·") for words in said))
        print(folder / f"{language}.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "words"))
