"""The match file: complete, strict, and closed to anybody who would alter it."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolam.engine.errors import KolamError
from kolam.match import BadMatchFile, Match, NoSecret, read_match, write_match
from tests.playing import COMPILED, TABLES, finished, new_match, play_on

FILES = {table: write_match(finished(*table, "file"), legal=False) for table in TABLES[:: 1 if COMPILED else 4]}
SMALL = min(FILES.values(), key=len)


def altered(change: Any, document: bytes = SMALL) -> bytes:
    data = json.loads(document)
    change(data)
    return json.dumps(data).encode()


def test_the_file_is_what_the_design_says() -> None:
    data = json.loads(write_match(finished("kolpa", 2, "format"), legal=True))
    assert list(data) == [
        "format", "game", "seats", "commitment", "secret", "options", "takebacks", "result", "events",
    ]  # fmt: skip
    assert data["format"] == "kolam-match/2"
    assert data["options"] == {"target": 5, "first": 0}
    assert set(data["result"]) == {"scores", "winners", "sheet"}
    deal, *rest = data["events"]
    assert set(deal) == {"n", "seat", "kind", "hands", "top", "starter", "round"}
    assert (deal["n"], deal["seat"], deal["kind"], deal["round"], deal["starter"]) == (0, None, "deal", 1, 0)
    assert [event["n"] for event in data["events"]] == list(range(len(data["events"])))
    for event in rest:
        if event["seat"] is not None:
            assert list(event) == ["n", "seat", "kind", "move", "text", "legal"]
            assert event["move"] in event["legal"]
            compact = [json.dumps(move, sort_keys=True, separators=(",", ":")) for move in event["legal"]]
            assert compact == sorted(compact)


def test_an_unfinished_match_keeps_its_secret_and_has_no_result() -> None:
    match = new_match("kolpa", 3, "unfinished")
    for _ in play_on(match, "unfinished", 5):
        pass
    data = json.loads(write_match(match))
    assert data["secret"] is None
    assert data["result"] is None
    assert read_match(write_match(match)).view(1) == match.view(1)


def test_with_its_secret_a_match_can_be_played_on_from_its_file() -> None:
    match = new_match("kolpa", 3, "on")
    for _ in play_on(match, "on", 5):
        pass
    again = read_match(write_match(match, reveal=True))
    for both in (match, again):
        for _ in play_on(both, "onwards"):
            pass
    assert write_match(again) == write_match(match)


def test_without_its_secret_a_match_can_be_looked_at_but_not_played_on() -> None:
    match = new_match("kolpa", 2, "looked at")
    again = read_match(write_match(match))
    assert again.legal() == match.legal()
    with pytest.raises(NoSecret):
        for _ in play_on(again, "looked at"):
            pass
    assert again.decisions == sum(entry.seat is not None for entry in again.log)
    assert again.legal()


def test_takebacks_are_counted_in_the_file() -> None:
    match = new_match("kolpa", 2, "takebacks", bots=1)
    match.play_number(match.legal_numbers()[0])
    match.undo(0)
    assert json.loads(write_match(match))["takebacks"] == 1
    assert read_match(write_match(match)).takebacks == 1


@pytest.mark.parametrize("table", FILES)
def test_no_flipped_byte_goes_unnoticed(table: tuple[str, int]) -> None:
    """Whatever is flipped is refused with words, unless it makes another, equally good match file."""
    original = FILES[table]
    free = free_text(original)
    step = max(1, len(original) // (600 if COMPILED else 20))
    for at in range(0, len(original), step):
        for bit in (0, 1, 5):
            flipped = bytearray(original)
            flipped[at] ^= 1 << bit
            with suppress(BadMatchFile):
                read_match(bytes(flipped))
                assert at in free, (at, original[at - 30 : at + 30], bytes(flipped[at - 30 : at + 30]))


def free_text(document: bytes) -> set[int]:
    """Where a change is a different, equally good match file.

    White space, names, bots, the count of takebacks, and what Ganesha's slots are worth: no gem may have reached them.
    """
    start, end = document.index(b'"seats"'), document.index(b'"commitment"')
    takebacks = document.index(b'"takebacks": ') + len(b'"takebacks": ')
    tracks = document.find(b'"tracks":{')
    blanks = {at for at, byte in enumerate(document) if byte in b" \n"}
    worth = set() if tracks < 0 else set(range(tracks, document.index(b"}", tracks)))
    return set(range(start, end)) | {takebacks} | blanks | worth


@pytest.mark.parametrize("table", FILES)
def test_a_truncated_file_is_refused(table: tuple[str, int]) -> None:
    original = FILES[table].rstrip()
    for end in range(0, len(original), max(1, len(original) // 100)):
        with pytest.raises(BadMatchFile):
            read_match(original[:end])


ALTERATIONS: dict[str, tuple[Any, str]] = {
    "another format": (lambda d: d.update(format="kolam-match/9"), "format"),
    "another game": (lambda d: d.update(game="go"), "game"),
    "a field too many": (lambda d: d.update(colour="red"), "colour"),
    "a field too few": (lambda d: d.pop("takebacks"), "takebacks"),
    "negative takebacks": (lambda d: d.update(takebacks=-1), "takebacks"),
    "an unknown option": (lambda d: d["options"].update(speed=3), "speed"),
    "a missing option": (lambda d: d["options"].pop("first"), "options"),
    "another secret": (lambda d: d.update(secret="00" * 32), "commitment"),
    "half a secret": (lambda d: d.update(secret="00" * 16), "secret"),
    "another commitment": (lambda d: d.update(commitment="00" * 32), "commitment"),
    "capital digits": (lambda d: d.update(commitment=d["commitment"].upper()), "commitment"),
    "other scores": (lambda d: d["result"]["scores"].__setitem__(0, 99), "result"),
    "another winner": (lambda d: d["result"].update(winners=[0, 1]), "result"),
    "no result": (lambda d: d.update(result=None), "result"),
    "a seat too many": (lambda d: d["seats"].append({"name": "Eve"}), "events"),
    "no events": (lambda d: d.update(events=[]), "events"),
    "the last event missing": (lambda d: d["events"].pop(), "events|result"),
    "an event twice": (lambda d: d["events"].insert(1, d["events"][1]), "events"),
    "two events changed over": (lambda d: d["events"].insert(1, d["events"].pop(2)), "events"),
    "an event of no kind": (lambda d: d["events"][0].pop("kind"), "events"),
    "a number that is true": (lambda d: d["events"][1].update(n=True), "events"),
    "a number with a point": (lambda d: d["events"][0].update(n=0.0), "events"),
    "other legal moves": (lambda d: d["events"][1].update(legal=[]), "events"),
    "another text": (lambda d: d["events"][1].update(text="kol R0"), "events"),
    "a move of another seat": (lambda d: d["events"][1].update(seat=1), "events"),
    "a move of no seat": (lambda d: d["events"][1].update(seat=None), "events"),
    "events that are a list": (lambda d: d["events"].__setitem__(0, []), "events"),
}


@pytest.mark.parametrize("what", ALTERATIONS)
@pytest.mark.parametrize("secret", [True, False])
def test_an_altered_file_is_refused_and_says_where(what: str, secret: bool) -> None:
    change, where = ALTERATIONS[what]
    document = SMALL if secret else altered(lambda d: d.update(secret=None))
    if not secret and "secret" in what:
        where = "commitment|secret"
    if not secret and what == "another commitment":
        return  # without the secret there is nothing to hold a commitment against
    with pytest.raises(BadMatchFile, match=where):
        read_match(altered(change, document))


def test_cards_that_are_not_in_the_pack_cannot_be_dealt_without_a_secret_either() -> None:
    def stack_the_deck(data: dict[str, Any]) -> None:
        data["secret"] = None
        data["events"][0]["hands"][0] = ["J"] * 5

    with pytest.raises(BadMatchFile, match=r"events\[0\].*none of these are left"):
        read_match(altered(stack_the_deck))


NO_MATCH_FILES = {
    "nothing": b"",
    "an empty object": b"{}",
    "a list": b"[]",
    "null": b"null",
    "half an object": b'{"format":',
    "no UTF-8": b"\xff\xfe",
    "a deep well": b"[" * 100_000,
    "not a number": b'{"format": NaN}',
    "a name twice": SMALL.replace(b'"takebacks"', b'"takebacks": 0, "takebacks"'),
    "half a character": SMALL.replace(b'"Player 0"', b'"Player \\ud800"'),
}


@pytest.mark.parametrize("what", NO_MATCH_FILES)
def test_what_is_no_match_file_is_refused(what: str) -> None:
    with pytest.raises(BadMatchFile):
        read_match(NO_MATCH_FILES[what])


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_or_read_never_worse(document: bytes) -> None:
    with pytest.raises(BadMatchFile):
        read_match(document)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda values: st.lists(values) | st.dictionaries(st.text(), values),
)


@given(json_values)
def test_any_json_in_place_of_any_field_is_refused_or_read_never_worse(value: Any) -> None:
    for field in json.loads(SMALL):
        try:
            match = read_match(altered(lambda data, field=field: data.update({field: value})))
        except KolamError:
            continue
        assert isinstance(match, Match)
