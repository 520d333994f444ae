"""Reviews in the database: those that were made, and how far the others are. Any process may work on one."""

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kolam.tables.answers import Answers, in_time
from kolam.tables.schema import reviews


class Kept(NamedTuple):
    """A review that was asked for."""

    guest: str
    wanted: float  # when somebody last asked for it
    alive: float | None  # when somebody last worked on it; None once it is made
    progress: float
    review: bytes | None


class KeptReviews:
    def __init__(self, engine: AsyncEngine, answers: Answers) -> None:
        self._engine = engine
        self.answers = answers

    @in_time
    async def find(self, table: str) -> Kept | None:
        columns = [reviews.c[name] for name in Kept._fields]
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(*columns).where(reviews.c.table_id == table))).one_or_none()
        return None if row is None else Kept(*row)

    @in_time
    async def in_the_making(self, since: float) -> list[str]:
        """Who asked for those that somebody has worked on since."""
        async with self._engine.connect() as connection:
            return list((await connection.scalars(sa.select(reviews.c.guest).where(reviews.c.alive >= since))).all())

    @in_time
    async def begin(self, table: str, guest: str, now: float) -> None:
        """Somebody asks for a review; of two who do so at the same moment, one is enough."""
        row = {"guest": guest, "wanted": now, "alive": now, "progress": 0.0, "review": None}
        async with self._engine.begin() as connection:
            if not (await connection.execute(_of(table).values(**row))).rowcount:
                try:
                    async with connection.begin_nested():
                        await connection.execute(reviews.insert(), {"table_id": table, **row})
                except IntegrityError:
                    return

    @in_time
    async def want(self, table: str, now: float) -> None:
        """Somebody still waits for it."""
        async with self._engine.begin() as connection:
            await connection.execute(_of(table).values(wanted=now))

    @in_time
    async def work(self, table: str, progress: float, now: float, wanted_since: float) -> bool:
        """Somebody works on it; False if nobody has waited for it since, and it is forgotten."""
        mine = sa.and_(reviews.c.table_id == table, reviews.c.review.is_(None))
        async with self._engine.begin() as connection:
            still = reviews.update().where(mine, reviews.c.wanted >= wanted_since)
            if (await connection.execute(still.values(alive=now, progress=progress))).rowcount:
                return True
            await connection.execute(reviews.delete().where(mine))
        return False

    @in_time
    async def keep(self, table: str, review: bytes) -> None:
        """It is made. If its table was deleted meanwhile, so is the review."""
        async with self._engine.begin() as connection:
            change = reviews.update().where(reviews.c.table_id == table)
            await connection.execute(change.values(alive=None, progress=1.0, review=review))

    @in_time
    async def forget(self, table: str) -> None:
        """What was made by another Kolam cannot be read, or could not be made at all."""
        async with self._engine.begin() as connection:
            await connection.execute(reviews.delete().where(reviews.c.table_id == table))


def _of(table: str) -> "sa.Update":
    return reviews.update().where(reviews.c.table_id == table, reviews.c.review.is_(None))
