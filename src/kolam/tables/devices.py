"""Devices of guests: where they want to be told of their turn, and links that let another device in."""

import hashlib
import secrets
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from kolam.tables.answers import Answers, in_time
from kolam.tables.schema import push_subscriptions, recovery_links

MOST_DEVICES = 10  # of one guest; the one not heard of for longest gives way
FORGOTTEN_SECONDS = 180 * 24 * 60 * 60  # a device that was not here for so long has forgotten us, too
LINK_SECONDS = 60 * 60


class Subscription(NamedTuple):
    """Where a device hears of its turns, as its browser tells it, and in which language."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Subscriptions:
    def __init__(self, engine: AsyncEngine, answers: Answers) -> None:
        self._engine = engine
        self.answers = answers

    @in_time
    async def add(self, guest: str, device: Subscription, now: float) -> None:
        """A device that is known already is the newest again, and no longer anybody else's."""
        of = push_subscriptions
        async with self._engine.begin() as connection:
            await connection.execute(of.delete().where(of.c.id == _hash(device.endpoint)))
            await connection.execute(of.delete().where(of.c.at < now - FORGOTTEN_SECONDS))
            kept = sa.select(of.c.id).where(of.c.guest == guest).order_by(of.c.at.desc()).limit(MOST_DEVICES - 1)
            found = list((await connection.scalars(kept)).all())
            await connection.execute(of.delete().where(of.c.guest == guest, of.c.id.not_in(found)))
            row = {"id": _hash(device.endpoint), "guest": guest, "at": now, **device._asdict()}
            await connection.execute(of.insert(), row)

    @in_time
    async def of(self, guest: str) -> list[Subscription]:
        columns = [push_subscriptions.c[name] for name in Subscription._fields]
        async with self._engine.connect() as connection:
            rows = await connection.execute(sa.select(*columns).where(push_subscriptions.c.guest == guest))
            return [Subscription(*row) for row in rows]

    @in_time
    async def drop(self, endpoint: str) -> None:
        """Nobody is told anything there any more."""
        change = push_subscriptions.delete().where(push_subscriptions.c.id == _hash(endpoint))
        async with self._engine.begin() as connection:
            await connection.execute(change)

    @in_time
    async def drop_all(self, guest: str) -> None:
        """A guest is signed out on all their devices; the one that they still use subscribes anew."""
        async with self._engine.begin() as connection:
            await connection.execute(push_subscriptions.delete().where(push_subscriptions.c.guest == guest))


class RecoveryLinks:
    """A guest has at most one. It is good once, for an hour; the database knows only its hash."""

    def __init__(self, engine: AsyncEngine, answers: Answers) -> None:
        self._engine = engine
        self.answers = answers

    @in_time
    async def make(self, guest: str, name: str | None, now: float) -> tuple[str, float]:
        """A new link's secret, and until when it is good. The one before is good for nothing."""
        secret, until = secrets.token_urlsafe(24), now + LINK_SECONDS
        of = recovery_links
        async with self._engine.begin() as connection:
            await connection.execute(of.delete().where(sa.or_(of.c.guest == guest, of.c.until < now)))
            await connection.execute(of.insert(), {"id": _hash(secret), "guest": guest, "name": name, "until": until})
        return secret, until

    @in_time
    async def revoke(self, guest: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(recovery_links.delete().where(recovery_links.c.guest == guest))

    @in_time
    async def use(self, secret: str, now: float) -> tuple[str, str | None] | None:
        """The guest and their name, for the first who comes in time; None for everybody else."""
        of = recovery_links
        mine = sa.and_(of.c.id == _hash(secret), of.c.until >= now)
        async with self._engine.begin() as connection:
            found = (await connection.execute(sa.select(of.c.guest, of.c.name).where(mine))).one_or_none()
            if found is None or (await connection.execute(of.delete().where(mine))).rowcount != 1:
                return None
            return found.guest, found.name


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
