"""A club in full swing: people who think, talk, come back, leave and play again, and bots that somebody watches."""

import asyncio
import random
import time
from collections import Counter, deque
from typing import Any

import msgspec

from bench.sockets import Http, WebSocket
from kolam.engine.registry import game, names

THINKS = 4.0  # seconds, on average; nobody thinks for longer than four times as long
TALKS, RETURNS, RESIGNS, ASKS = 0.04, 0.03, 0.002, 0.05  # how likely, at each decision; who asks, asks for a hint
PLAYS_AGAIN, LEAVES = 0.5, 0.3
LEVELS = ("random", "beginner", "casual")
ANSWER_SECONDS = 60.0


class TableLook(msgspec.Struct):
    """What somebody has to know to go on."""

    status: str
    turn: int | None
    legal: list[msgspec.Raw] | None
    rematch: str | None


class Look(msgspec.Struct):
    revision: int
    table: TableLook


class Answered(msgspec.Struct):
    status: int
    answer: msgspec.Raw


read_look = msgspec.json.Decoder(Look).decode
read_answered = msgspec.json.Decoder(Answered).decode


class Tally:
    """What was done, how long moves took since the last report, and what went wrong."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()
        self.moves: list[float] = []
        self.wrong: list[str] = []


class Guest:
    """Somebody with a name, a feed, and an address that some others share."""

    def __init__(self, port: int, address: str, tally: Tally) -> None:
        self.http = Http(port, address)
        self.look = Look(-1, TableLook("gathering", None, None, None))
        self.table = ""
        self.news = asyncio.Event()
        self._port, self._address, self._tally = port, address, tally
        self._feed: WebSocket | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._asked: deque[asyncio.Future[Answered]] = deque()

    async def request(self, path: str, **body: Any) -> Any:
        """A request on a connection of its own."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                status, answer = await self.http.post(path, body)
        finally:
            self.http.close()
        if status >= 300:
            raise ConnectionError(f"{path}: {status} {answer.decode()[:200]}")
        return msgspec.json.decode(answer)

    async def come_to(self, table: str) -> None:
        """Watch a table, from where we left off if it is the same one."""
        self.leave()
        since = self.look.revision if table == self.table else -1
        if table != self.table:
            self.table, self.look = table, Look(-1, TableLook("gathering", None, None, None))
        path = f"/api/tables/{table}/feed?since={since}"
        async with asyncio.timeout(ANSWER_SECONDS):
            self._feed = await WebSocket.connect(self._port, path, self.http.cookie, self._address)
        self._hearing = asyncio.create_task(self._hear(self._feed))

    async def _hear(self, feed: WebSocket) -> None:
        try:
            while True:
                told = await feed.receive()
                if told.startswith(b'{"revision"'):
                    self.look = read_look(told)
                    self.news.set()
                elif told.startswith(b'{"status"') and self._asked:
                    self._asked.popleft().set_result(read_answered(told))
        except OSError as error:
            for asked in self._asked:
                if not asked.done():
                    asked.set_exception(ConnectionError(str(error)))
            self._asked.clear()
            self.news.set()

    @property
    def hears(self) -> bool:
        return self._hearing is not None and not self._hearing.done()

    async def does(self, command: str, **body: Any) -> Answered:
        """A command on the feed. One that is out of date is answered with 409, and nothing else is refused."""
        if self._feed is None:
            raise ConnectionError("no feed")
        answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        asked = {"command": command, "body": {"revision": self.look.revision, **body}}
        self._feed.send(msgspec.json.encode(asked).decode())
        async with asyncio.timeout(ANSWER_SECONDS):
            answered = await answer
        self._tally.done[command if answered.status < 300 else f"{command}: {answered.status}"] += 1
        if answered.status >= 300 and answered.status != 409:
            raise ConnectionError(f"{command}: {bytes(answered.answer).decode()[:200]}")
        return answered

    async def hears_news(self) -> None:
        async with asyncio.timeout(10 * ANSWER_SECONDS):
            await self.news.wait()
        self.news.clear()
        if not self.hears:
            raise ConnectionError("the feed ended")

    def leave(self) -> None:
        if self._hearing is not None:
            self._hearing.cancel()
        if self._feed is not None:
            self._feed.close()
        self._feed = self._hearing = None
        self._asked.clear()


class PlaceForPeople:
    """A table in the corner where there is always a match; now and then with other people."""

    def __init__(self, number: int, port: int, tally: Tally) -> None:
        self._random = random.Random(number)
        self._port, self._tally = port, tally
        self._address = f"127.0.{1 + number % 40}.1"
        self._game = names()[number % len(names())]
        self._people = 1 if number % 10 == 0 else 3 if number % 4 == 0 else 2  # those alone play against a bot
        self._guests: list[Guest] = []
        self._somebody_went = False

    async def play(self) -> None:
        while True:
            try:
                table: str | None = await self._gather()
                while table:
                    table = await self._match(table)
            except* (OSError, TimeoutError, msgspec.MsgspecError) as errors:
                self._tally.wrong.append(f"{self._game}: {errors.exceptions!r}"[:300])
                await asyncio.sleep(1)
            finally:
                for guest in self._guests:
                    guest.leave()

    async def _gather(self) -> str:
        if not self._guests or self._somebody_went or self._random.random() < LEAVES:
            self._somebody_went = False
            self._guests = [Guest(self._port, self._address, self._tally) for _ in range(self._people)]
            self._tally.done["newcomers"] += self._people
        host, *others = self._guests
        kinds: list[dict[str, str]] = [{"kind": "me"}, *({"kind": "person"} for _ in others)]
        if not others:
            kinds.append({"kind": "bot", "level": self._random.choice(LEVELS)})
        opened = await host.request("/api/tables", game=self._game, seats=kinds)
        table: str = opened["id"]
        self._tally.done["tables of people"] += 1
        for seat, guest in enumerate(others, 1):
            await self._join(guest, table, opened, seat, revision=0)
            if seat < len(others) and self._random.random() < LEAVES:  # before the start one may still leave
                await guest.request(f"/api/tables/{table}/leave", revision=1)
                self._tally.done["leave"] += 1
                await self._join(guest, table, opened, seat, revision=2)  # or it would be taken for a repeat
        return table

    async def _join(self, guest: Guest, table: str, opened: dict[str, Any], seat: int, revision: int) -> None:
        invitation = opened["invitations"][str(seat)]
        path = f"/api/tables/{table}/join"
        await guest.request(path, revision=revision, seat=seat, invitation=invitation, name=f"Guest {seat}")
        self._tally.done["join"] += 1

    async def _match(self, table: str) -> str | None:
        """Play it to the end; the table at which they play again, or None."""
        for guest in self._guests:
            await guest.come_to(table)
        async with asyncio.TaskGroup() as playing:
            for guest in self._guests:
                playing.create_task(self._play(guest))
        if self._somebody_went or self._random.random() >= PLAYS_AGAIN:
            return None
        for guest in self._guests:
            answered = await guest.does("rematch")
        return str(msgspec.json.decode(answered.answer)["table"])

    async def _play(self, guest: Guest) -> None:
        while guest.look.table.status != "over":
            if guest.look.table.legal is None:
                await guest.hears_news()
                continue
            await asyncio.sleep(min(self._random.expovariate(1 / THINKS), 4 * THINKS))
            await self._do_something_else(guest)
            legal = guest.look.table.legal
            if legal is None:
                continue
            guest.news.clear()
            sent = time.perf_counter()
            answered = await guest.does("moves", move=self._random.choice(legal))
            if answered.status == 200:
                self._tally.moves.append(time.perf_counter() - sent)
                await guest.hears_news()

    async def _do_something_else(self, guest: Guest) -> None:
        if self._random.random() < TALKS:
            await guest.does("chat", text="Well, well, what do we have here?")
        if len(self._guests) == 1 and self._random.random() < ASKS:
            await guest.does("hints")
        if self._random.random() < RETURNS:
            await guest.come_to(guest.table)
            await guest.hears_news()
            self._tally.done["reconnects"] += 1
        if len(self._guests) > 2 and self._random.random() < RESIGNS:
            await self._give_up(guest)

    async def _give_up(self, guest: Guest) -> None:
        """A bot plays on, and other people come to the next match."""
        self._somebody_went = True
        await guest.does("resign")
        while guest.look.table.status != "over":
            await guest.hears_news()


class PlaceForBots:
    """Bots among themselves, and somebody who watches."""

    def __init__(self, number: int, port: int, tally: Tally) -> None:
        self._port, self._tally = port, tally
        self._address = f"127.0.{1 + number % 40}.2"
        self._game = names()[number % len(names())]
        players = game(self._game).players
        self._seats = [{"kind": "bot", "level": LEVELS[number % 3]}] * players[number % len(players)]

    async def play(self) -> None:
        while True:
            watching = Guest(self._port, self._address, self._tally)
            try:
                opened = await watching.request("/api/tables", game=self._game, seats=self._seats)
                self._tally.done["tables of bots"] += 1
                await watching.come_to(opened["id"])
                while watching.look.table.status != "over":
                    await watching.hears_news()
            except (OSError, TimeoutError, msgspec.MsgspecError) as error:
                self._tally.wrong.append(f"bots at {self._game}: {error!r}"[:300])
                await asyncio.sleep(1)
            finally:
                watching.leave()
