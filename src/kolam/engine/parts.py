"""The parts of a game's package that other layers look for: its `judgement`, its `reasons`, its `terminal`."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType


def folder_of(package: str) -> Path:
    """Where a game's package lies, with its texts and data."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"{package} is no package")
    return Path(next(iter(spec.submodule_search_locations)))


@cache
def part(package: str, name: str) -> ModuleType | None:
    """A module of a game's package, or None for a game that does without it."""
    try:
        found = find_spec(f"{package}.{name}")
    except ModuleNotFoundError:  # a record that a test makes up belongs to no package
        return None
    return import_module(f"{package}.{name}") if found else None
