"""Turning a moved stack: K16 and the option `turn_moved`; K9, K13, K23."""

import msgspec
import pytest

from kolam.bots import bot
from kolam.bots.reasons import reason
from kolam.engine.contract import State
from kolam.games.kerala.moves import Stack
from kolam.games.kerala.rules import DECISIONS, MOST_LEGAL
from tests.games.kerala.positions import KERALA, after, bonuses, choices, drawn, position, same, sheet, why_not
from tests.playing import new_match

ROW = "B1*0 P1*1 R1+K/R:S"


def moves_of(state: State, source: str) -> set[str]:
    return {text for text in choices(state) if text.startswith(f"{source} to")}


def test_a_moved_stack_may_be_turned_as_a_whole() -> None:
    """K16: all four ways, the present one included."""
    state = position(ROW, phase="stack")
    assert {text for text in moves_of(state, "2,0") if " 0,1" in text} == {
        "2,0 to 0,1 N", "2,0 to 0,1 E", "2,0 to 0,1 S", "2,0 to 0,1 W",
    }  # fmt: skip
    for side in "NESW":
        assert same(drawn(after(state, f"2,0 to 0,1 {side}")), f"R1+K/R:{side} .\n@B1*0 P1*1")


def test_the_order_of_a_turned_stack_does_not_change() -> None:
    """K15, K16: and the edges below stay covered."""
    state = position("B1*0 P1*1 G/P:N+R/B:E+K/R:S", phase="stack")
    assert same(drawn(after(state, "2,0 to -1,0 W")), "G/P+R/B+K/R:W @B1*0 P1*1")


def test_only_the_visible_tile_tells_whether_there_is_an_edge_to_turn() -> None:
    """K16, K13: a covered edge is none."""
    state = position("B1*0 P1*1 K/R:S+R1", phase="stack")
    assert moves_of(state, "2,0") == {f"2,0 to {spot}" for spot in ("-1,0", "0,1", "0,-1", "1,1", "1,-1")}
    assert same(drawn(after(state, "2,0 to 0,1")), "K/R+R1 .\n@B1*0 P1*1")


def test_where_the_edge_lies_must_be_told() -> None:
    """K16."""
    state = position(ROW, phase="stack")
    assert why_not(state, "2,0 to 0,1") == (
        "K16: Say which side its edge should be on (N, E, S or W): the black tile with the red edge."
    )


@pytest.mark.parametrize("turn_moved", [True, False])
def test_where_there_is_no_edge_none_can_be_turned(turn_moved: bool) -> None:
    """K16, K13."""
    state = position("B1*0 P1*1 R0", phase="stack", turn_moved=turn_moved)
    assert "2,0 to 0,1" in choices(state)
    assert (
        why_not(state, "2,0 to 0,1 N") == "K16: This tile has no coloured edge to turn: the red tile without symbols."
    )


def test_a_table_may_demand_that_a_stack_keeps_its_orientation() -> None:
    """K16: the option turn_moved."""
    state = position(ROW, phase="stack", turn_moved=False)
    assert moves_of(state, "2,0") == {f"2,0 to {spot}" for spot in ("-1,0", "0,1", "0,-1", "1,1", "1,-1")}
    assert same(drawn(after(state, "2,0 to 0,1")), "R1+K/R:S .\n@B1*0 P1*1")
    expected = "K16: At this table a moved tile or stack can’t be turned: leave out the side of its edge."
    assert why_not(state, "2,0 to 0,1 N") == why_not(state, "2,0 to 0,1 S") == expected


def test_a_tile_that_is_placed_is_turned_freely_all_the_same() -> None:
    """K9: the option turn_moved is about moved stacks only."""
    state = position("B1*0 P1*1", offer="R/K", turn_moved=False)
    assert {"R/K e0 0,1 N", "R/K e0 0,1 E", "R/K e0 0,1 S", "R/K e0 0,1 W"} <= choices(state)


def test_what_else_is_wrong_is_told_before_the_edge() -> None:
    """K15, K16: a player who is told to turn it can then do so."""
    state = position(ROW, phase="stack", near_elephant=True)
    for edge in ("", " N"):
        assert why_not(state, f"2,0 to 5,5{edge}").startswith("K16: That spot isn’t next to the rest")
        assert why_not(state, f"0,0 to 0,1{edge}").startswith("K15: There’s an elephant on it")
        assert why_not(state, f"2,0 to 1,0{edge}").startswith("K15: A moved tile or stack goes to an empty spot")
    far = position("B1*0 P1 R1 G1*1 K/R:S", phase="stack", near_elephant=True)
    for edge in ("", " N"):
        assert why_not(far, f"4,0 to 1,1{edge}").startswith("K16: At this table it must land next to")
    assert why_not(far, "4,0 to 0,1").startswith("K16: Say which side")


def test_a_stack_turned_towards_its_second_colour_brings_points() -> None:
    """K16, K23: the same landing spot, four ways; one of them meets red."""
    state = position("R1*0 P1*1 K/R:E", phase="stack")
    assert "edges" not in sheet(state)
    for side, spots in {"N": set(), "E": set(), "S": {(0, 1)}, "W": set()}.items():
        assert bonuses(after(state, f"2,0 to 0,1 {side}")) == spots


def test_a_turned_stack_is_a_move_in_json_with_an_edge_and_without_one_otherwise() -> None:
    """K16."""
    turned = msgspec.json.encode(Stack((1, 1), (2, 1), "N"))
    assert msgspec.json.decode(turned) == {"type": "stack", "from": [1, 1], "to": [2, 1], "edge": "N"}
    kept = msgspec.json.encode(Stack((1, 1), (2, 1)))
    assert msgspec.json.decode(kept) == {"type": "stack", "from": [1, 1], "to": [2, 1]}


def test_there_is_room_for_every_decision() -> None:
    """K15, K16: forty-one tiles, thirty-nine of them with an edge to turn; the proof is in rules.py."""
    rows = ["B1*0 " + "R/K:N " * 9 + "G1*1", *["R/K:N " * 10 + "."] * 3]
    state = position("\n".join(rows), phase="stack")
    assert state[0].placed[0] == 41
    found = choices(state)
    assert len(found) % 4 == 1
    assert 1000 < len(found) < MOST_LEGAL < DECISIONS


def test_a_hint_says_that_a_turned_edge_is_met() -> None:
    """K16, K23: and nothing of the kind for a turn that meets nothing, or for an edge that was met before."""
    state = position("R1*0 P1*1 K/R:E", phase="stack")
    said = {side: str(reason(KERALA, state[0], KERALA.parse(f"2,0 to 0,1 {side}"))) for side in "NESW"}
    assert said["S"] == "Its red edge is next to a red tile."
    assert said["N"] == said["E"] == said["W"] == "Your score doesn’t change."
    met = position("R1 P1*0 G1*1 .\nK/R:N . . .", phase="stack")
    assert str(reason(KERALA, met[0], KERALA.parse("0,0 to 0,2 S"))) == "Your score doesn’t change."


# Each has a tile whose edge meets its second colour only if it is turned; red is what black wants, and so on.
TURNS_THAT_MEET = {
    "beside an elephant": ("B1 R2*0 G1*1 K/R:N", "K/R"),
    "in a corner": (
        """
        P2   R2   R3
        B1*0 B2*1 .
        B1   B/R:S .
        """,
        "B/R",
    ),
    "on a stack": ("G1 R2*0 P1*1 R1+K/R:E", "K/R"),
}


@pytest.mark.compiled
@pytest.mark.parametrize("level", ["casual", "search:2000"])
@pytest.mark.parametrize("drawing", TURNS_THAT_MEET)
def test_a_bot_turns_a_stack_so_that_its_edge_is_met(level: str, drawing: str) -> None:
    """K16, K23: in the last round, when only the turned edge brings points."""
    platform, tile = TURNS_THAT_MEET[drawing]
    match = new_match("kerala", 2, "turning")
    match.state[0] = position(platform, "P1*01", phase="stack", offer="G1", bag="")[0]
    number = bot(level, "turning")(match)
    move = KERALA.move(match.state[0], number)
    assert isinstance(move, Stack), move
    moved = after(match.state, KERALA.text(move))
    assert [stack.tiles[-1] for stack in KERALA.view(moved[0], None).players[0].platform if stack.bonus] == [tile]


@pytest.mark.compiled
@pytest.mark.parametrize("level", ["casual", "search:2000"])
def test_a_bot_that_may_not_turn_a_stack_looks_for_something_else(level: str) -> None:
    """K16: the edge looks west, and there is no room to the east of the red tile."""
    match = new_match("kerala", 2, "turning", turn_moved=False)
    drawing = "B1 R2*0 G1*1 K/R:W"
    match.state[0] = position(drawing, "P1*01", phase="stack", offer="G1", bag="", turn_moved=False)[0]
    moved = after(match.state, KERALA.text(KERALA.move(match.state[0], bot(level, "turning")(match))))
    assert "edges" not in sheet(moved)
