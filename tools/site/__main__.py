"""Build the documentation site into site/ and look at every link: `make docs`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.site.links import complaints

ROOT = Path(__file__).parents[2]
SITE = ROOT / "site"
FONTS = (
    "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2",
    "@fontsource/crimson-pro/files/crimson-pro-latin-600-normal.woff2",
)
NO_PAGES = ("pictures.py",)  # what lies in docs/ and is for us


def build() -> None:
    """In strict mode a warning ends the build; what it prints without ending is shown and counted as one."""
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "NO_COLOR": "1"})
    said = built.stdout + built.stderr
    print(said.strip())
    if built.returncode or "No issues found" not in said:
        raise SystemExit("the site was not built without a warning")
    for name in NO_PAGES:
        (SITE / name).unlink(missing_ok=True)
    (SITE / "fonts").mkdir(exist_ok=True)
    for font in FONTS:
        shutil.copy(ROOT / "client/node_modules" / font, SITE / "fonts")
    shutil.copy(ROOT / "client/public/fonts-licence.txt", SITE / "fonts/licence.txt")


def main() -> None:
    build()
    found = complaints(SITE)
    print("\n".join(found) if found else f"Every link leads somewhere; open {SITE.name}/index.html")
    raise SystemExit(bool(found))


if __name__ == "__main__":
    main()
