"""Builds the stages of a Dockerfile as folders: a debootstrap for the image they begin with, a chroot for each RUN."""

import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from tools.container.recipe import Stage, Step

DEBIAN = "docker.io/library/debian:"
SLIM = "-slim"
BIN = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
# How this machine reaches the registries: a RUN needs to know, the image must not.
PROXIES = ("HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy")
REGISTRIES = ("PIP_CERT", "PIP_INDEX_URL", "NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "npm_config_registry")
LENT = f'mount --bind {CERTIFICATES} "$1{CERTIFICATES}" && '
IN_CHROOT = 'mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && exec chroot "$@"'


@dataclass
class Image:
    """A root folder, and what its stage says besides."""

    root: Path
    environment: dict[str, str] = field(default_factory=lambda: {"PATH": BIN})
    folder: str = "/"
    user: str = "0:0"
    volumes: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    entrypoint: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)


def build(stages: list[Stage], context: Path, work: Path, *, made: bool = False) -> Image:
    """The image of the last stage. `made`: its files are there from the last time, and only what it says is read."""
    images: dict[str, Image] = {}
    for stage in stages:
        root = work / f"stage-{stage.name}"
        if made:
            images[stage.name] = image = Image(root)
            for step in stage.steps:
                if step.instruction not in ("RUN", "COPY"):
                    _follow(step, image, images, context)
            continue
        _remove(root)
        base = images[stage.base].root if stage.base in images else _debian(stage.base, work)
        subprocess.run(["cp", "--archive", "--reflink=auto", base, root], check=True)
        images[stage.name] = image = Image(root)
        for step in stage.steps:
            print(f"{stage.name}: {step.instruction} {step.rest[:100]}", flush=True)
            _follow(step, image, images, context)
    return image


def _debian(name: str, work: Path) -> Path:
    """The smallest Debian that debootstrap makes, kept for the next time."""
    if not name.startswith(DEBIAN):
        raise SystemExit(f"{name}: only an image that begins with {DEBIAN} can be made by debootstrap")
    suite = name.removeprefix(DEBIAN).removesuffix(SLIM)
    made = work / f"debian-{suite}"
    if not made.exists():
        with tempfile.TemporaryDirectory(dir=work) as folder:
            subprocess.run(["debootstrap", "--variant=minbase", suite, f"{folder}/root"], check=True)
            for package in Path(folder, "root/var/cache/apt/archives").glob("*.deb"):
                package.unlink()
            Path(folder, "root").rename(made)
    return made


def _follow(step: Step, image: Image, images: dict[str, Image], context: Path) -> None:
    match step.instruction:
        case "RUN":
            _run(step.rest, image)
        case "COPY":
            _copy(step.words, image, images, context)
        case "ENV":
            image.environment |= dict(word.split("=", 1) for word in step.words)
        case "WORKDIR":
            image.folder = step.rest
            (image.root / step.rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        case "USER":
            image.user = step.rest
        case "VOLUME":
            image.volumes += step.words
        case "HEALTHCHECK":
            image.health = Step("CMD", step.rest.partition("CMD ")[2]).words
        case "ENTRYPOINT":
            image.entrypoint = step.words
        case "CMD":
            image.command = step.words
        case "EXPOSE":
            pass
        case other:
            raise SystemExit(f"{other}: this step is not known here")


def _run(command: str, image: Image) -> None:
    """In a chroot with processes and mounts of its own; the machine's certificates are lent, as it may have a proxy."""
    environment = image.environment | {name: os.environ[name] for name in PROXIES + REGISTRIES if name in os.environ}
    shutil.copy("/etc/resolv.conf", image.root / "etc/resolv.conf")
    lent = image.root / CERTIFICATES.lstrip("/")
    lent.parent.mkdir(parents=True, exist_ok=True)
    lent.touch()
    inner = ["/bin/sh", "-ec", f"cd {image.folder}; {command}"]
    bound = (
        f'mount --bind {CERTIFICATES} "$1{CERTIFICATES}" && {IN_CHROOT}' if Path(CERTIFICATES).exists() else IN_CHROOT
    )
    apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", bound, "chroot", str(image.root)]
    subprocess.run([*apart, *inner], env=environment, check=True)


def _copy(words: list[str], image: Image, images: dict[str, Image], context: Path) -> None:
    """Of the context, only what git would commit: what `.dockerignore` leaves out is what builds make."""
    *sources, target = words
    destination = image.root / str(Path(image.folder) / target).lstrip("/")
    if sources[0].startswith("--from="):
        root = images[sources[0].removeprefix("--from=")].root
        for source in sources[1:]:
            destination.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(["cp", "--archive", root / source.lstrip("/"), destination], check=True)
        return
    into_folder = target.endswith("/")
    for pattern in sources:
        for named in context.glob(pattern):
            for file in _committed(named, context):
                relative = file.relative_to(named) if named.is_dir() else Path(file.name if into_folder else "")
                place = destination / relative
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(file, place)


def _committed(source: Path, context: Path) -> list[Path]:
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", str(source)]
    names = subprocess.run(listed, cwd=context, check=True, capture_output=True, text=True).stdout.split("\0")
    return [context / name for name in names if name and (context / name).is_file()]


def _remove(root: Path) -> None:
    """Never through a mount: a folder of the machine may be behind it."""
    if str(root) in Path("/proc/mounts").read_text():
        raise SystemExit(f"something is still mounted below {root}")
    if root.exists():
        shutil.rmtree(root)
