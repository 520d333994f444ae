"""What goes wrong, as JSON: which kind of thing it was, words for a person, and the rule where a rule forbids it."""

import logging
import math
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example

from kolam.bots import UnknownBot
from kolam.engine.errors import BadOption, BrokenGame, IllegalMove, KolamError, MalformedMove, UnknownGame
from kolam.locale import LANGUAGES, Message, message, say
from kolam.match import BadSeats, CannotUndo, MatchOver, NotYourTurn
from kolam.tables.errors import BadRequest, Busy, Forbidden, NoSuchTable, NotNow, Stale
from kolam.tables.look import Look
from kolam.tables.unreadable import Unreadable

log = logging.getLogger(__name__)

A_MOMENT = 2  # seconds after which it is worth asking again


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was not done. Nothing has changed."""

    error: str  # the kind, for programs
    message: str  # for people, in their language
    rule: str | None = None  # the id of the rule that forbids a move
    now: Look | None = None  # the table as it is, where the command looked at an old revision


class TooOften(KolamError):
    """Somebody asks more often than the others would like; they shall `wait` for some seconds."""

    def __init__(self, words: Message, wait: float) -> None:
        super().__init__(words)
        self.wait = wait


STATUS: dict[type[KolamError], tuple[int, str]] = {
    BadRequest: (400, "malformed"),
    MalformedMove: (400, "malformed_move"),
    BadOption: (400, "bad_option"),
    BadSeats: (400, "bad_seats"),
    UnknownGame: (400, "unknown_game"),
    BrokenGame: (400, "broken_game"),
    UnknownBot: (400, "unknown_bot"),
    Forbidden: (403, "forbidden"),
    NoSuchTable: (404, "no_such_table"),
    Stale: (409, "stale"),
    NotNow: (409, "not_now"),
    Unreadable: (409, "unreadable"),
    NotYourTurn: (409, "not_your_turn"),
    MatchOver: (409, "match_over"),
    CannotUndo: (409, "cannot_undo"),
    IllegalMove: (422, "illegal_move"),
    TooOften: (429, "too_often"),
    Busy: (503, "busy"),
}
BY_STATUS = {
    400: "malformed",
    401: "unknown_token",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    408: "too_slow",
    413: "too_large",
    429: "too_often",
    503: "busy",
}
MEANINGS = {
    400: "What was asked cannot be understood, or could never be done; the message names the field.",
    401: "The bearer token is not one of this server's.",
    403: "You hold no seat there, or the invitation is not the right one, or another site's page sent you.",
    404: "There is no such table, or nothing at this address.",
    408: "The request took too long to arrive.",
    409: "Not now: it is not your turn, the table has moved on (then `now` shows it), a law of undo forbids it, …",
    413: "The request is too large.",
    422: "A rule of the game forbids this move.",
    429: "Too many requests; `Retry-After` says how many seconds to wait.",
    503: "Too much is being thought about just now; `Retry-After` says how many seconds to wait.",
}
EXAMPLES = {
    400: Problem("malformed", "name: a name has 1 to 40 visible characters."),
    401: Problem("unknown_token", "This token was not written by this server."),
    403: Problem("forbidden", "You have no seat at this table: you may watch."),
    404: Problem("no_such_table", "There is no table Kq7mT2xWzR4p here. Check the link."),
    408: Problem("too_slow", "The request took too long to arrive."),
    409: Problem("not_your_turn", "It is Ada's turn."),
    413: Problem("too_large", "A request has at most 16384 bytes."),
    422: Problem("illegal_move", "You do not hold this card.", "P8"),
    429: Problem("too_often", "You ask too often. Try again in 2 s."),
    503: Problem("busy", "Too much is being thought about just now. Try again in a moment."),
}


def declared(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems of an operation, for its description."""
    return {
        status: ResponseSpec(
            Problem,
            generate_examples=False,
            description=MEANINGS[status],
            examples=[Example(value=msgspec.to_builtins(EXAMPLES[status]))],
        )
        for status in sorted({*statuses, 400, 401, 429})
    }


def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak, by its weight."""
    wishes = []
    for part in accepted.split(","):
        tag, _, weight = part.partition(";q=")
        try:
            wishes.append((-float(weight or 1), tag.strip().lower().partition("-")[0]))
        except ValueError:
            continue
    return next((tag for _, tag in sorted(wishes, key=lambda wish: wish[0]) if tag in LANGUAGES), LANGUAGES[0])


class Refusal(NamedTuple):
    """What is answered where something was not done."""

    status: int
    problem: Problem
    headers: Mapping[str, str] = {}


def refusal(error: Exception, language: str, asked: str) -> Refusal:
    """What went wrong, in words for the client; of our own fault only the log has the details."""
    match error:
        case KolamError():
            status, kind = next((STATUS[known] for known in type(error).__mro__ if known in STATUS), (400, "malformed"))
            words = error.words(language)
            told = Problem(kind, words, getattr(error, "rule", None), getattr(error, "now", None))
            return Refusal(status, told, _retry_after(error))
        case HTTPException():
            kind = BY_STATUS.get(error.status_code, "refused")
            return Refusal(error.status_code, Problem(kind, _details(error) or error.detail), error.headers or {})
        case RecursionError():  # JSON that is nested deeper than anything that has a meaning here
            return refusal(BadRequest(message("web-too-deep")), language, asked)
    log.error("%s failed", asked, exc_info=error)
    return Refusal(500, Problem("our_fault", say("web-our-fault", language)))


def _retry_after(error: KolamError) -> Mapping[str, str]:
    wait = error.wait if isinstance(error, TooOften) else A_MOMENT if isinstance(error, Busy) else 0
    return {"retry-after": str(math.ceil(wait))} if wait else {}


def _details(error: HTTPException) -> str:
    """What Litestar itself refuses about the form of a request."""
    faults = (fault for fault in error.extra or () if isinstance(fault, dict))
    return "; ".join(f"{fault.get('key', 'body')}: {fault.get('message', '')}" for fault in faults)


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    language = language_of(request.headers.get("accept-language", ""))
    status, told, headers = refusal(error, language, f"{request.method} {request.url.path}")
    return Response(told, status_code=status, media_type=MediaType.JSON, headers=dict(headers))
