"""What a list of tables costs in a database of 100,000: CPU of the server for each request, over real sockets.

One database is filled twice: as an older Kolam left it, whose lists looked into the logs, and as this one keeps it. The
queries of the older one are asked beside ours, so that both meet the same machine.
"""

import argparse
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx

from bench.load import cpu_seconds
from kolam.engine.options import options_data, read_options
from kolam.engine.registry import game
from kolam.tables.database import migrate, read_url
from kolam.tables.ids import new_id
from kolam.tables.log import to_row
from kolam.tables.opening import Opened, Started
from kolam.tables.summary import sum_up
from kolam.tables.table import Holder, Line, Table
from kolam.web.identity import Guest, Passes, read_key
from tools.servers import KEY, Server

GUEST = "a guest with many tables"
MOVES = 20  # lines of each log that nobody replays
COPIES = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c LIMIT ?) SELECT n FROM c"
OLD_LISTED = """
    SELECT tables.id FROM tables JOIN log AS opened ON opened.table_id = tables.id AND opened.ply = 0
    WHERE tables.listed AND opened.at > :after
    AND NOT EXISTS (SELECT log.ply FROM log WHERE log.table_id = tables.id AND log.kind = 'started')
    ORDER BY opened.at DESC LIMIT 50"""
OLD_MINE = """
    SELECT seats.table_id FROM seats JOIN log ON log.table_id = seats.table_id
    WHERE seats.guest = :guest GROUP BY seats.table_id ORDER BY max(log.at) DESC LIMIT 50"""


def fill(file: Path, tables: int, mine: int, waiting: int) -> None:
    """`waiting` of the tables are listed and wait for players, and the guest has a seat at `mine` of the others.

    All the rest are copies of one of other people's, of which only their number matters.
    """
    migrate(read_url(f"sqlite:///{file}"))
    connection = sqlite3.connect(file)
    now = time.time()
    chosen = game("kolpa")
    options = options_data(chosen, read_options(chosen, {"first": 0}, 2), 2)
    for number in range(waiting + mine + 1):
        at = now - 80_000 * random.random()
        waits = number < waiting
        guests = [GUEST if waiting <= number < waiting + mine else f"guest {number}", None if waits else "another"]
        table = Table(new_id(), number.to_bytes(32), ["word"] * 2)
        holders = [Holder(guest, "Guest") if guest else Holder() for guest in guests]
        lines: list[Line] = [Opened("kolpa", options, holders, str(guests[0]), "casual", None, waits)]
        for line in lines if waits else [*lines, Started()]:
            table.apply(line, at)
        told = sum_up(table)
        rows = [to_row(ply, written.line, at) for ply, written in enumerate(table.lines)]
        rows += [rows[-1]._replace(ply=len(rows) + n, kind="said", payload='{"text":"x"}') for n in range(MOVES)]
        columns = dict(told._asdict(), revision=len(rows) - 1)
        columns["id"] = columns.pop("table")
        columns |= {"secret": number.to_bytes(32), "listed": waits}
        names = ", ".join(columns)
        places = ", ".join("?" * len(columns))
        connection.execute(f"INSERT INTO tables ({names}) VALUES ({places})", list(columns.values()))
        seated = [(table.name, seat, "word", guest, at) for seat, guest in enumerate(guests)]
        connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", seated)
        connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", [(table.name, *row) for row in rows])
    last = ", ".join("said.id || copies.n" if name == "id" else f"said.{name}" for name in columns)
    connection.execute(f"CREATE TEMP TABLE copies AS {COPIES}", [tables - waiting - mine - 1])
    connection.execute(
        f"INSERT INTO tables ({names}) SELECT {last} FROM tables AS said, copies WHERE id = ?", [table.name]
    )
    for name, rest in (("seats", "seat, invitation, guest, news"), ("log", "ply, kind, seat, payload, at")):
        copy = f"SELECT table_id || n, {rest} FROM copies, {name} WHERE table_id = ?"
        connection.execute(f"INSERT INTO {name} {copy} ORDER BY n", [table.name])
    connection.commit()
    connection.execute("ANALYZE")
    connection.commit()
    connection.close()


def cpu_of(work: Callable[[], object], times: int) -> float:
    """Milliseconds of this process for each time."""
    work()
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times * 1000


def requests(server: Server, path: str, times: int) -> tuple[float, int]:
    """Milliseconds of the server's CPU for each request, and how many tables each answer tells."""
    cookie = Passes(read_key(KEY, Path())).write(Guest(GUEST, "Guest"))
    with httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {cookie}"}, trust_env=False) as client:
        told = client.get(path).raise_for_status().json()
        for _ in range(20):
            client.get(path)
        began = cpu_seconds(server.pid)
        for _ in range(times):
            client.get(path)
        return (cpu_seconds(server.pid) - began) / times * 1000, len(told)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lists")
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--mine", type=int, default=1_000, help="tables at which one guest has a seat")
    parser.add_argument("--waiting", type=int, default=5_000, help="listed tables that wait for players")
    parser.add_argument("--requests", type=int, default=500)
    asked = parser.parse_args([] if arguments is None else arguments)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "kolam.sqlite3"
        began = time.perf_counter()
        fill(file, asked.tables, asked.mine, asked.waiting)
        size = file.stat().st_size / 2**20
        print(f"{asked.tables} tables, {size:.0f} MiB, filled in {time.perf_counter() - began:.0f} s", flush=True)
        _old_queries(file)
        with Server(Path(folder)) as server:
            for path in ("/api/open-tables", "/api/tables", "/health"):
                spent, told = requests(server, path, asked.requests)
                print(f"GET {path:18} {spent:6.2f} ms of CPU, {told} tables told", flush=True)


def _fetch(connection: sqlite3.Connection, query: str, values: dict[str, object]) -> int:
    return len(connection.execute(query, values).fetchall())


def _old_queries(file: Path) -> None:
    """Only the queries: an older Kolam then replayed each table that they found."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "old.sqlite3"
        connection, source = sqlite3.connect(copy), sqlite3.connect(file)
        source.backup(connection)
        source.close()
        for statement in ("CREATE INDEX tables_listed ON tables (listed)", "CREATE INDEX seats_guest ON seats (guest)"):
            connection.execute(statement)
        for name, query in (("open tables", OLD_LISTED), ("my tables", OLD_MINE)):
            values: dict[str, object] = {"after": time.time() - 86_400, "guest": GUEST}
            spent = cpu_of(partial(_fetch, connection, query, values), 5)
            print(f"before, the query of {name:12} {spent:6.2f} ms of CPU, and 50 logs to replay", flush=True)
        connection.close()


if __name__ == "__main__":
    main(sys.argv[1:])
