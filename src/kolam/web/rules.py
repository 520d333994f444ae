"""A game's rules as people read them, with examples that the engine has worked out."""

import re
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath

from kolam.engine.contract import Game
from kolam.engine.registry import game as game_named
from kolam.match.rulebook import (
    Example,
    Part,
    Picture,
    Try,
    Verdict,
    caption_of,
    picture,
    rulebook,
    summary,
    title_of,
    words_of,
)
from kolam.web.problems import declared
from kolam.web.requests import TheVisit


class TryLook(msgspec.Struct, frozen=True):
    """A move in an example, and what the rules say of it."""

    move: Any
    legal: bool
    rule: str | None  # the id of the rule that forbids it
    message: str | None  # why, for people
    gains: int | None  # what it changes of the mover's score, if the example is about that


class ExampleLook(msgspec.Struct, frozen=True):
    """A position to be drawn, and what it shows."""

    name: str
    caption: str
    shows: list[str]  # the parts of the board that matter; a client that does not know them draws what it likes
    seat: int  # through whose eyes
    view: Any
    beside: dict[str, Any]  # what everybody at the table knows, though the view does not show it
    legal: list[Any]
    tries: list[TryLook]
    after: Any | None  # the view after what is played
    gains: list[int] | None  # what that changes of every seat's score, if the example is about that


class PartLook(msgspec.Struct, frozen=True):
    """A few sentences of the rules."""

    name: str
    title: str | None
    text: str
    rules: str  # the ids that it tells: "K6–K9, K12"
    examples: list[ExampleLook]


class Rules(msgspec.Struct, frozen=True):
    """All of the rules, in the order in which a newcomer needs them."""

    parts: list[PartLook]


# The examples are worked out when they are first asked for, which takes a moment.
@get(
    "/api/games/{game:str}/rules",
    sync_to_thread=True,
    summary="A game's rules for newcomers, with examples to be drawn",
    responses=declared(),
)
def rules(visit: TheVisit, game: FromPath[str]) -> Rules:
    found = game_named(game)
    book = rulebook(found)
    if book is None:
        return Rules(_in_short(found, visit.language))
    return Rules([_part_look(found, part, visit.language) for part in book.parts])


def _in_short(game: Game, language: str) -> list[PartLook]:
    """What a game without a rulebook says of itself: a part for each paragraph."""
    found = summary(game)
    paragraphs = re.split(r"\n\s*\n", found.words(language)) if found else []
    return [PartLook(str(number), None, text, "", []) for number, text in enumerate(paragraphs, 1)]


def _part_look(game: Game, part: Part, language: str) -> PartLook:
    examples = [_example_look(game, example, language) for example in part.examples]
    title, words = title_of(game, part).words(language), words_of(game, part).words(language)
    return PartLook(part.name, title, words, part.rules, examples)


def _example_look(game: Game, example: Example, language: str) -> ExampleLook:
    shown = _picture(game, example)
    return ExampleLook(
        name=example.name,
        caption=caption_of(game, example).words(language),
        shows=example.shows,
        seat=shown.seat,
        view=shown.view,
        beside=shown.beside,
        legal=shown.legal,
        tries=[_try_look(*pair, language) for pair in zip(example.tries, shown.verdicts, strict=True)],
        after=shown.after,
        gains=None if example.gains is None else shown.gains,
    )


def _try_look(said: Try, verdict: Verdict, language: str) -> TryLook:
    refusal, gains = verdict.refusal, None if said.gains is None else verdict.gains
    if refusal is None:
        return TryLook(verdict.move, True, None, None, gains)
    return TryLook(verdict.move, False, refusal.rule, refusal.words(language), None)


_pictures: dict[tuple[str, str], Picture] = {}


def _picture(game: Game, example: Example) -> Picture:
    """Worked out once: an example never changes while a server runs, and there are no more than the games bring."""
    key = game.name, example.name
    if key not in _pictures:
        _pictures[key] = picture(game, example)
    return _pictures[key]


HANDLERS = [rules]
