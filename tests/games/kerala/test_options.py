"""The laws of every game, with the options of Kerala drawn at random: K2, K5, K16, K26."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from kolam.engine.chance import new_dice
from kolam.engine.contract import clone, fingerprint, imagine, read_move
from kolam.games.kerala.moves import Spot, Stack
from kolam.match import read_match, write_match
from tests.games.kerala.options import readings
from tests.games.kerala.positions import KERALA
from tests.playing import COMPILED, finished, new_match, observation, play_on, seeds

players = st.integers(2, 5)
LONG = 10**9 if COMPILED else 30


@given(players, seeds, readings)
def test_a_move_is_the_same_in_every_form_whatever_the_options(count: int, seed: int, options: dict[str, Any]) -> None:
    """K2, K16."""
    for match in play_on(new_match("kerala", count, seed, **options), seed, LONG):
        moves, numbers = match.legal(), match.legal_numbers()
        assert len(set(numbers)) == len(numbers) <= KERALA.most_legal
        assert len({msgspec.json.encode(move) for move in moves}) == len(moves)
        for number, move in zip(numbers, moves, strict=True):
            assert KERALA.number(match.state[0], move) == number < KERALA.decisions
            assert read_move(KERALA, msgspec.json.decode(msgspec.json.encode(move))) == move
            assert KERALA.parse(f" {KERALA.text(move).lower()} ") == move


@given(players, seeds, readings)
def test_a_moved_stack_names_its_edge_if_and_only_if_it_may_be_turned(
    count: int, seed: int, options: dict[str, Any]
) -> None:
    """K16: as the view shows the platform, not as the rules see it."""
    for match in play_on(new_match("kerala", count, seed, **options), seed, LONG):
        view = match.view(None)
        if view.phase != "stack":
            continue
        tops = {stack.spot: stack.tiles[-1] for stack in view.players[view.turn].platform}
        ways: dict[tuple[Spot, Spot], set[str | None]] = {}
        for move in match.legal():
            if isinstance(move, Stack):
                ways.setdefault((move.source, move.to), set()).add(move.edge)
        for (source, _), edges in ways.items():
            turned = options["turn_moved"] and "/" in tops[source]
            assert edges == (set("NESW") if turned else {None})


@given(players, seeds, readings)
def test_every_illegal_decision_is_refused_by_a_rule_whatever_the_options(
    count: int, seed: int, options: dict[str, Any]
) -> None:
    """K6–K16."""
    for match in play_on(new_match("kerala", count, seed, **options), seed, min(LONG, 30)):
        if match.over:
            break
        legal = set(match.legal())
        for move in {match.game.move(match.state[0], number) for number in range(seed % 97, KERALA.decisions, 97)}:
            refusal = match.explain(move)
            assert (refusal is None) == (move in legal)
            assert refusal is None or str(refusal).startswith("K")


@given(players, seeds, readings)
def test_what_is_hidden_changes_nothing_whatever_the_options(count: int, seed: int, options: dict[str, Any]) -> None:
    """K26."""
    dice = new_dice(f"other worlds {seed}")
    for match in play_on(new_match("kerala", count, seed, **options), seed, LONG):
        world, seat = clone(match.state), match.decisions % count
        imagine(world[0], seat, dice[0])
        assert match.game.view(world[0], seat) == match.view(seat)
        assert observation(match, world, seat) == observation(match, match.state, seat)


@given(st.integers(2, 5) if COMPILED else st.just(5), seeds, readings)
def test_a_match_file_is_complete_whatever_the_options(count: int, seed: int, options: dict[str, Any]) -> None:
    """K2, K5, K16: it replays to the same positions, with the secret and without."""
    match = finished("kerala", count, seed, first=seed % count, **options)
    again = read_match(write_match(match, reveal=True, legal=True))
    assert [fingerprint(state) for state in again.history] == [fingerprint(state) for state in match.history]
    unrevealed = read_match(write_match(match, reveal=False))
    assert KERALA.view(unrevealed.state[0], None) == match.view(None)
    for read in (again, unrevealed):
        assert (read.options, read.result) == (match.options, match.result)
