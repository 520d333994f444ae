"""The files that hosts start from name commands and settings that exist."""

import re
from pathlib import Path

import msgspec
import pytest

from kolam.locale import speak
from kolam.terminal import understood
from kolam.web.settings import Settings
from tools.container.recipe import read_recipe

ROOT = Path(__file__).parent.parent
HOSTING = ROOT / "docs/hosting"
FILES = [ROOT / "Dockerfile", ROOT / "compose.yaml"]
FILES += [HOSTING / name for name in ("cluster.yaml", "kolam.service", "Caddyfile")]
IMAGE = read_recipe((ROOT / "Dockerfile").read_text(encoding="utf-8"))[-1]
SETTINGS = {f"KOLAM_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
OTHERS = {
    "KOLAM_CACHE_DIR",  # of the engine
    "KOLAM_PUBLISH",  # of compose.yaml alone
    "KOLAM_SITE",  # of the Caddyfile
    "KOLAM_SERVERS",
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_that_a_file_for_hosts_names_is_one(file: Path) -> None:
    named = set(re.findall(r"\bKOLAM_[A-Z_]+", file.read_text(encoding="utf-8")))
    assert named
    assert named <= SETTINGS | OTHERS


def test_what_the_files_for_hosts_start_is_a_command() -> None:
    said = {step.instruction: step for step in IMAGE.steps}
    assert said["ENTRYPOINT"].words == ["kolam"]
    [worker] = re.findall(r"command: \[(\w+)\]", (HOSTING / "cluster.yaml").read_text(encoding="utf-8"))
    [unit] = re.findall(r"ExecStart=/opt/kolam/bin/kolam (.+)", (HOSTING / "kolam.service").read_text(encoding="utf-8"))
    with speak("en"):
        for words in (said["CMD"].words, [worker], unit.split()):
            assert understood(words).command == words[0]


def test_the_volume_of_the_image_is_where_its_server_writes() -> None:
    set_to = dict(word.split("=", 1) for step in IMAGE.steps if step.instruction == "ENV" for word in step.words)
    [volume] = next(step.words for step in IMAGE.steps if step.instruction == "VOLUME")
    assert set_to["KOLAM_DATA_DIR"] == volume
    assert Path(set_to["KOLAM_CACHE_DIR"]).is_relative_to(volume)
    for file in (ROOT / "compose.yaml", HOSTING / "cluster.yaml"):
        assert re.search(rf"volumes: \[\w+:{volume}\]", file.read_text(encoding="utf-8"))
