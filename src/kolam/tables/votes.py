"""A vote on a seat whose person keeps the others waiting: it is given to a bot, or to a newcomer.

More than half of the other people have to agree: a single friend of the missing one cannot hold everybody up, and a
single impatient one cannot throw anybody out, unless there are only the two of them.
"""

import secrets
from collections.abc import Sequence
from typing import Any, Literal

from kolam.locale import message
from kolam.match import Entry
from kolam.tables.commands import SeatCommand, own_seat, running_match
from kolam.tables.errors import NotNow
from kolam.tables.handover import succession
from kolam.tables.people import guest_in_seat
from kolam.tables.stand_in import Replaced
from kolam.tables.table import Line, SeatLine, Table, Vote

STALLED_SECONDS = 10 * 60  # of a turn without a clock before the others may vote, and after a vote that failed
AWAY = 2  # decisions in a row that the clock took from somebody: they are not there


class CallVote(SeatCommand, frozen=True):
    """Ask the others to give away the seat of somebody who keeps them waiting: to a bot, or to a newcomer, for whom a
    bot plays until they come. The one who asks agrees."""

    about: int
    to: Literal["bot", "newcomer"]

    def lines_at(self, table: Table, guest: str, now: float) -> Sequence[Line]:
        seat = own_seat(table, guest)
        running_match(table)
        if guest_in_seat(table, self.about, self.revision) == guest:
            raise NotNow(message("table-yourself"))
        if table.vote is not None:
            if (table.vote.about, table.vote.to) != (self.about, self.to):
                raise NotNow(message("table-vote-open"))
            return _agreeing(table, seat, VoteAgreed(seat))
        if now < stalled(table).get(self.about, float("inf")):
            raise NotNow(message("table-not-stalled", name=table.holders[self.about].name or ""))
        called = VoteCalled(seat, self.about, self.to)
        return [called, *_carried(table, Vote(self.about, self.to, frozenset({seat})))]

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        return [VoteCalled(seat, self.about, self.to), VoteAgreed(seat)]


class VoteCalled(SeatLine, frozen=True):
    kind = "vote_called"
    about: int
    to: Literal["bot", "newcomer"]

    def happen(self, table: Table) -> Sequence[Entry]:
        table.vote = Vote(self.about, self.to, frozenset({self.seat}))
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        return {"seat": self.seat, "about": self.about, "to": self.to}


class AgreeToVote(SeatCommand, frozen=True):
    """Agree to give the seat away."""

    def lines_of(self, table: Table, seat: int) -> Sequence[Line]:
        return _agreeing(table, seat, VoteAgreed(seat))

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        return [VoteAgreed(seat)]


class VoteAgreed(SeatLine, frozen=True):
    kind = "vote_agreed"

    def happen(self, table: Table) -> Sequence[Entry]:
        if table.vote is not None:
            table.vote = _with(table.vote, self.seat)
        return ()


class RefuseVote(SeatCommand, frozen=True):
    """Do not give the seat away. The vote fails when not enough of the others are left to agree."""

    def lines_of(self, table: Table, seat: int) -> Sequence[Line]:
        vote = _open_vote(table, seat)
        if seat in vote.refused:
            raise NotNow(message("table-voted"))
        return [VoteRefused(seat)]

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        return [VoteRefused(seat)]


class VoteRefused(SeatLine, frozen=True):
    kind = "vote_refused"

    def happen(self, table: Table) -> Sequence[Entry]:
        vote = table.vote
        if vote is None:
            return ()
        table.vote = vote._replace(agreed=vote.agreed - {self.seat}, refused=vote.refused | {self.seat})
        voters = _voters(table, vote.about)
        if len(voters - table.vote.refused) < enough(len(voters)):
            table.vote = None
            table.spared[vote.about] = len(table.lines)
        return ()


def stalled(table: Table) -> dict[int, float]:
    """The seats that may be voted on, and from when on: whose turn lasts for too long, and who is away."""
    if table.turn is None:
        return {}
    people = [seat for seat, holder in enumerate(table.holders) if holder.guest is not None]
    if len(people) < 2:
        return {}  # there is nobody to vote
    found = {seat: 0.0 for seat in people if table.missed.get(seat, 0) >= AWAY} if table.missed else {}
    if table.thinking is None and table.turn in people:
        found[table.turn] = table.since + STALLED_SECONDS
    for seat in found.keys() & table.spared.keys():
        found[seat] = max(found[seat], table.lines[table.spared[seat]].at + STALLED_SECONDS)
    return found


def enough(voters: int) -> int:
    """More than half of those who may vote."""
    return voters // 2 + 1


def _agreeing(table: Table, seat: int, agreed: Line) -> list[Line]:
    """To agree once more counts if there are fewer people by now."""
    vote = _open_vote(table, seat)
    carried = _carried(table, _with(vote, seat))
    if seat in vote.agreed and not carried:
        raise NotNow(message("table-voted"))
    return [agreed, *carried]


def _with(vote: Vote, seat: int) -> Vote:
    return vote._replace(agreed=vote.agreed | {seat}, refused=vote.refused - {seat})


def _carried(table: Table, vote: Vote) -> list[Line]:
    """What follows if enough of them agree."""
    voters = _voters(table, vote.about)
    if len(vote.agreed & voters) < enough(len(voters)):
        return []
    invitation = secrets.token_urlsafe(16) if vote.to == "newcomer" else None
    given = Replaced(vote.about, table.stand_in, voted=True, invitation=invitation)
    return [*succession(table, vote.about), given]


def _open_vote(table: Table, seat: int) -> Vote:
    running_match(table)
    if table.vote is None:
        raise NotNow(message("table-no-vote"))
    if table.vote.about == seat:
        raise NotNow(message("table-yourself"))
    return table.vote


def _voters(table: Table, about: int) -> set[int]:
    return {seat for seat, holder in enumerate(table.holders) if holder.guest is not None and seat != about}


LINES = (VoteCalled, VoteAgreed, VoteRefused)
