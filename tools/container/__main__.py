"""Build the image and serve from it, without a container engine: `python -m tools.container [--built] [FOLDER]`.

It needs root and debootstrap. The server runs as the image says: as its user, without any capability, with a read-only
root, a volume and an empty /tmp. With `--built` it serves from what was built in that folder before.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from tools.container.image import Image, build
from tools.container.recipe import read_recipe
from tools.servers import Process, free_port, until

ROOT = Path(__file__).parents[2]
START_PERIOD = 900  # seconds: the first start may compile everything, on a machine that has other work
# $1 is the root folder, $2 the volume, $3 where the image wants it.
READ_ONLY = """
mount --bind "$1" "$1"
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"
mount --bind "$2" "$1$3"
mount -o remount,bind,ro "$1"
root="$1"
shift 3
exec chroot "$root" "$@"
"""


class Container(Process):
    """The image's command, in processes and mounts of its own; on this machine's network."""

    def __init__(self, image: Image, volume: Path, environment: dict[str, str]) -> None:
        [mount] = image.volumes
        self._image = image
        self._inside = image.environment | environment
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", READ_ONLY, "container"]
        super().__init__(
            *apart, str(image.root), str(volume), mount, *self._as_its_user(), *image.entrypoint, *image.command
        )

    def _as_its_user(self) -> list[str]:
        user, _, group = self._image.user.partition(":")
        bound = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"]
        inside = ["env", "--ignore-environment", *(f"{name}={value}" for name, value in self._inside.items())]
        return ["setpriv", f"--reuid={user}", f"--regid={group}", "--clear-groups", *bound, *inside]

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Another command in the same container, as `docker exec` would."""
        entered = ["nsenter", f"--target={self.first()}", "--mount", "--pid", "--root", "--wd=/"]
        return subprocess.run([*entered, *self._as_its_user(), *command], capture_output=True, text=True)

    def first(self) -> str:
        """The first process inside, once there is one."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        [first] = until(lambda: children.read_text().split(), "a first process")
        return first

    def healthy(self) -> bool:
        assert self.running, self.output()
        return self.run(*self._image.health).returncode == 0


def size(image: Image) -> float:
    """In megabytes, files that are linked twice counted once."""
    counted = subprocess.run(["du", "-sx", "--block-size=1", image.root], check=True, capture_output=True, text=True)
    return int(counted.stdout.split()[0]) / 1e6


def serve(image: Image, volume: Path) -> None:
    """Start it, look at it from outside and inside, and stop it as an engine does."""
    user, group = map(int, image.user.split(":"))
    shutil.chown(volume, user, group)
    port = free_port()
    begun = time.monotonic()
    with Container(image, volume, {"KOLAM_PORT": str(port)}) as container:
        while not container.healthy():
            assert time.monotonic() - begun < START_PERIOD, f"not healthy in time: {container.output()}"
            time.sleep(0.5)
        print(f"healthy after {time.monotonic() - begun:.1f} s")
        outside(f"http://127.0.0.1:{port}")
        inside(container, image)
        begun = time.monotonic()
        os.kill(int(container.first()), signal.SIGTERM)
        until(lambda: not container.running, "the end of the server")
        print(f"stopped {time.monotonic() - begun:.1f} s after SIGTERM")
        print(container.output())


def outside(url: str) -> None:
    """The page, and a table at which bots play."""
    with httpx.Client(base_url=url, trust_env=False, timeout=300) as visitor:
        assert '<script type="module"' in visitor.get("/").raise_for_status().text, "the browser app is missing"
        seats = [{"kind": "me"}, {"kind": "bot", "level": "casual"}]
        opened = visitor.post("/api/tables", json={"game": "kolpa", "seats": seats})
        opened.raise_for_status()
        print(f"GET / and POST /api/tables: {opened.status_code}")


def inside(container: Container, image: Image) -> None:
    who = container.run("id", "--user").stdout.strip()
    assert who == image.user.partition(":")[0], f"it runs as {who}"
    written = container.run("touch", "/opt/kolam/written")
    assert "Read-only file system" in written.stderr, written.stderr or "the root can be written to"
    assert container.run("touch", f"{image.volumes[0]}/written").returncode == 0
    status = container.run("cat", "/proc/1/status").stdout
    for promise in ("CapEff:\t0000000000000000", "NoNewPrivs:\t1"):
        assert promise in status, f"{promise} is missing in {status}"
    print(f"user {who}, no capability, a read-only root")


def main(arguments: list[str]) -> None:
    made = "--built" in arguments
    named = [argument for argument in arguments if argument != "--built"]
    folder = Path(named[0] if named else "/var/tmp/kolam-container").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    image = build(read_recipe((ROOT / "Dockerfile").read_text()), ROOT, folder, made=made)
    if not made:
        print(f"built in {time.monotonic() - begun:.0f} s")
    print(f"{size(image):.0f} MB")
    with tempfile.TemporaryDirectory(dir=folder) as volume:
        print("with an empty volume:")
        serve(image, Path(volume))
        print("again:")
        serve(image, Path(volume))


if __name__ == "__main__":
    main(sys.argv[1:])
