"""The match file: one JSON document from which anybody can check a whole match."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from kolam.engine.contract import Game, read_move
from kolam.engine.errors import KolamError
from kolam.engine.options import read_options
from kolam.engine.registry import game as game_named
from kolam.engine.validation import complaint
from kolam.locale import Message, message
from kolam.match.errors import BadMatchFile
from kolam.match.fairness import Chance, Drawn, Told
from kolam.match.log import Entry
from kolam.match.match import Match, Seat

FORMAT = "kolam-match/2"
WATCHED = "kolam-watched/1"
OLD_FORMATS = ("kolam-match/1",)  # whose options left out what a host had in files
LARGEST = 64 * 2**20


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The document, its events still unread."""

    format: str
    game: str
    seats: list[Seat]
    commitment: str
    secret: str | None
    options: dict[str, Any]
    takebacks: int
    result: dict[str, Any] | None
    events: list[dict[str, Any]]


def write_match(match: Match, *, legal: bool = False, reveal: bool | None = None) -> bytes:
    """The document of a match, an event to a line. The secret is in it once the match is over, or as `reveal` says."""
    reveal = match.over if reveal is None else reveal
    return _document(match, FORMAT, reveal, events_data(match, legal))


def write_watched(match: Match) -> bytes:
    """A running match as a spectator sees it: no secret, no hidden card; so nothing can be checked by it."""
    events = [_event_data(match, n, entry, None) for n, entry in enumerate(match.log_for(None))]
    return _document(match, WATCHED, False, events)


def _document(match: Match, called: str, reveal: bool, events: list[dict[str, Any]]) -> bytes:
    secret = match.chance.secret
    header = {
        "format": called,
        "game": match.game.name,
        "seats": match.seats,
        "commitment": match.chance.commitment,
        "secret": secret.hex() if reveal and secret else None,
        "options": match.options,
        "takebacks": match.takebacks,
        "result": match.result,
    }
    lines = [f'"{name}": {_compact(value)}' for name, value in header.items()]
    lines.append('"events": [\n' + ",\n".join(map(_compact, events)) + "\n]")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def events_data(match: Match, legal: bool) -> list[dict[str, Any]]:
    """The log as the file says it."""
    decision = 0
    events = []
    for n, entry in enumerate(match.log):
        events.append(_event_data(match, n, entry, decision if legal else None))
        decision += entry.seat is not None
    return events


def _event_data(match: Match, n: int, entry: Entry, decision: int | None) -> dict[str, Any]:
    """One event; with `decision`, also what was legal then."""
    if entry.seat is None:
        return {"n": n, "seat": None, **msgspec.to_builtins(entry.what)}
    event = {
        "n": n,
        "seat": entry.seat,
        "kind": "move",
        "move": msgspec.to_builtins(entry.what),
        "text": match.game.text(entry.what),
    }
    if decision is not None:
        event["legal"] = sorted((msgspec.to_builtins(move) for move in match.legal_at(decision)), key=_sorted_json)
    return event


def read_match(data: bytes) -> Match:
    """Replay a match file and check every word of it; BadMatchFile says where and what is wrong."""
    header = _read_header(data)
    if header.format in OLD_FORMATS:
        raise BadMatchFile(message("file-old-format", format=header.format, current=FORMAT))
    if header.format != FORMAT:
        raise BadMatchFile(message("file-other-format", format=header.format, current=FORMAT))
    with _blaming("game"):
        game = game_named(header.game)
    with _blaming("options"):
        options = read_options(game, header.options, len(header.seats))
    _require_same("options", header.options, options)
    if header.takebacks < 0:
        raise BadMatchFile(message("file-takebacks", takebacks=str(header.takebacks)))
    match = _replay(game, header, options)
    _require_same("result", header.result, match.result)
    match.takebacks = header.takebacks
    return match


def _replay(game: Game, header: Header, options: Any) -> Match:
    """Play the moves again, and compare all that follows with what the file says."""
    entries = [_read_event(game, n, event) for n, event in enumerate(header.events)]
    with _blaming("events[0]"):
        match = Match(game, header.seats, options, _chance(game, header, entries))
    decisions = checked = 0
    while True:
        for entry in match.log[checked:]:
            given = header.events[checked] if checked < len(entries) else None
            expected = _event_data(match, checked, entry, decisions if given and "legal" in given else None)
            _require_same(f"events[{checked}]", given, expected)
            decisions += entry.seat is not None
            checked += 1
        if checked == len(entries):
            return match
        seat, move = entries[checked]
        if seat is None:
            raise _at(f"events[{checked}]", message("file-move-due"))
        with _blaming(f"events[{checked}]"):
            match.play(seat, move)


def _chance(game: Game, header: Header, entries: list[Entry]) -> Chance:
    if header.secret is None:
        _read_hex("commitment", header.commitment)
        return Told(game, header.commitment, [entry.what for entry in entries if entry.seat is None])
    drawn = Drawn(_read_hex("secret", header.secret))
    if drawn.commitment != header.commitment:
        raise _at("commitment", message("file-wrong-commitment"))
    return drawn


def _read_event(game: Game, n: int, event: dict[str, Any]) -> Entry:
    with _blaming(f"events[{n}]"):
        if event.get("kind") == "move":
            said = msgspec.convert(event, _Said)
            return Entry(said.seat, read_move(game, said.move))
        what = {name: value for name, value in event.items() if name not in ("n", "seat")}
        return Entry(None, msgspec.convert(what, game.Event))


class _Said(msgspec.Struct, forbid_unknown_fields=True):
    """An event in which a seat decides."""

    n: int
    seat: int
    kind: str
    move: dict[str, Any]
    text: str
    legal: list[dict[str, Any]] = []


def _read_header(data: bytes) -> Header:
    if len(data) > LARGEST:
        raise BadMatchFile(message("file-too-large", most=LARGEST >> 20))
    try:
        document = json.loads(data.decode(), object_pairs_hook=_no_name_twice, parse_constant=_no_constant)
        json.dumps(document, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise BadMatchFile(message("file-no-json", problem=_json_trouble(error))) from None
    with _blaming("match file"):
        return msgspec.convert(document, Header)


def _no_name_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError(message("file-name-twice"))
    return found


def _no_constant(name: str) -> None:
    raise ValueError(message("file-no-json-constant", constant=name))


def _json_trouble(error: ValueError | RecursionError) -> Message:
    """What JSON it is that nobody can read, and where."""
    match error:
        case json.JSONDecodeError(lineno=line, colno=column):
            return message("file-json-place", line=line, column=column)
        case UnicodeError():
            return message("file-no-utf8")
        case RecursionError():
            return message("file-too-deep")
    found = error.args[0]
    return found if isinstance(found, Message) else message("data-other", problem=str(error))


def _read_hex(field: str, text: str) -> bytes:
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise _at(field, message("file-no-hex", digits=64))
    return bytes.fromhex(text)


@contextmanager
def _blaming(place: str) -> Iterator[None]:
    """Say where in the file it was that something was refused."""
    try:
        yield
    except KolamError as error:
        raise _at(place, error.message) from None
    except msgspec.ValidationError as error:
        raise _at(place, complaint(error)) from None


def _at(place: str, problem: Message | str) -> BadMatchFile:
    return BadMatchFile(message("file-problem", place=place, problem=problem))


def _require_same(place: str, given: Any, expected: Any) -> None:
    """Compared as JSON text, in which 1 is neither true nor 1.0."""
    if _sorted_json(given) != _sorted_json(expected):
        raise _at(place, message("file-differs", given=_short(given), expected=_short(expected)))


def _compact(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def _sorted_json(data: Any) -> str:
    return json.dumps(msgspec.to_builtins(data), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _short(data: Any) -> str | Message:
    if data is None:
        return message("file-nothing")
    text = _sorted_json(data)
    return text if len(text) <= 200 else text[:200] + "…"
