"""Environments of their own for each Python that Kolam is for, and what is installed there."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from tools.servers import Missing

ROOT = Path(__file__).parents[1]
PYTHONS = ("3.11", "3.12", "3.13")
TRIAL = ROOT / "tools" / "trial.py"
EPOCH = "1700000000"  # a time for all files of a package, so that the same sources give the same package


def python(version: str) -> Path:
    """A Python of this version, on the path or from pyenv; Missing if there is none."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    places = [Path(folder) for folder in os.environ["PATH"].split(os.pathsep)]
    for folder in [*places, *(found / "bin" for found in sorted(pyenv.glob(f"{version}.*")))]:
        found = folder / f"python{version}"
        if "shims" not in folder.parts and found.is_file():
            return found
    raise Missing(f"Python {version}")


def build(folder: Path) -> Path:
    """A wheel and a source distribution of these sources, in this folder; the wheel."""
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH}, check=True)
    return next(folder.glob("*.whl"))


def environment(version: str, folder: Path, *packages: str, constraints: Path | None = None) -> Path:
    """An environment with nothing but these packages and what they need; its Python."""
    uv("venv", "--quiet", "--python", str(python(version)), str(folder))
    inside = folder / "bin" / "python"
    limits = ["--constraints", str(constraints)] if constraints else []
    uv("pip", "install", "--quiet", "--python", str(inside), *limits, *packages)
    return inside


def lowest(version: str, file: Path, *extras: str) -> Path:
    """Writes the lowest versions that pyproject.toml allows of what it names; the file."""
    chosen = [part for extra in extras for part in ("--extra", extra)]
    resolution = ("--resolution", "lowest-direct", "--python-version", version, "--no-header", "--no-annotate")
    uv("pip", "compile", "--quiet", str(ROOT / "pyproject.toml"), *resolution, *chosen, "--output-file", str(file))
    return file


def try_out(inside: Path, *arguments: str, compiled: bool, cache: Path) -> None:
    """Play with what is installed: tools/trial.py, away from our sources."""
    settings = {"NUMBA_DISABLE_JIT": "0" if compiled else "1", "XDG_CACHE_HOME": str(cache), "PYTHONPATH": ""}
    kept = {name: value for name, value in os.environ.items() if not name.startswith("KOLAM_")}
    command: Sequence[str] = [str(inside), str(TRIAL), *arguments]
    done = subprocess.run(command, cwd=cache, env=kept | settings, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(f"{' '.join(command)}:\n{done.stdout}{done.stderr}")


def uv(*arguments: str) -> None:
    done = subprocess.run([sys.executable, "-m", "uv", *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(f"uv {' '.join(arguments)}:\n{done.stderr}")


def version() -> str:
    told = (ROOT / "src/kolam/__init__.py").read_text(encoding="utf-8")
    return str(tomllib.loads(next(line for line in told.splitlines() if line.startswith("__version__")))["__version__"])
