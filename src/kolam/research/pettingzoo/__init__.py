"""A PettingZoo environment for every game that is installed: `from kolam.research.pettingzoo import GAME_v0`.

Each of these modules has `env`, `raw_env` and `parallel_env`, as PettingZoo's own have. They are made when they are
imported, so that a game of another package has its module, too. `env("GAME")` is the same by name.
"""

import re
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType

from kolam.engine.registry import game, names
from kolam.research.observations import version_of
from kolam.research.pettingzoo.environment import Environment, env, parallel_env, raw_env

__all__ = ["Environment", "env", "parallel_env", "raw_env"]


class _Modules(MetaPathFinder, Loader):
    """Finds `GAME_vN`, whose environment is that of the game."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return spec_from_loader(fullname, self) if _game_of(fullname) else None

    def exec_module(self, module: ModuleType) -> None:
        name = str(_game_of(module.__name__))
        module.__doc__ = f"The environment of {name}; its arguments are those of {Environment.__module__}.Environment."
        for make in (env, raw_env, parallel_env):
            setattr(module, make.__name__, partial(make, name))


def _game_of(fullname: str) -> str | None:
    """The game that a module's name asks for, in the version that is installed."""
    found = re.fullmatch(rf"{re.escape(__name__)}\.(\w+)_v(\d+)", fullname)
    if found is None or found[1] not in names() or version_of(game(found[1])) != int(found[2]):
        return None
    return found[1]


def __getattr__(name: str) -> ModuleType:
    """A game's module, for `pettingzoo.GAME_v0` without an import of its own."""
    if _game_of(f"{__name__}.{name}") is None:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    return import_module(f"{__name__}.{name}")


sys.meta_path.append(_Modules())
