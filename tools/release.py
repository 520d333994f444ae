"""`make release VERSION=…`: wheel and source distribution, built twice and compared, tried out, with checksums.

Both builds start from a fresh clone of what is committed, the app included, so that nothing of this machine is in them.
"""

import hashlib
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.environments import EPOCH, PYTHONS, ROOT, environment, try_out, uv, version

OUT = ROOT / "dist"


def main() -> None:
    asked = sys.argv[1] if len(sys.argv) == 2 else ""
    if asked != version():
        raise SystemExit(f"VERSION is {asked or 'missing'}, but src/kolam/__init__.py says {version()}")
    if subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, check=True).stdout:
        raise SystemExit("a release is of what is committed: commit, or put away, what git status shows")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        first, second = (_build(folder / name) for name in ("first", "second"))
        _require_same(first, second)
        wheel = next(file for file in first if file.suffix == ".whl")
        for python in PYTHONS:
            _try(python, wheel, folder / python)
        OUT.mkdir(exist_ok=True)
        for file in first:
            (OUT / file.name).write_bytes(file.read_bytes())
    sums = "".join(f"{_sum(OUT / file.name)}  {file.name}\n" for file in first)
    (OUT / "SHA256SUMS").write_text(sums)
    print(sums, end="")


def _build(folder: Path) -> list[Path]:
    print(f"building ({folder.name}) …", flush=True)
    sources, out = folder / "sources", folder / "out"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(sources)], check=True)
    command = ["env", f"SOURCE_DATE_EPOCH={EPOCH}", sys.executable, "-m", "hatchling", "build", "--directory", str(out)]
    subprocess.run(command, cwd=sources, check=True, stdout=subprocess.DEVNULL)
    return sorted(out.iterdir())


def _require_same(first: list[Path], second: list[Path]) -> None:
    for one, other in zip(first, second, strict=True):
        if one.name != other.name or _sum(one) != _sum(other):
            raise SystemExit(f"{one.name} is not the same when it is built again")


def _try(python: str, wheel: Path, folder: Path) -> None:
    """The library by itself, then with the server: compiled, as people use it."""
    print(f"trying Python {python} …", flush=True)
    folder.mkdir()
    inside = environment(python, folder / "environment", str(wheel))
    try_out(inside, compiled=True, cache=folder)
    uv("pip", "install", "--quiet", "--python", str(inside), f"{wheel}[server,arena]")
    try_out(inside, "--server", compiled=True, cache=folder)


def _sum(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


if __name__ == "__main__":
    main()
