"""One decorator for every rule: plain Python that Numba turns into machine code and keeps on disk.

The rules are ordinary functions. With ``NUMBA_DISABLE_JIT=1`` they run as such, for a debugger or a doubt.
"""

import copyreg
import hashlib
import os
import platform
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from operator import itemgetter
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
import platformdirs
from filelock import FileLock
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.extending import overload

from kolam.engine.parts import part

__all__ = ["Record", "answers", "record_type", "rule"]

P = ParamSpec("P")
R = TypeVar("R")
config: Any = numba.config
open_index: Any = IndexDataCacheFile

# What a rule receives: a NumPy record, whose fields mypy cannot see.
Record = Any

PACKAGE = Path(__file__).parent.parent
COMPILED_LAYERS = ("engine", "bots")
SHARED = tuple(f"kolam.{layer}" for layer in COMPILED_LAYERS)  # what records of theirs are named
NEVER_COMPILED = ("drawing.py", "numbers.py", "reasons.py", "terminal.py")  # what a game says and draws is plain Python

# Every kind of record, by its name: the package that it belongs to.
_records: dict[str, np.dtype[Any]] = {}


def cache_home() -> Path:
    """Where compiled code is kept: KOLAM_CACHE_DIR, or the user's cache folder."""
    chosen = os.environ.get("KOLAM_CACHE_DIR")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("kolam", appauthor=False))


CACHE = cache_home() / "compiled"


@cache
def cache_folder(package: str | None = None) -> Path:
    """Where the compiled code of a game's package is kept, or, with no package, what all games share.

    Numba's own cache looks only at the file of the function it compiles, so an edit in a callee elsewhere would go
    unnoticed. It also mixes up code compiled with and without bounds checks. Both are part of the folder's name. Each
    game has a folder of its own: an edit in one game, or a new game, compiles no other game again.
    """
    digest = hashlib.blake2b(digest_size=8)
    for source in (*_layer_sources(), *_package_sources(package)):
        digest.update(f"{source.parent.name}/{source.name}\0".encode())
        digest.update(source.read_bytes())
    digest.update(f"{platform.python_version()} {numba.__version__} {np.__version__}".encode())
    checked = "-checked" if config.BOUNDSCHECK else ""
    return CACHE / f"{(package or 'kolam').rpartition('.')[2]}-{digest.hexdigest()}{checked}"


def _layer_sources() -> list[Path]:
    return [source for layer in COMPILED_LAYERS for source in sorted((PACKAGE / layer).rglob("*.py"))]


def _package_sources(package: str | None) -> list[Path]:
    """The files of a package that compiled code may come from. A record that a test makes up has no package."""
    spec = find_spec(package) if package and package.partition(".")[0] in sys.modules else None
    folders = list(spec.submodule_search_locations or ()) if spec else []
    found = (source for folder in folders for source in sorted(Path(folder).rglob("*.py")))
    return [source for source in found if source.name not in NEVER_COMPILED]


config.CACHE_DIR = str(cache_folder())


def _name_record(record: numba.types.Record) -> tuple[str, tuple[str]]:
    """A record's name inside the names of compiled functions.

    Numba's own is a number that counts up in each process. Of two processes that filled the cache, one gave to a game's
    record the number that the other gave to another's: functions of the same name, one of which is taken for both.
    """
    return "Record", (hashlib.blake2b(record.name.encode(), digest_size=8).hexdigest(),)


numba.types.Record.mangling_args = property(_name_record)  # type: ignore[assignment,method-assign]


class SharedCache(FunctionCache):
    """Numba's cache, with a folder for each game, for several processes that compile at the same time.

    Numba numbers the files of a function's signatures by reading an index first. Two processes that do so at once give
    the same number to two signatures, and load the code of one game's record for that of another.
    """

    def _load_overload(self, signature: Any, context: Any) -> Any:
        self._enter(signature)
        return super()._load_overload(signature, context)  # type: ignore[no-untyped-call]

    def _save_overload(self, signature: Any, data: Any) -> None:
        folder = self._enter(signature)
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(folder / "lock"):
            super()._save_overload(signature, data)  # type: ignore[no-untyped-call]

    def _enter(self, signature: Any) -> Path:
        """Go to the folder of the game that a function is compiled for."""
        folder = cache_folder(_package_of(self._py_func.__module__, signature))
        stamp = self._impl.locator.get_source_stamp()
        self._cache_file = open_index(str(folder), self._impl.filename_base, stamp)
        return folder


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
    compiled: Any = numba.njit(nogil=True)(function)
    if not config.DISABLE_JIT:
        compiled._cache = SharedCache(function)  # type: ignore[no-untyped-call]
    return cast(Callable[P, R], compiled)


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
    overload(ask, strict=False)(choose)
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
