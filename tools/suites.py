"""`make pythons`: every test on each other Python that Kolam is for, with the versions of the locks."""

import os
import subprocess
import sys
from pathlib import Path

from tools.environments import PYTHONS, ROOT, python, uv
from tools.servers import Missing

KEPT = ROOT / ".venv" / "pythons"
LOCKS = ("requirements.lock", "requirements-test.lock")


def main() -> None:
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    failed = [version for version in PYTHONS if version != here and not _passes(version)]
    if failed:
        raise SystemExit(f"tests failed with Python {', '.join(failed)}")


def _passes(version: str) -> bool:
    try:
        inside = _environment(version)
    except Missing as missing:
        print(missing, file=sys.stderr)
        return os.environ.get("CI") != "true"
    workers = os.environ.get("WORKERS", "auto")
    print(f"testing with Python {version} …", flush=True)
    subprocess.run([str(inside), "-m", "kolam.terminal", "prepare"], cwd=ROOT, check=True)
    command = [str(inside), "-m", "pytest", "-q", "-n", workers, "--dist", "worksteal"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def _environment(version: str) -> Path:
    folder = KEPT / version
    inside = folder / "bin" / "python"
    if not inside.exists():
        uv("venv", "--quiet", "--python", str(python(version)), str(folder))
    locks = [part for lock in LOCKS for part in ("-r", str(ROOT / lock))]
    uv("pip", "install", "--quiet", "--python", str(inside), "--require-hashes", *locks)
    uv("pip", "install", "--quiet", "--python", str(inside), "--no-deps", "--no-build-isolation", "-e", str(ROOT))
    return inside


if __name__ == "__main__":
    main()
