"""The example of docs/bot.py takes a seat and plays a match, as its page says."""

import subprocess
import sys
from pathlib import Path

import pytest

from kolam.match import read_match
from tests.playing import NAMES
from tests.tables.player import Player, done
from tools.servers import PATIENCE, Server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

BOT = Path(__file__).parents[2] / "docs" / "bot.py"


@pytest.mark.parametrize("name", NAMES)
def test_two_bots_of_the_example_play_a_match(name: str, server: Server) -> None:
    with Player(server.url) as host:
        opened = host.open(name, "person", "person")
        links = [f"{server.url}/t/{opened['id']}/{seat}/{opened['invitations'][str(seat)]}" for seat in range(2)]
        bots = [
            subprocess.Popen([sys.executable, str(BOT), link, f"Robo {seat}"], stdout=subprocess.PIPE, text=True)
            for seat, link in enumerate(links)
        ]
        told = [bot.communicate(timeout=PATIENCE)[0] for bot in bots]
        assert [bot.returncode for bot in bots] == [0, 0]
        assert told[0] == told[1]
        match = read_match(host.http.get(f"/api/tables/{opened['id']}/match").content)
        assert [seat.name for seat in match.seats] == ["Robo 0", "Robo 1"]
        assert str(done(host.http.get(f"/api/tables/{opened['id']}"))["table"]["result"]) == told[0].strip()


def test_the_example_is_as_short_as_its_page_says() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 50
