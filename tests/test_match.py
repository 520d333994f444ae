"""A match: whose turn, refusals, undo by the three laws, result."""

import hashlib

import pytest

from kolam.engine.chance import secret_of_seed
from kolam.engine.contract import fingerprint
from kolam.engine.errors import BadOption, UnknownGame
from kolam.engine.registry import game
from kolam.match import BadSeats, CannotUndo, Drawn, Match, MatchOver, NotYourTurn, Seat, commitment
from tests.playing import TABLES, finished, new_match, play_on

KOLPA = game("kolpa")


def kolpa(*seats: Seat, seed: str = "match") -> Match:
    return Match(KOLPA, seats, {}, Drawn(secret_of_seed(seed)))


def play_one(match: Match, verb: str) -> None:
    """Play the first legal move that begins so."""
    assert match.turn is not None
    match.play(match.turn, next(move for move in match.legal() if match.game.text(move).startswith(verb)))


def where_somebody_may(verb: str, *seats: Seat) -> Match:
    """A match in which a move of this kind is legal at once."""
    for seed in range(1000):
        match = kolpa(*seats, seed=f"{verb} {seed}")
        if any(match.game.text(move).startswith(verb) for move in match.legal()):
            return match
    raise AssertionError(verb)


ADA, BOB, BOT = Seat("Ada"), Seat("Bob"), Seat("Robo", "random")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_only_the_seat_whose_turn_it_is_may_play(name: str, players: int) -> None:
    match = new_match(name, players, "turns")
    assert match.turn is not None
    other = (match.turn + 1) % players
    before = fingerprint(match.state)
    with pytest.raises(NotYourTurn, match=f"It’s Player {match.turn}’s turn"):
        match.play(other, match.legal()[0])
    with pytest.raises(BadSeats, match="no seat 9"):
        match.play(9, match.legal()[0])
    assert fingerprint(match.state) == before


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nothing_can_be_played_after_the_end(name: str, players: int) -> None:
    match = finished(name, players, "after the end")
    last = match.log[-1].what if match.log[-1].seat is not None else match.log[-2].what
    assert match.legal() == []
    with pytest.raises(MatchOver):
        match.play(0, last)
    with pytest.raises(MatchOver):
        match.explain(last)


@pytest.mark.parametrize(
    ("seats", "field"),
    [
        ([ADA], "seats"),
        ([ADA] * 7, "seats"),
        ([ADA, Seat("")], r"seats\[1\].name"),
        ([Seat("x" * 41), ADA], r"seats\[0\].name"),
        ([ADA, Seat("a\x1b[2Jb")], r"seats\[1\].name"),
        ([ADA, Seat(" Bob")], r"seats\[1\].name"),
    ],
)
def test_seats_that_do_not_fit_are_refused_by_the_field(seats: list[Seat], field: str) -> None:
    with pytest.raises(BadSeats, match=field):
        Match(KOLPA, seats)


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"colour": 3}, "colour"),
        ({"target": "fifty"}, "target"),
        ({"target": 1.5}, "target"),
        ({"first": -1}, "first"),
        ({"first": True}, "first"),
        ([], "object"),
    ],
)
def test_options_that_do_not_fit_are_refused_by_the_field(options: object, field: str) -> None:
    with pytest.raises(BadOption, match=field):
        Match(KOLPA, [ADA, BOB], options)


def test_a_game_that_is_not_here_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame, match="'go'"):
        game("go")


def test_a_decision_can_be_taken_back_before_anybody_else_decides() -> None:
    match = where_somebody_may("kol ", ADA, BOB)
    before = fingerprint(match.state)
    play_one(match, "kol ")
    assert match.turn == 1
    match.undo(0)
    assert fingerprint(match.state) == before
    assert (match.turn, match.decisions, match.takebacks, len(match.log)) == (0, 0, 1, 1)


def test_the_first_law_of_undo_never_across_another_players_decision() -> None:
    match = where_somebody_may("kol ", ADA, BOB)
    play_one(match, "kol ")
    match.play_number(match.legal_numbers()[0])
    with pytest.raises(CannotUndo, match="Another player has moved"):
        match.undo(0)
    assert match.decisions == 2


def test_a_bots_decision_counts_as_another_players_where_two_people_play() -> None:
    match = where_somebody_may("kol ", ADA, BOT, BOB)
    play_one(match, "kol ")
    match.play_number(match.legal_numbers()[0])
    with pytest.raises(CannotUndo, match="Another player has moved"):
        match.undo(0)


def test_the_second_law_of_undo_never_across_something_random() -> None:
    match = where_somebody_may("kolpa ", ADA, BOB)
    play_one(match, "kolpa ")
    with pytest.raises(CannotUndo, match="drawn or revealed"):
        match.undo(0)


def test_the_end_reveals_everything_so_it_stands() -> None:
    match = finished("kolpa", 2, "the end stands")
    last = match.deciders[-1]
    with pytest.raises(CannotUndo, match="drawn or revealed"):
        match.undo(last)


def test_the_third_law_of_undo_alone_with_bots_any_decision_can_be_taken_back() -> None:
    match = new_match("kolpa", 3, "third law", bots=2)
    for _ in play_on(match, "third law", 60):
        pass
    mine = [fingerprint(match.history[n]) for n, seat in enumerate(match.deciders) if seat == 0]
    count = len(mine)
    for known in reversed(mine):
        match.undo(0)
        assert fingerprint(match.state) == known
    assert match.takebacks == count
    with pytest.raises(CannotUndo, match="made a move yet"):
        match.undo(0)


def test_after_an_undo_the_same_move_brings_the_same_chance() -> None:
    match = where_somebody_may("kolpa ", ADA, BOT)
    play_one(match, "kolpa ")
    once = match.log[:]
    match.undo(0)
    play_one(match, "kolpa ")
    assert match.log == once


def test_nobody_undoes_what_nobody_has_done() -> None:
    with pytest.raises(CannotUndo, match="made a move yet"):
        kolpa(ADA, BOB).undo(0)


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    match = kolpa(ADA, BOB)
    assert match.chance.secret is not None
    assert match.chance.commitment == commitment(match.chance.secret)
    assert match.chance.commitment == hashlib.sha256(match.chance.secret).hexdigest()


def test_without_a_seed_no_two_matches_are_alike() -> None:
    assert len({Match(KOLPA, [ADA, BOB]).chance.commitment for _ in range(20)}) == 20


def test_the_sheet_of_kolpa_adds_up_to_the_scores() -> None:
    result = finished("kolpa", 3, "sheet", target=20).result
    assert result is not None
    assert [sum(line.rounds) for line in result.sheet] == result.scores
    assert result.winners == [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
