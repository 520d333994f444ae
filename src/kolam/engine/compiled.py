"""One decorator for every rule: plain Python that Numba turns into machine code and keeps on disk.

The rules are ordinary functions. With ``NUMBA_DISABLE_JIT=1`` they run as such, for a debugger or a doubt.
"""

import copyreg
import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from operator import itemgetter
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from numba.extending import overload

from kolam.engine.linking import PART, Rule
from kolam.engine.parts import part
from kolam.engine.storage import COMPILED_LAYERS

__all__ = ["Record", "answers", "record_type", "rule"]

P = ParamSpec("P")
R = TypeVar("R")
config: Any = numba.config

# What a rule receives: a NumPy record, whose fields mypy cannot see.
Record = Any

SHARED = tuple(f"kolam.{layer}" for layer in COMPILED_LAYERS)  # what records of theirs are named

# Every kind of record, by its name: the package that it belongs to.
_records: dict[str, np.dtype[Any]] = {}


def _name_record(record: numba.types.Record) -> tuple[str, tuple[str]]:
    """A record's name inside the names of compiled functions.

    Numba's own is a number that counts up in each process. Of two processes that filled the cache, one gave to a game's
    record the number that the other gave to another's: functions of the same name, one of which is taken for both.
    """
    return "Record", (hashlib.blake2b(record.name.encode(), digest_size=8).hexdigest(),)


numba.types.Record.mangling_args = property(_name_record)  # type: ignore[assignment,method-assign]


def _package_of(module: str, signature: Iterable[Any]) -> str | None:
    """The game that a function belongs to or is specialised for, or None for what all games share."""
    for record in _records_in(signature):
        for name in record.fields:
            if name in _records and name not in SHARED:
                return str(name)
    return next((name for name in _records if module.startswith(f"{name}.") and name not in SHARED), None)


def _records_in(signature: Iterable[Any]) -> Iterator[numba.types.Record]:
    """Records themselves, in arrays, and in tuples of either."""
    for argument in signature:
        if isinstance(argument, numba.types.Record):
            yield argument
        elif isinstance(argument, numba.types.Array):
            yield from _records_in([argument.dtype])
        elif isinstance(argument, numba.types.BaseTuple):
            yield from _records_in(getattr(argument, "types", ()))


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule on its first call, off the GIL, and keep the result on disk."""
    if config.DISABLE_JIT:
        return function
    compiled = Rule(function, _package_of)
    _rules.append(compiled)
    return cast(Callable[P, R], compiled)


_rules: list[Rule] = []


def rules_of(*packages: str) -> list[Rule]:
    """The rules of some packages."""
    return [one for one in _rules if one.__module__.startswith(tuple(f"{package}." for package in packages))]


# What each kind of record answers, by the record's name and the question's.
_answers: dict[str, dict[str, Callable[..., Any]]] = {}


def record_type(name: str, fields: list[Any]) -> np.dtype[Any]:
    """The type of a game's record: aligned, and with fields that read as attributes, compiled or not.

    Its name is the package that it belongs to, `__package__`. It is part of the type, so that two games are told apart
    even if their fields are the same.

    Wide fields come first and what is left at the end is a field of its own, which carries the name: NumPy copies
    fields, not the gaps between them, so that with a gap two equal positions would differ in their bytes.
    """
    if name in _records:
        raise ValueError(f"there is a record of {name} already; a record has a name of its own")
    taken = [field for field, *_ in fields if hasattr(np.void, field)]
    if taken:
        raise TypeError(f"a NumPy record has attributes of its own by these names: {', '.join(taken)}")
    ordered = sorted(fields, key=lambda field: -np.dtype(field[1]).alignment)
    size = np.dtype(ordered).itemsize
    gap = -size % np.dtype(ordered, align=True).alignment
    laid_out = np.dtype([*ordered, (name, np.uint8, (gap,))], align=True)
    _records[name] = np.dtype((_record_class(laid_out), laid_out))
    return _records[name]


def _name_of(record: np.dtype[Any]) -> str:
    return record.names[-1]  # type: ignore[index]


class _RecordClass(type):
    """The kind of class that `_record_class` makes, which pickle finds again by its fields."""

    fields: np.dtype[Any]


@cache
def _record_class(fields: np.dtype[Any]) -> _RecordClass:
    """What reads fields as attributes. NumPy's own, `np.record`, does so in Python and takes six times as long."""
    named = {name: property(itemgetter(name), _setter(name)) for name in fields.names or ()}
    return _RecordClass("Record", (np.void,), {"fields": fields, **named})


def _setter(name: str) -> Callable[[Any, Any], None]:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return put


copyreg.pickle(_RecordClass, lambda kind: (_record_class, (kind.fields,)))


def question(asked: Callable[P, R]) -> Callable[P, R]:
    """A function that every game answers for its own kind of record.

    Compiled code that asks it is specialised for the record it is given, so that one search or one playout serves every
    game with no call through a pointer. Games answer through :func:`answers`.
    """

    def answer(record: str) -> Callable[..., Any]:
        found = _answers.get(record, {}).get(asked.__name__)
        if found is None:
            raise TypeError(f"{record} does not answer the question {asked.__name__}")
        return found

    return _question(asked, answer)


def optional_question(module: str, usual: Callable[..., Any]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A question that a game may answer, in this module of its package; `usual` is the answer for those that do not."""

    def ask_about(asked: Callable[P, R]) -> Callable[P, R]:
        def answer(record: str) -> Callable[..., Any]:
            part(record, module)  # answers when it is imported
            return _answers.get(record, {}).get(asked.__name__, usual)

        return _question(asked, answer)

    return ask_about


def _question(asked: Callable[P, R], answer: Callable[[str], Callable[..., Any]]) -> Callable[P, R]:
    name = asked.__name__

    def ask(*arguments: Any) -> Any:
        return answer(_name_of(arguments[0].dtype))(*arguments)

    def choose(*arguments: Any) -> Any:
        if not isinstance(arguments[0], numba.types.Record):
            return None
        return _named(f"answer_to_{name}", answer(next(name for name in arguments[0].fields if name in _records)))

    ask.__name__ = ask.__qualname__ = name
    ask.__doc__ = asked.__doc__
    overload(ask, strict=False, jit_options=PART)(choose)
    return cast(Callable[P, R], ask)


def _named(name: str, answer: Callable[..., Any]) -> Callable[..., Any]:
    """A function of this name that passes on: what all questions share would have one name in the cache as well."""

    def pass_on(*arguments: Any) -> Any:
        return answer(*arguments)

    pass_on.__name__ = pass_on.__qualname__ = name
    return pass_on


def answers(record: np.dtype[Any], **functions: Callable[..., Any]) -> None:
    """Register a game's rules as the answers to questions about its record. A question is answered once."""
    given = _answers.setdefault(_name_of(record), {})
    twice = sorted(given.keys() & functions.keys())
    if twice:
        raise ValueError(f"{_name_of(record)} has answered {', '.join(twice)} already")
    given.update(functions)
