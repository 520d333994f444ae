"""Reviews of finished matches: asked for, looked at while they are made, and told in the asker's language."""

from typing import Any, Literal

import msgspec
from litestar import get

from kolam.bots.review import UNIT, Account, Moment, Review, accounts, turning_points
from kolam.match import Entry
from kolam.tables.reviews import Reviewed
from kolam.web.asgi import Visit
from kolam.web.operations import AT_A_TABLE, Operation, Services
from kolam.web.problems import declared
from kolam.web.requests import TableId, TheTables, TheVisit

Grade = Literal["superb", "strong", "solid", "mixed", "rough"]


class AskForReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing has to be said: one review is made of a match, and kept."""


class BetterMove(msgspec.Struct, frozen=True):
    """A move that was clearly better, as the player could have judged it then."""

    move: Any
    chance: float  # of the player to win with it, 0 to 1
    played: float  # and with the move that was played
    reason: str  # for people, in their language


class ReviewedMoment(msgspec.Struct, frozen=True):
    """A decision. Lists are by seat; chances are shares of the win, 0 to 1."""

    seat: int
    move: Any  # as it was played
    forced: bool
    before: list[float]  # what everybody could expect
    after: list[float]
    scores: list[float]  # expected before it
    unseen: list[float]  # the part of the change that the player couldn't have known about
    better: BetterMove | None


class TurningPoint(msgspec.Struct, frozen=True):
    """One of the largest swings: a decision, or what chance brought just before it."""

    decision: int
    draws: list[Any]  # events of chance; empty if it is the decision itself
    swing: list[float]  # by seat


class PlayerAccount(msgspec.Struct, frozen=True):
    """How a result came about: start + draws + unseen + own + others = end, to the last digit."""

    start: float
    draws: float  # luck of the draws
    unseen: float  # luck with what could not be known
    own: float  # what their own decisions gave away: 0 or less
    others: float  # what the others' play left them
    end: float
    doubt: float  # the standard error of the luck, which is estimated from playouts
    adjusted: float  # the result without the luck; it may lie outside of 0 to 1
    decisions: int  # of theirs, forced ones aside
    rate: float  # the chance to win that one of those gave away on average
    grade: Grade


class MatchReview(msgspec.Struct, frozen=True):
    """What the bots say of a match."""

    start: list[float]  # what everybody could expect before anything was drawn
    start_scores: list[float]
    moments: list[ReviewedMoment]
    end: list[float]
    end_scores: list[float]
    turning_points: list[TurningPoint]
    players: list[PlayerAccount]
    playouts: int  # from each position
    simulations: int  # for each decision


class ReviewState(msgspec.Struct, frozen=True):
    """How far a review is."""

    status: Literal["none", "running", "done"]  # none: nobody has asked for it
    progress: float  # 0 to 1
    review: MatchReview | None = None


async def ask(services: Services, visit: Visit, table: str, asked: AskForReview) -> ReviewState:
    return _told(await services.tables.reviews.ask(table, visit.known().id), visit.language)


@get("/api/tables/{table:str}/review", summary="The review of a finished match", responses=declared(403, 404, 409))
async def review(tables: TheTables, visit: TheVisit, table: TableId) -> ReviewState:
    found = await tables.reviews.look(table, visit.guest.id if visit.guest else None)
    return _told(found, visit.language)


def _told(found: Reviewed, language: str) -> ReviewState:
    if found.progress is None:
        return ReviewState("none", 0.0)
    if found.review is None:
        return ReviewState("running", found.progress)
    return ReviewState("done", 1.0, _review(found.review, found.log, language))


def _review(made: Review, log: list[Entry], language: str) -> MatchReview:
    moves = [entry.what for entry in log if entry.seat is not None]
    draws = _draws(log)
    return MatchReview(
        start=_shares(made.start),
        start_scores=made.start_scores,
        moments=[_moment(one, move, language) for one, move in zip(made.moments, moves, strict=True)],
        end=_shares(made.end),
        end_scores=made.end_scores,
        turning_points=[
            TurningPoint(turn.decision, draws[turn.decision] if turn.draw else [], _shares(turn.swing))
            for turn in turning_points(made)
        ],
        players=[_account(account, doubt) for account, doubt in zip(accounts(made), made.doubt, strict=True)],
        playouts=made.playouts,
        simulations=made.simulations,
    )


def _moment(made: Moment, move: Any, language: str) -> ReviewedMoment:
    better = made.better
    return ReviewedMoment(
        seat=made.seat,
        move=msgspec.to_builtins(move),
        forced=made.forced,
        before=_shares(made.before),
        after=_shares(made.after),
        scores=made.scores,
        unseen=_shares(made.unseen),
        better=None
        if better is None
        else BetterMove(better.move, better.chance / UNIT, better.played / UNIT, better.why.words(language)),
    )


def _account(found: Account, doubt: int) -> PlayerAccount:
    grade: Any = found.grade
    return PlayerAccount(
        start=found.start / UNIT,
        draws=found.draws / UNIT,
        unseen=found.unseen / UNIT,
        own=found.own / UNIT,
        others=found.others / UNIT,
        end=found.end / UNIT,
        doubt=doubt / UNIT,
        adjusted=found.adjusted / UNIT,
        decisions=found.decisions,
        rate=round(found.rate / UNIT, 6),
        grade=grade,
    )


def _draws(log: list[Entry]) -> list[list[Any]]:
    """What chance brought before each decision, and after the last one."""
    found: list[list[Any]] = [[]]
    for entry in log:
        if entry.seat is None:
            found[-1].append(msgspec.to_builtins(entry.what))
        else:
            found.append([])
    return found


def _shares(units: list[int]) -> list[float]:
    return [number / UNIT for number in units]


OPERATIONS = [
    Operation(
        method="POST",
        path=AT_A_TABLE + "review",
        summary="Have a finished match reviewed by the bots; the review is made once, and kept with the table",
        body=AskForReview,
        example={},
        answer=ReviewState,
        do=ask,
        refusals=(404, 409),
        allowance="reviews",
    )
]
HANDLERS = [review]
