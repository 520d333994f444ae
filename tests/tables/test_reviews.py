"""Reviews of finished matches: made once, in spare time, a bounded number at a time, and kept with the table."""

import asyncio
from pathlib import Path

import pytest

from kolam.bots.review import accounts
from kolam.locale import LANGUAGES
from kolam.tables.ending import MatchDrawn
from kolam.tables.errors import Busy, NoSuchTable, NotNow, Unwelcome
from kolam.tables.moderation import Remove
from kolam.tables.reviews import PATIENCE_SECONDS, SILENT_SECONDS, Reviewed
from kolam.tables.service import TableService
from tests.playing import NAMES
from tests.tables.club import PATIENCE, Clock, full_table, guest, play, see, serving
from tests.tables.player import Player, play_to_the_end
from tools.servers import Server, until, worker

pytestmark = [pytest.mark.compiled, pytest.mark.servers, pytest.mark.anyio]

QUICK = 0.5  # seconds of thought for a review


async def finished_table(service: TableService, game: str = NAMES[-1]) -> str:
    table = await full_table(service, game, 2)
    await play(service, table, "reviewed")
    return table


async def made(service: TableService, table: str) -> Reviewed:
    async with asyncio.timeout(PATIENCE):
        while (found := await service.reviews.look(table, None)).review is None:
            assert found.progress is not None
            await asyncio.sleep(0.02)
    return found


async def test_a_review_is_made_once_and_kept_with_the_table(database: str) -> None:
    async with serving(database, review_seconds=QUICK) as service:
        table = await finished_table(service)
        assert (await service.reviews.look(table, guest(0))).progress is None
        assert (await service.reviews.ask(table, guest(0))).progress == 0
        found = await made(service, table)
        assert found.review is not None
        result = (await see(service, table, None)).result
        assert result is not None
        assert [account.end > 0 for account in accounts(found.review)] == [seat in result.winners for seat in range(2)]
    async with serving(database, review_seconds=QUICK) as another:
        assert await another.reviews.ask(table, "anybody") == found
        assert another.thinking.metrics.thoughts.labels("review")._sum.get() == 0  # nothing was thought again
        assert await another.store.deletion.delete(table)
        assert await another.store.reviews.find(table) is None
        another.tables.let_go(table)
        with pytest.raises(NoSuchTable):
            await another.reviews.look(table, None)


async def test_nothing_is_reviewed_before_the_end_nor_without_a_result(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, NAMES[0], 2)
        with pytest.raises(NotNow, match="over yet"):
            await service.reviews.ask(table, guest(0))
        with pytest.raises(NotNow, match="over yet"):
            await service.reviews.look(table, guest(0))
        async with service.tables.at(table) as found:
            await service.write(found, [MatchDrawn()])
        with pytest.raises(NotNow, match="without a result"):
            await service.reviews.ask(table, guest(0))
    async with serving(database, most_reviews=0) as service:
        with pytest.raises(NotNow, match="review matches"):
            await service.reviews.ask(await finished_table(service), guest(0))


async def test_who_was_removed_from_a_table_sees_no_review(database: str) -> None:
    async with serving(database, review_seconds=QUICK) as service:
        table = await full_table(service, NAMES[-1], 2)
        revision = (await see(service, table, 0)).revision
        await service.command(table, guest(0), Remove(revision, seat=1))
        await play(service, table, "alone")
        with pytest.raises(Unwelcome):
            await service.reviews.ask(table, guest(1))
        with pytest.raises(Unwelcome):
            await service.reviews.look(table, guest(1))


async def test_a_guest_waits_for_one_review_and_all_together_for_a_bounded_number(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock, most_reviews=2, review_seconds=QUICK) as service:
        table = await finished_table(service)
        others = [await full_table(service, NAMES[0], 2) for _ in range(2)]
        kept = service.store.reviews
        await kept.begin(others[0], guest(0), clock())  # another process works on it
        with pytest.raises(Busy, match="Another match"):
            await service.reviews.ask(table, guest(0))
        await kept.begin(others[1], "somebody", clock())
        with pytest.raises(Busy, match="in a minute"):
            await service.reviews.ask(table, guest(1))
        clock.now += SILENT_SECONDS + 1  # that process died
        await service.reviews.ask(table, guest(0))
        assert (await made(service, table)).review is not None


async def test_a_review_that_was_interrupted_is_begun_again_by_who_waits_for_it(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock, review_seconds=QUICK) as service:
        table = await finished_table(service)
        await service.store.reviews.begin(table, guest(0), clock())
        assert (await service.reviews.look(table, guest(0))).progress == 0
    clock.now += SILENT_SECONDS + 1
    async with serving(database, clock=clock, review_seconds=QUICK) as service:
        assert (await made(service, table)).review is not None


async def test_a_review_that_nobody_waits_for_is_forgotten(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        table = await finished_table(service)
        kept = service.store.reviews
        await kept.begin(table, guest(0), clock())
        clock.now += PATIENCE_SECONDS
        assert await kept.work(table, 0.5, clock(), clock() - PATIENCE_SECONDS)
        await service.reviews.look(table, guest(0))  # somebody still waits
        clock.now += PATIENCE_SECONDS / 2
        assert await kept.work(table, 0.6, clock(), clock() - PATIENCE_SECONDS)
        clock.now += PATIENCE_SECONDS
        assert not await kept.work(table, 0.7, clock(), clock() - PATIENCE_SECONDS)
        assert await kept.find(table) is None


async def test_what_another_kolam_has_kept_is_made_anew(database: str) -> None:
    async with serving(database, review_seconds=QUICK) as service:
        table = await finished_table(service)
        await service.store.reviews.begin(table, guest(0), service.clock())
        await service.store.reviews.keep(table, b"something else")
        assert (await service.reviews.look(table, None)).progress is None
        await service.reviews.ask(table, guest(0))
        assert (await made(service, table)).review is not None


def finish(url: str, game: str, level: str = "random") -> tuple[Player, str]:
    ada = Player(url)
    table = ada.open(game, "me", level)["id"]
    play_to_the_end(table, ada)
    return ada, table


@pytest.mark.parametrize("name", NAMES)
def test_a_review_adds_up_and_has_reasons_in_the_language_that_is_asked_for(name: str, tmp_path: Path) -> None:
    with Server(tmp_path, review_seconds="0.5") as server:
        ada, table = finish(server.url, name)
        path = f"/api/tables/{table}/review"
        eve = Player(server.url)
        assert eve.http.get(path).json() == {"status": "none", "progress": 0.0, "review": None}
        assert ada.http.post(path, json={}).json()["status"] in ("running", "done")
        until(lambda: eve.http.get(path).json()["status"] == "done", "the review")
        review = eve.http.get(path).json()["review"]
        for player in review["players"]:
            parts = ("start", "draws", "unseen", "own", "others")
            assert round(sum(player[part] for part in parts), 9) == player["end"]
        assert len(review["moments"]) == ada.sees(table)["decision"]
        wrong = next(number for number, moment in enumerate(review["moments"]) if moment["better"])
        reasons = {
            eve.http.get(path, headers={"accept-language": language}).json()["review"]["moments"][wrong]["better"][
                "reason"
            ]
            for language in LANGUAGES
        }
        assert len(reasons) == len(LANGUAGES)


def test_a_review_is_refused_in_words(server: Server) -> None:
    ada = Player(server.url)
    table = ada.open(NAMES[0], "me", "person")["id"]
    for refused in (ada.http.post(f"/api/tables/{table}/review", json={}), ada.http.get(f"/api/tables/{table}/review")):
        assert refused.status_code == 409
        assert "over yet" in refused.json()["message"]
    assert ada.http.post(f"/api/tables/{table}/review", json={"again": True}).status_code == 400
    assert ada.http.get("/api/tables/nowhere/review").status_code == 404


def test_workers_review_what_servers_are_asked_for(nats_url: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kolam.sqlite3'}"
    quick = {"KOLAM_REVIEW_SECONDS": "0.5"}
    with Server(tmp_path, database=database, bus=nats_url, stand_by="0", review_seconds="0.5") as server:
        with worker(database, nats_url, quick):
            ada, table = finish(server.url, NAMES[0])
        path = f"/api/tables/{table}/review"
        assert ada.http.post(path, json={}).json()["status"] == "running"
        assert ada.http.get(path).json()["progress"] == 0  # nobody thinks now
        with worker(database, nats_url, quick):
            until(lambda: ada.http.get(path).json()["status"] == "done", "a review by the worker")
