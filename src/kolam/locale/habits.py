"""Lists, figures and persons by each language's habit, as arguments of messages.

Like a message, a list or a figure is in no language until it is said: `message("x", names=listed(names))`. The page has
the same functions in `client/src/words/habits.ts`.
"""

from collections.abc import Iterable
from typing import Literal, Protocol

import msgspec
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from kolam.locale.languages import speaking

REGIONS = {"en": "en_GB"}  # whose habits a language has here, if not those of its largest country

ListKind = Literal["and", "or", "plain"]
FigureKind = Literal["number", "signed", "percent"]


def locale_of(language: str) -> Locale:
    return Locale.parse(REGIONS.get(language, language))


class Words(Protocol):
    """Something that can be said in any language."""

    def words(self, language: str) -> str: ...


class Listed(msgspec.Struct, frozen=True):
    """Several things in a row: "a, b and c", "a, b or c", or plainly "a, b, c"."""

    things: tuple[str | Words, ...]
    kind: ListKind = "and"

    def __str__(self) -> str:
        return self.words(speaking())

    def words(self, language: str) -> str:
        things = [thing if isinstance(thing, str) else thing.words(language) for thing in self.things]
        locale = locale_of(language)
        if self.kind == "plain":
            between = str(locale.list_patterns["standard"]["middle"]).replace("{0}", "").replace("{1}", "")
            return between.join(things)
        return format_list(things, style="or" if self.kind == "or" else "standard", locale=locale)


class Figure(msgspec.Struct, frozen=True):
    """A number as people write it: 20 000 in French, 20.000 in German, with a real minus."""

    value: float
    kind: FigureKind = "number"
    digits: int = 0  # after the decimal point

    def __str__(self) -> str:
        return self.words(speaking())

    def words(self, language: str) -> str:
        locale = locale_of(language)
        places = "." + "0" * self.digits if self.digits else ""
        if self.kind == "percent":
            pattern = str(locale.percent_formats[None].pattern).replace("0", "0" + places, 1)
            said = format_percent(self.value, pattern, locale=locale)
        else:
            said = format_decimal(self.value, f"#,##0{places}", locale=locale)
        sign = "+" if self.kind == "signed" and self.value > 0 else ""
        return sign + said.replace("-", "−")


def listed(things: Iterable[str | Words], kind: ListKind = "and") -> Listed:
    return Listed(tuple(things), kind)


def number(value: float, digits: int = 0) -> Figure:
    """For the eye. Pass a plain int if the message chooses its plural by it."""
    return Figure(value, "number", digits)


def signed(value: float) -> Figure:
    return Figure(value, "signed")


def percent(share: float, digits: int = 0) -> Figure:
    """A share from 0 to 1."""
    return Figure(share, "percent", digits)


def who(name: str, you: bool, part: str = "name") -> dict[str, str]:
    """The arguments of a message for a person in it, who may be the reader: `$name` and `$you`, which is yes or no.

    A second person has another part: `who("Bob", False, "asked")` gives `$asked` and `$asked-you`.
    """
    return {part: name, "you" if part == "name" else f"{part}-you": "yes" if you else "no"}
