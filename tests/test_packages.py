"""What is released: nothing that is not ours to give, and all that an installation needs."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.patience import LONG
from tools.environments import build, environment, lowest, try_out

APP = "kolam/web/client"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source distribution."""
    folder = tmp_path_factory.mktemp("dist")
    build(folder)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(next(built.glob("*.whl")))


def test_the_wheel_has_the_app_the_types_and_the_licences(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    assert {
        f"{APP}/index.html",
        f"{APP}/third-party-licences.txt",
        f"{APP}/fonts-licence.txt",
        "kolam/py.typed",
    } <= names
    assert {name.rpartition("/")[2] for name in names if "/licenses/" in name} == {"LICENSE", "NOTICE"}
    about = wheel.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    assert "\nLicense-Expression: Apache-2.0\n" in about


def test_the_app_names_the_packages_that_it_contains(wheel: zipfile.ZipFile) -> None:
    told = wheel.read(f"{APP}/third-party-licences.txt").decode()
    assert told.count("\n" + "-" * 80 + "\n") >= 3
    for holder in ("svelte 5.", "@fluent/bundle 0.", "Kazuhiko Arase", "Permission is hereby granted"):
        assert holder in told


def test_the_source_distribution_has_the_app_and_no_packages_of_others(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as sources:
        names = [name.partition("/")[2] for name in sources.getnames()]
    assert f"src/{APP}/index.html" in names
    assert {"LICENSE", "NOTICE", "hatch_build.py", "client/package-lock.json"} <= set(names)
    assert [name for name in names if "node_modules" in name or "__pycache__" in name] == []


def test_a_source_distribution_is_installed_without_node(built: Path, tmp_path: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as sources:
        sources.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    command = [sys.executable, "-c", "import hatch_build; print(hatch_build._is_built())"]
    asked = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    assert asked.stdout == "True\n"


# A Python, whether its packages are the oldest that pyproject.toml allows, and the extras that are tried.
TRIALS = [("3.11", True, ("server",)), ("3.12", False, ()), ("3.13", False, ("server",))]


@pytest.fixture(params=TRIALS, ids=lambda trial: trial[0])
def installed(request: pytest.FixtureRequest, built: Path, tmp_path: Path) -> tuple[Path, list[str]]:
    """The Python of an environment with the wheel, and what to try there."""
    version, oldest, extras = request.param
    wheel = next(built.glob("*.whl"))
    wanted = f"{wheel}[{','.join(extras)}]" if extras else str(wheel)
    limits = lowest(version, tmp_path / "lowest.txt", *extras) if oldest else None
    inside = environment(version, tmp_path / "environment", wanted, constraints=limits)
    return inside, [f"--{extra}" for extra in extras]


def test_the_wheel_plays_on_every_python(installed: tuple[Path, list[str]], tmp_path: Path) -> None:
    inside, asked = installed
    try_out(inside, *asked, compiled=LONG, cache=tmp_path)
