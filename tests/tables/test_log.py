"""The log as databases have kept it from the beginning: what was written once is read for ever."""

import json

import pytest

from kolam.tables.log import KINDS, Row, from_row, to_row
from kolam.tables.table import Table

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

OPENED = {
    "game": "kolpa",
    "options": {"first": 0, "target": 5},
    "chairs": [{"guest": "guest 0", "name": "Ada"}, {}, {"name": "Random 3", "level": "random"}],  # before characters
    "host": "guest 0",
    "stand_in": "casual",
    "thinking": 60,
    "listed": True,
}
COMPANY = [{"guest": "guest 0", "name": "Ada"}, {"name": "Selvi", "level": "casual", "character": "selvi"}]
ROWS = [
    Row(0, "opened", None, json.dumps(OPENED, separators=(",", ":")), 1.5),
    Row(0, "opened", None, json.dumps({**OPENED, "chairs": COMPANY}, separators=(",", ":")), 1.5),
    Row(0, "opened", None, json.dumps({**OPENED, "said": ["colours"]}, separators=(",", ":")), 1.5),
    Row(0, "opened", None, json.dumps({**OPENED, "muted": ["guest 1"], "barred": ["g"]}, separators=(",", ":")), 1.5),
    Row(1, "joined", 1, '{"guest":"guest 1","name":"Bob"}', 2.5),
    Row(2, "left", 1, "{}", 3.5),
    Row(2, "left", 1, '{"name":"Bob"}', 3.5),
    Row(3, "wished", 1, '{"option":"colours","value":"R"}', 3.5),
    Row(3, "wished", 1, '{"option":"colours"}', 3.5),
    Row(3, "ordered", 1, '{"option":"youngest","raised":2}', 3.5),
    Row(3, "renamed", 0, '{"name":"Ada L."}', 4.5),
    Row(4, "started", None, '{"filled":"random"}', 5.5),
    Row(4, "started", None, "{}", 5.5),
    Row(5, "moved", 0, '{"move":{"type":"kol","card":"R3","from":"hand"}}', 6.5),
    Row(5, "moved", 2, '{"move":{"type":"joker","call":"3"},"bot":true}', 6.5),
    Row(6, "undo_asked", 0, "{}", 7.5),
    Row(7, "undo_agreed", 1, "{}", 8.5),
    Row(8, "undone", 0, "{}", 9.5),
    Row(9, "undo_refused", 1, "{}", 10.5),
    Row(10, "resigned", 0, '{"level":"casual"}', 11.5),
    Row(11, "said", 0, '{"text":"Good game"}', 12.5),
    Row(11, "said", None, '{"text":"Hello","guest":"guest 9","name":"Eve"}', 12.5),
    Row(11, "spectators_heard", None, '{"allowed":true}', 12.5),
    Row(12, "time_ran_out", 0, "{}", 13.5),
    Row(12, "clock_stopped", None, '{"seconds":90.5,"since":12.5}', 13.5),
    Row(12, "drawn", None, "{}", 13.5),
    Row(13, "rematch_offered", 0, "{}", 14.5),
    Row(13, "rematch_declined", 1, "{}", 14.5),
    Row(13, "imported", None, '{"takebacks":2}', 14.5),
    Row(12, "removed", 1, '{"guest":"guest 1","name":"Bob","invitation":"word"}', 13.5),
    Row(12, "removed", None, '{"guest":"guest 9","name":"Eve"}', 13.5),
    Row(12, "replaced", 1, '{"level":"casual","voted":true,"invitation":"word"}', 13.5),
    Row(12, "replaced", 1, '{"level":"casual"}', 13.5),
    Row(12, "took_over", 1, '{"guest":"guest 2","name":"Cleo"}', 13.5),
    Row(12, "muted", 1, '{"guest":"guest 1","muted":true,"name":"Bob"}', 13.5),
    Row(12, "muted", None, '{"guest":"guest 9","muted":false,"name":"Eve"}', 13.5),
    Row(12, "handed_over", 1, '{"host":"guest 1","before":"guest 0"}', 13.5),
    Row(12, "closed", None, "{}", 13.5),
    Row(12, "vote_called", 0, '{"about":1,"to":"bot"}', 13.5),
    Row(12, "vote_agreed", 2, "{}", 13.5),
    Row(12, "vote_refused", 2, "{}", 13.5),
    Row(13, "rematched", 0, '{"table":"Kq7mT2xWzR4p"}', 14.5),
    Row(14, "closed", None, "{}", 15.5),
    Row(15, "what_if", None, '{"moment":7,"table":"Kq7mT2xWzR4p"}', 16.5),
    Row(15, "what_if", None, '{"moment":0}', 16.5),
]


def test_every_kind_of_line_is_kept_as_it_always_was() -> None:
    table = Table("Kq7mT2xWzR4p", b"0" * 32, ["word"] * 3)
    from_row(ROWS[0], table).happen(table)  # so that moves are those of its game
    assert {row.kind for row in ROWS} == set(KINDS)
    for row in ROWS:
        assert to_row(row.ply, from_row(row, table), row.at) == row
