"""How long a cold compile and a warm start take."""

import os
import subprocess
import sys
import tempfile
import time


def seconds(*arguments: str, cache: str) -> float:
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "kolam.terminal", *arguments],
        env={**os.environ, "KOLAM_CACHE_DIR": cache},
        check=True,
        capture_output=True,
    )
    return time.perf_counter() - start


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        print(f"cold: kolam prepare, {seconds('prepare', cache=cache):.1f} s")
        warm = min(seconds("simulate", "kolpa", "--games", "1", cache=cache) for _ in range(5))
        print(f"warm: kolam simulate kolpa --games 1, {warm:.2f} s")


if __name__ == "__main__":
    main()
