"""One decorator for every rule: plain Python that Numba turns into machine code and keeps on disk.

The rules are ordinary functions. With ``NUMBA_DISABLE_JIT=1`` they run as such, for a debugger or a doubt.
"""

import copyreg
import hashlib
import os
import platform
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
import platformdirs
from filelock import FileLock
from numba.core.caching import FunctionCache
from numba.extending import overload

P = ParamSpec("P")
R = TypeVar("R")
config: Any = numba.config

# What a rule receives: a NumPy record, whose fields mypy cannot see.
Record = Any

PACKAGE = Path(__file__).parent.parent
COMPILED_LAYERS = ("rules", "bots")


def sources_key() -> str:
    """A name for what the compiled code depends on.

    Numba's own cache looks only at the file of the function it compiles, so an edit in a callee elsewhere would go
    unnoticed. It also mixes up code compiled with and without bounds checks. Both are part of this name.
    """
    digest = hashlib.blake2b(digest_size=8)
    for layer in COMPILED_LAYERS:
        for source in sorted((PACKAGE / layer).rglob("*.py")):
            digest.update(f"{source.relative_to(PACKAGE).as_posix()}\0".encode())
            digest.update(source.read_bytes())
    digest.update(f"{platform.python_version()} {numba.__version__} {np.__version__}".encode())
    checked = "-checked" if config.BOUNDSCHECK else ""
    return digest.hexdigest() + checked


def cache_home() -> Path:
    """Where compiled code is kept: KOLAM_CACHE_DIR, or the user's cache folder."""
    chosen = os.environ.get("KOLAM_CACHE_DIR")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("kolam", appauthor=False))


CACHE = cache_home() / "compiled" / sources_key()
config.CACHE_DIR = str(CACHE)


def _name_record(record: numba.types.Record) -> tuple[str, tuple[str]]:
    """A record's name inside the names of compiled functions.

    Numba's own is a number that counts up in each process. Of two processes that filled the cache, one gave to Kerala's
    record the number that the other gave to Kolpa!'s: functions of the same name, one of which is then taken for both.
    """
    return "Record", (hashlib.blake2b(record.name.encode(), digest_size=8).hexdigest(),)


numba.types.Record.mangling_args = property(_name_record)  # type: ignore[assignment,method-assign]


class SharedCache(FunctionCache):
    """Numba's cache, for several processes that compile at the same time.

    It numbers the files of a function's signatures by reading an index first. Two processes that do so at once give the
    same number to two signatures, and load the code of one game's record for that of another.
    """

    def _save_overload(self, signature: Any, data: Any) -> None:
        CACHE.mkdir(parents=True, exist_ok=True)
        with FileLock(CACHE / "lock"):
            super()._save_overload(signature, data)  # type: ignore[no-untyped-call]


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule on its first call, off the GIL, and keep the result on disk."""
    compiled: Any = numba.njit(nogil=True)(function)
    if not config.DISABLE_JIT:
        compiled._cache = SharedCache(function)  # type: ignore[no-untyped-call]
    return cast(Callable[P, R], compiled)


_answers: dict[np.dtype[Any], dict[str, Callable[..., Any]]] = {}


def record_type(fields: list[Any]) -> np.dtype[Any]:
    """The type of a game's record: aligned, and with fields that read as attributes, compiled or not.

    Wide fields come first and what is left at the end is a field of its own: NumPy copies fields, not the gaps between
    them, so that with a gap two equal positions would differ in their bytes.
    """
    taken = [name for name, *_ in fields if hasattr(np.void, name)]
    if taken:
        raise TypeError(f"a NumPy record has attributes of its own by these names: {', '.join(taken)}")
    ordered = sorted(fields, key=lambda field: -np.dtype(field[1]).alignment)
    size = np.dtype(ordered).itemsize
    gap = -size % np.dtype(ordered, align=True).alignment
    laid_out = np.dtype([*ordered, ("unused", np.uint8, (gap,))], align=True)
    return np.dtype((_record_class(laid_out), laid_out))


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
    name = asked.__name__

    def ask(*arguments: Any) -> Any:
        return _answers[arguments[0].dtype][name](*arguments)

    def choose(*arguments: Any) -> Any:
        for dtype, given in _answers.items():
            if numba.from_dtype(dtype) == arguments[0]:
                return _named(f"answer_to_{name}", given[name])
        return None

    ask.__name__ = ask.__qualname__ = name
    ask.__doc__ = asked.__doc__
    overload(ask, strict=False)(choose)
    return cast(Callable[P, R], ask)


def _named(name: str, answer: Callable[..., Any]) -> Callable[..., Any]:
    """A function of this name that passes on: what all questions share would have one name in the cache as well."""

    def pass_on(*arguments: Any) -> Any:
        return answer(*arguments)

    pass_on.__name__ = pass_on.__qualname__ = name
    return pass_on


def answers(dtype: np.dtype[Any], **functions: Callable[..., Any]) -> None:
    """Register a game's rules as the answers to questions about records of `dtype`."""
    _answers.setdefault(dtype, {}).update(functions)
