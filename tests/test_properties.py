"""Laws that hold for every game, in every position of random matches."""

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolam.engine.chance import new_dice
from kolam.engine.contract import State, clone, decide, fingerprint, imagine, legal, read_move, standing, whose
from kolam.engine.play import new_moves
from kolam.match import read_match, write_match
from tests.playing import COMPILED, TABLES, finished, new_match, observation, play_on, seeds, tables

FEW = 1 if COMPILED else 0
LONG = 10**9 if COMPILED else 40  # decisions looked at in one match


@given(tables, seeds)
def test_there_is_always_something_legal_to_do_until_the_match_is_over(table: tuple[str, int], seed: int) -> None:
    for match in play_on(new_match(*table, seed), seed, LONG):
        numbers = match.legal_numbers()
        assert bool(numbers) != match.over
        assert len(set(numbers)) == len(numbers) <= match.game.most_legal
        assert all(0 <= number < match.game.decisions for number in numbers)


@given(tables, seeds)
def test_a_move_is_the_same_as_a_number_as_json_and_as_text(table: tuple[str, int], seed: int) -> None:
    for match in play_on(new_match(*table, seed), seed, LONG):
        game, record = match.game, match.state[0]
        moves = match.legal()
        assert len({msgspec.json.encode(move) for move in moves}) == len(moves)
        for number, move in zip(match.legal_numbers(), moves, strict=True):
            assert game.number(record, move) == number
            assert read_move(game, msgspec.json.decode(msgspec.json.encode(move))) == move
            assert read_move(game, game.text(move)) == move
            assert game.parse(f"  {game.text(move).upper()} ") == move


@given(tables, seeds)
def test_all_earlier_copies_of_a_state_keep_their_hash(table: tuple[str, int], seed: int) -> None:
    earlier = []
    for match in play_on(new_match(*table, seed), seed, LONG):
        earlier.append((match.state, fingerprint(match.state)))
        assert all(fingerprint(state) == known for state, known in earlier[-20:])
    assert all(fingerprint(state) == known for state, known in earlier)


@given(tables, seeds, st.data())
def test_what_a_seat_cannot_know_changes_nothing_for_it(table: tuple[str, int], seed: int, data: st.DataObject) -> None:
    """The same view, legal moves and observation in every world that the seat must think possible."""
    dice = new_dice(f"other worlds {seed}")
    for match in play_on(new_match(*table, seed), seed, LONG):
        seat = data.draw(st.integers(0, table[1] - 1)) if match.decisions < 5 else match.decisions % table[1]
        world = clone(match.state)
        imagine(world[0], seat, dice[0])
        assert (world[0].chance_key != match.state[0].chance_key).any()
        assert match.game.view(world[0], seat) == match.view(seat)
        assert match.game.view(world[0], None) == match.view(None)
        assert observation(match, world, seat) == observation(match, match.state, seat)
        assert whose(world[0]) == whose(match.state[0])
        if match.turn == seat:
            moves = new_moves(match.game)
            numbers = moves[: legal(world[0], moves)]
            assert numbers.tolist() == match.legal_numbers()
            if match.game.worth is not None:
                assert match.game.worth(world, numbers).tolist() == match.worth()


@given(tables, seeds)
def test_what_a_decision_is_worth_is_what_it_changes_of_the_score_so_far(table: tuple[str, int], seed: int) -> None:
    """Told for every legal decision or, by a game in which a score so far means nothing, for none."""
    for match in play_on(new_match(*table, seed), seed, LONG):
        worth = match.worth()
        if match.over or match.game.worth is None:
            assert not worth
            continue
        assert worth is not None
        before = match.state.tobytes()
        for number, change in list(zip(match.legal_numbers(), worth, strict=True))[:: max(1, len(worth) // 8)]:
            after = clone(match.state)
            decide(after[0], number)
            assert _score(after, match.turn) - _score(match.state, match.turn) == change
        assert match.state.tobytes() == before


def _score(state: State, seat: int | None) -> int:
    points, winners = np.zeros(state[0].players, np.int32), np.zeros(state[0].players, np.bool_)
    standing(state[0], points, winners)
    return int(points[seat])


@given(tables, seeds)
def test_a_view_comes_back_from_json_as_it_was(table: tuple[str, int], seed: int) -> None:
    for match in play_on(new_match(*table, seed), seed, LONG):
        for seat in (None, match.decisions % table[1]):
            view = match.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=match.game.View) == view


@given(tables, seeds)
def test_every_illegal_decision_is_refused_with_a_rule_and_changes_nothing(table: tuple[str, int], seed: int) -> None:
    for match in play_on(new_match(*table, seed), seed, min(LONG, 12)):
        if match.over:
            break
        before = match.state.tobytes()
        for move in {match.game.move(match.state[0], number) for number in _some_numbers(match.game.decisions, seed)}:
            refusal = match.explain(move)
            assert (refusal is None) == (move in match.legal())
            if refusal is not None:
                assert refusal.rule
                assert str(refusal).startswith(f"{refusal.rule}: ")
        assert match.state.tobytes() == before


def _some_numbers(decisions: int, seed: int) -> list[int]:
    """All of them in a small game, a sample in a large one."""
    return list(range(seed % max(1, decisions // 200), decisions, max(1, decisions // 200)))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_match_file_replays_to_the_same_states(name: str, players: int) -> None:
    match = finished(name, players, "replay")
    again = read_match(write_match(match, legal=True))
    assert [fingerprint(state) for state in again.history] == [fingerprint(state) for state in match.history]
    assert again.result == match.result
    assert write_match(again) == write_match(match)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_match_file_without_its_secret_replays_to_the_same_views(name: str, players: int) -> None:
    match = finished(name, players, "replay")
    again = read_match(write_match(match, reveal=False))
    assert again.chance.secret is None
    for seat in (*range(players), None):
        views = ([m.game.view(state[0], seat) for state in m.history] for m in (match, again))
        assert next(views) == next(views)
    assert again.result == match.result


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_somebody_wins_every_match_and_the_sheet_has_a_line_for_each_seat(name: str, players: int) -> None:
    result = finished(name, players, "winners").result
    assert result is not None
    assert result.winners
    assert len(result.scores) == len(result.sheet) == players


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_secret_is_in_no_view_no_log_and_no_refusal(name: str, players: int) -> None:
    """Neither as text nor as any of the words that chance is keyed with."""
    match = new_match(name, players, "secrecy")
    assert match.chance.secret is not None
    for position in play_on(match, "secrecy", LONG):
        words = [str(word) for word in position.state[0].chance_key] + [match.chance.secret.hex()]
        shown = [msgspec.json.encode([position.view(seat), position.log_for(seat)]) for seat in (*range(players), None)]
        refused = [str(position.game.refusal(position.state[0], move)) for move in position.legal()[:3]]
        told = "".join([repr(position), *(text.decode() for text in shown), *refused])
        assert not any(word in told for word in words)
        if not position.over:
            assert match.chance.secret.hex().encode() not in write_match(position)
