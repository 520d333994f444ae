"""What other people's programs may count on: the names in every `__all__`, which never change unnoticed."""

import ast
import importlib
import inspect
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
REMEMBERED = Path(__file__).parent / "surface.txt"
PACKAGE = ROOT / "src/kolam"


def public_modules() -> list[str]:
    """Those with an `__all__`."""
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        body = ast.parse(file.read_text(encoding="utf-8")).body
        targets = [target for part in body if isinstance(part, ast.Assign) for target in part.targets]
        if any(isinstance(target, ast.Name) and target.id == "__all__" for target in targets):
            found.append(".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__"))
    return found


def surface() -> Iterator[str]:
    """A line for each name, and for each name of a class."""
    for module in map(importlib.import_module, public_modules()):
        for name in sorted(module.__all__):
            thing = getattr(module, name)
            yield f"{module.__name__}.{name}{shape(thing)}"
            if inspect.isclass(thing) and thing is not Any:
                for member in sorted(vars(thing)):
                    if not member.startswith("_"):
                        yield f"{module.__name__}.{name}.{member}{shape(vars(thing)[member])}"


def shape(thing: object) -> str:
    """How something is called, without types: how they are written differs between versions of Python."""
    function = getattr(thing, "py_func", thing)  # of a compiled rule
    if isinstance(function, staticmethod | classmethod):
        function = function.__func__
    if function is Any or not (inspect.isroutine(function) or inspect.isclass(function)):
        return ""
    try:
        called = inspect.signature(function)
    except ValueError:  # of something made in C
        return "(…)"
    plain = [each.replace(annotation=inspect.Parameter.empty) for each in called.parameters.values()]
    shown = [each.replace(default=...) if each.default is not inspect.Parameter.empty else each for each in plain]
    return str(inspect.Signature(shown)).replace("Ellipsis", "…")


@pytest.mark.compiled
def test_the_public_surface_is_what_it_was() -> None:
    """If you meant to change it, say so in CHANGELOG.md and run this test with KOLAM_UPDATE_GOLDENS=1."""
    now = "\n".join(surface()) + "\n"
    if os.environ.get("KOLAM_UPDATE_GOLDENS"):
        REMEMBERED.write_text(now, encoding="utf-8")
    assert now == REMEMBERED.read_text(encoding="utf-8")


def test_the_reference_has_a_place_for_every_public_module() -> None:
    shown = re.findall(r"^::: (\S+)$", (ROOT / "docs/reference.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(shown) == public_modules()
