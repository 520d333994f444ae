"""What goes wrong, as JSON: which kind of thing it was, words for a person, and the rule if a rule forbids it."""

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
from kolam.engine.validation import complaint
from kolam.locale import LANGUAGES, Listed, Message, listed, message, say
from kolam.match import BadMatchFile, BadSeats, CannotUndo, MatchOver, NoSecret, NotYourTurn
from kolam.tables.errors import BadRequest, Busy, DatabaseAway, Forbidden, NoSuchTable, NotNow, Stale, Unwelcome
from kolam.tables.look import Look
from kolam.tables.unreadable import Unreadable

log = logging.getLogger(__name__)

LONGEST_TOLD = 200  # characters of an address that the log repeats
A_MOMENT = 2  # seconds after which it is worth asking again


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was not done. Nothing has changed."""

    error: str  # the kind, for programs
    message: str  # for people, in their language
    rule: str | None = None  # the id of the rule that forbids a move
    now: Look | None = None  # the table as it is now, if the command looked at an old revision


class TooOften(KolamError):
    """Somebody asks more often than the others would like; they are asked to `wait` some seconds."""

    def __init__(self, words: Message, wait: float) -> None:
        super().__init__(words)
        self.wait = wait


class NotFound(KolamError):
    """There is nothing of that kind here."""


class TooLarge(KolamError):
    """A request with more bytes than anybody needs."""


class TooSlow(KolamError):
    """A request that trickled in."""


STATUS: dict[type[KolamError], tuple[int, str]] = {
    BadRequest: (400, "malformed"),
    MalformedMove: (400, "malformed_move"),
    BadOption: (400, "bad_option"),
    BadSeats: (400, "bad_seats"),
    UnknownGame: (400, "unknown_game"),
    BrokenGame: (400, "broken_game"),
    UnknownBot: (400, "unknown_bot"),
    BadMatchFile: (400, "bad_match_file"),
    Forbidden: (403, "forbidden"),
    Unwelcome: (403, "removed"),
    NoSuchTable: (404, "no_such_table"),
    NotFound: (404, "not_found"),
    TooSlow: (408, "too_slow"),
    Stale: (409, "stale"),
    NotNow: (409, "not_now"),
    Unreadable: (409, "unreadable"),
    NotYourTurn: (409, "not_your_turn"),
    MatchOver: (409, "match_over"),
    CannotUndo: (409, "cannot_undo"),
    NoSecret: (409, "no_secret"),
    TooLarge: (413, "too_large"),
    IllegalMove: (422, "illegal_move"),
    TooOften: (429, "too_often"),
    Busy: (503, "busy"),
    DatabaseAway: (503, "database_away"),
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
    400: "The request cannot be understood or is invalid; the message names the field.",
    401: "The bearer token is not one of this server's.",
    403: "You have no seat there, were removed or are banned, the invitation is wrong, or another site's page asked.",
    404: "There is no such table, or nothing at this address.",
    408: "The request took too long to arrive.",
    409: "Not now: it is not your turn, the table has changed (then `now` shows it), undo is not allowed, …",
    413: "The request is too large.",
    422: "A rule of the game forbids this move.",
    429: "Too many requests; `Retry-After` says how many seconds to wait.",
    503: "The server is busy, or its database does not answer; `Retry-After` says how many seconds to wait.",
}
EXAMPLES = {
    400: Problem("malformed", "A name has 1 to 40 visible characters."),
    401: Problem("unknown_token", "This token was not issued by this server."),
    403: Problem("forbidden", "You don’t have a seat here, but you can watch."),
    404: Problem(
        "no_such_table", "There is no table Kq7mT2xWzR4p here. Check the link; tables are deleted after a while."
    ),
    408: Problem("too_slow", "The request took too long to arrive."),
    409: Problem("not_your_turn", "It’s Ada’s turn."),
    413: Problem("too_large", "The request is larger than 16,384 bytes."),
    422: Problem("illegal_move", "You don’t have the red 3 in your hand.", "P8"),
    429: Problem("too_often", "Too many requests. Try again in 2 s."),
    503: Problem("busy", "The bots are busy right now. Try again in a moment."),
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
        for status in sorted({*statuses, 400, 401, 429, 503})
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
    """What is answered if something was not done."""

    status: int
    problem: Problem
    headers: Mapping[str, str] = {}


def kind_of(error: Exception) -> tuple[int, str]:
    """The status that an error is answered with, and its kind."""
    match error:
        case KolamError():
            return next((STATUS[known] for known in type(error).__mro__ if known in STATUS), (400, "malformed"))
        case HTTPException():
            return error.status_code, BY_STATUS.get(error.status_code, "refused")
        case RecursionError():  # JSON that is nested deeper than anything that has a meaning here
            return STATUS[BadRequest]
    return 500, "our_fault"


def refusal(error: Exception, language: str, asked: str) -> Refusal:
    """What went wrong, in words for the client; of our own fault only the log has the details."""
    status, kind = kind_of(error)
    match error:
        case KolamError():
            words = error.words(language)
            told = Problem(kind, words, getattr(error, "rule", None), getattr(error, "now", None))
            return Refusal(status, told, _headers(error, status))
        case HTTPException():
            return Refusal(status, Problem(kind, _details(error).words(language)), error.headers or {})
        case RecursionError():
            return refusal(BadRequest(message("web-too-deep")), language, asked)
    log.error("%s failed", asked[:LONGEST_TOLD], exc_info=error)
    return Refusal(status, Problem(kind, say("web-our-fault", language)))


def _headers(error: KolamError, status: int) -> Mapping[str, str]:
    if isinstance(error, TooSlow):
        return {"connection": "close"}
    return retry_after(status, error.wait if isinstance(error, TooOften) else A_MOMENT)


def retry_after(status: int, wait: float = A_MOMENT) -> Mapping[str, str]:
    """The header of every answer that asks for patience."""
    return {"retry-after": str(math.ceil(wait))} if status in (429, 503) else {}


# What Litestar itself refuses.
REFUSED = {404: "web-not-found", 405: "web-no-method"}


def _details(error: HTTPException) -> Message | Listed:
    """Why, in our words; of what is wrong about the form of a request, each field."""
    faults = [fault for fault in error.extra or () if isinstance(fault, dict)]
    if faults:
        problems = ((fault.get("key", "body"), complaint(str(fault.get("message", "")))) for fault in faults)
        return listed((message("data-at", field=field, problem=problem) for field, problem in problems), "plain")
    return message(REFUSED.get(error.status_code, "web-malformed"))


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    language = language_of(request.headers.get("accept-language", ""))
    status, told, headers = refusal(error, language, f"{request.method} {request.url.path}")
    return Response(told, status_code=status, media_type=MediaType.JSON, headers=dict(headers))
