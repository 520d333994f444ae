"""What helps somebody who has to decide: hints, and why a move would be refused."""

from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.di import NamedDependency

from kolam.bots.hints import Hint
from kolam.tables.commands import Command, Move
from kolam.web.limits import Allowance
from kolam.web.problems import declared
from kolam.web.requests import TableId, TheHost, TheVisit, allow, example


class HintLook(msgspec.Struct, frozen=True):
    """A move worth thinking about."""

    move: Any
    chance: float  # to win the match, 0 to 1
    score: float  # expected
    reason: str  # for people, in their language


class Hints(msgspec.Struct, frozen=True):
    """The best moves, the best first."""

    hints: list[HintLook]


class Ask(Command, frozen=True):
    """Ask for advice."""


class Explanation(msgspec.Struct, frozen=True):
    """Whether a move may be made and, where it may not, the rule that forbids it."""

    legal: bool
    rule: str | None = None
    message: str | None = None  # for people, in their language


@post(
    "/api/tables/{table:str}/hints",
    summary="The best moves for you now, and why; only where nobody else but bots plays",
    status_code=200,
    responses=declared(403, 404, 408, 409, 413),
)
async def hints(
    host: TheHost,
    visit: TheVisit,
    advice: NamedDependency[Allowance],
    table: TableId,
    data: Annotated[Ask, example(revision=7)],
) -> Hints:
    allow(advice, visit.known())
    found = await host.hints(table, visit.known().id)
    return Hints([_hint_look(hint, visit.language) for hint in found])


def _hint_look(hint: Hint, language: str) -> HintLook:
    return HintLook(msgspec.to_builtins(hint.move), hint.chance, hint.score, hint.reason.words(language))


@post(
    "/api/tables/{table:str}/explain",
    summary="Whether a move may be made now, and why not",
    status_code=200,
    responses=declared(403, 404, 408, 409, 413),
)
async def explain(
    host: TheHost,
    visit: TheVisit,
    table: TableId,
    data: Annotated[Move, example(revision=7, move={"type": "kol", "card": "R3", "from": "hand"})],
) -> Explanation:
    refusal = await host.explain(table, visit.known().id, data)
    if refusal is None:
        return Explanation(legal=True)
    return Explanation(False, refusal.rule, refusal.words(visit.language))


HANDLERS = [hints, explain]
