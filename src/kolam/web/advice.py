"""What helps somebody who has to decide: hints, and why a move would be refused."""

from typing import Any

import msgspec

from kolam.bots.hints import Hint
from kolam.tables.advice import Ask
from kolam.tables.moves import Move
from kolam.web.asgi import Visit
from kolam.web.operations import Services


class HintLook(msgspec.Struct, frozen=True):
    """A move worth thinking about."""

    move: Any
    chance: float  # to win the match, 0 to 1
    score: float  # expected
    reason: str  # for people, in their language


class Hints(msgspec.Struct, frozen=True):
    """The best moves, the best first."""

    hints: list[HintLook]


class Explanation(msgspec.Struct, frozen=True):
    """Whether a move may be made and, if it may not, the rule that forbids it."""

    legal: bool
    rule: str | None = None
    message: str | None = None  # for people, in their language


async def hints(services: Services, visit: Visit, table: str, asked: Ask) -> Hints:
    services.tables.bots.remember(table, visit.client)
    found = await services.tables.hints(table, visit.known().id)
    return Hints([_hint_look(hint, visit.language) for hint in found])


def _hint_look(hint: Hint, language: str) -> HintLook:
    return HintLook(msgspec.to_builtins(hint.move), hint.chance, hint.score, hint.reason.words(language))


async def explain(services: Services, visit: Visit, table: str, asked: Move) -> Explanation:
    refusal = await services.tables.explain(table, visit.known().id, asked)
    if refusal is None:
        return Explanation(legal=True)
    return Explanation(False, refusal.rule, refusal.words(visit.language))
