"""Machine code on disk: a folder for each game, a file for whatever was compiled together."""

# What lies inside of Numba has no types:
# mypy: disable-error-code="no-untyped-call, import-untyped, attr-defined"

import hashlib
import os
import pickle
import platform
import sys
import tempfile
import time
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
import numba
import numpy as np
import platformdirs
from numba.core import serialize
from numba.core.codegen import JITCodeLibrary
from numba.core.runtime import rtsys

config: Any = numba.config

PACKAGE = Path(__file__).parent.parent
COMPILED_LAYERS = ("engine", "bots")
# What a game says and draws, and who compiles it, is plain Python.
NEVER_COMPILED = ("drawing.py", "numbers.py", "reasons.py", "terminal.py", "workshop.py")


def cache_home() -> Path:
    """Where compiled code is kept: KOLAM_CACHE_DIR, or the user's cache folder."""
    chosen = os.environ.get("KOLAM_CACHE_DIR")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("kolam", appauthor=False))


CACHE = cache_home() / "compiled"


@cache
def cache_folder(package: str | None = None) -> Path:
    """Where the compiled code of a game's package is kept, or, with no package, what all games share.

    Its name is a hash of all that the code is made of: an edit in a callee elsewhere is noticed, and code with and
    without bounds checks, or for another processor, is not mixed up. Each game has a folder of its own: an edit in one
    game, or a new game, compiles no other game again.
    """
    digest = hashlib.blake2b(digest_size=8)
    for source in (*_layer_sources(), *_package_sources(package)):
        digest.update(f"{source.parent.name}/{source.name}\0".encode())
        digest.update(source.read_bytes())
    digest.update(f"{platform.python_version()} {numba.__version__} {np.__version__} {_processor()}".encode())
    checked = "-checked" if config.BOUNDSCHECK else ""
    return CACHE / f"{(package or 'kolam').rpartition('.')[2]}-{digest.hexdigest()}{checked}"


def _processor() -> str:
    return f"{config.CPU_NAME or llvm.get_host_cpu_name()} {config.CPU_FEATURES or llvm.get_host_cpu_features()}"


def _layer_sources() -> list[Path]:
    found = (source for layer in COMPILED_LAYERS for source in sorted((PACKAGE / layer).rglob("*.py")))
    return [source for source in found if source.name not in NEVER_COMPILED]


def _package_sources(package: str | None) -> list[Path]:
    """The files of a package that compiled code may come from. A record that a test makes up has no package."""
    spec = find_spec(package) if package and package.partition(".")[0] in sys.modules else None
    folders = list(spec.submodule_search_locations or ()) if spec else []
    found = (source for folder in folders for source in sorted(Path(folder).rglob("*.py")))
    return [source for source in found if source.name not in NEVER_COMPILED]


SETTLED = 2 * 10**9  # nanoseconds after which the clock of any file system has moved on


class Key(NamedTuple):
    """A rule, by its module and name, for types of arguments."""

    module: str
    name: str
    arguments: tuple[Any, ...]


class Entry(NamedTuple):
    """How Python gets into compiled code: numba's description of a function, its constants, its types."""

    fndesc: Any
    environment: Any
    signature: Any


class Bundle(NamedTuple):
    """What was compiled together: one piece of machine code, and the ways in."""

    name: str
    code: bytes
    environments: list[Any]
    entries: dict[Key, Entry]


class Stored:
    """A bundle that was read, and its code once somebody wants it."""

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle
        self._library: Any = None

    def library(self, context: Any) -> Any:
        if self._library is None:
            rtsys.initialize(context)  # Numba's memory for arrays, which compiled code asks for
            codegen = context.codegen()
            # Numba takes the names of what the code defines from a module; that it is empty does not matter.
            names = [entry.fndesc.llvm_cpython_wrapper_name for entry in self.bundle.entries.values()]
            module = llvm.parse_assembly("".join(f'define void @"{name}"() {{ ret void }}\n' for name in names))
            state = (self.bundle.name, "object", (self.bundle.code, module.as_bitcode()))
            self._library = JITCodeLibrary._unserialize(codegen, state)
            for environment in self.bundle.environments:
                codegen.set_env(environment.env_name, environment)
        return self._library


class Shelf:
    """The bundles of a folder. Each has a name that no other has, so that processes may add some at the same time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._seen: set[str] = set()
        self._changed = -1
        self._entries: dict[Key, tuple[Stored, Entry]] = {}

    def find(self, key: Key) -> tuple[Stored, Entry] | None:
        if key not in self._entries:
            self._read_what_is_new()
        return self._entries.get(key)

    def add(self, bundle: Bundle) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=self.folder, suffix=".part", delete=False) as file:
            file.write(serialize.dumps(bundle))
        Path(file.name).replace(file.name.removesuffix(".part") + ".code")

    def _read_what_is_new(self) -> None:
        try:
            changed = self.folder.stat().st_mtime_ns
        except FileNotFoundError:
            return
        if changed == self._changed:
            return
        # Of two files that come at nearly the same time, the second may leave no other trace than its name.
        self._changed = changed if time.time_ns() - changed > SETTLED else -1
        for file in sorted(self.folder.glob("*.code")):
            if file.name not in self._seen:
                self._seen.add(file.name)
                stored = Stored(pickle.loads(file.read_bytes()))  # noqa: S301
                for key, entry in stored.bundle.entries.items():
                    self._entries.setdefault(key, (stored, entry))


@cache
def shelf(package: str | None) -> Shelf:
    return Shelf(cache_folder(package))
