"""A review tells luck from choice: it adds up, it judges by what a player knew, and it finds what was better."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kolam.bots.review import UNIT, Account, Review, account, accounts, turning_points
from kolam.bots.reviewing import Effort, Reviewing, better_move, drawn_before, effort_for, has_secrets
from kolam.bots.searcher import PastPosition
from kolam.engine.chance import new_dice
from kolam.engine.contract import clone, imagine
from kolam.engine.registry import names
from kolam.locale import LANGUAGES, Message, listed, message, percent
from kolam.locale.stored import from_data, to_data
from kolam.match import Match
from tests.playing import NAMES, finished, new_match, play_on, seeds, tables

pytestmark = pytest.mark.compiled


def reviewed(match: Match) -> Review:
    reviewing = Reviewing(match, Effort(playouts=3, simulations=12))
    while reviewing.done < reviewing.total:
        reviewing.step()
    return reviewing.review()


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(table=tables, seed=seeds)
def test_luck_and_choice_add_up_to_the_result_exactly(table: tuple[str, int], seed: int) -> None:
    match = finished(*table, seed)
    review = reviewed(match)
    result = match.result
    assert result is not None
    for seat in range(len(match.seats)):
        won = round(UNIT / len(result.winners)) if seat in result.winners else 0
        drawn = sum(review.drawn(number)[seat] for number in range(match.decisions + 1))
        unseen = sum(moment.unseen[seat] for moment in review.moments)
        chosen = sum(moment.after[seat] - moment.before[seat] - moment.unseen[seat] for moment in review.moments)
        assert review.start[seat] + drawn + unseen + chosen == won
        found = account(review, seat)
        assert (found.draws, found.unseen, found.own + found.others) == (drawn, unseen, chosen)
        assert found.start + found.luck + found.own + found.others == found.end == won
        assert found.adjusted == found.start + found.own + found.others
        assert found.own == -sum(moment.error for moment in review.moments if moment.seat == seat) <= 0


@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(table=tables, seed=seeds)
def test_nothing_but_chance_is_called_a_draw_and_what_was_forced_changes_nothing(
    table: tuple[str, int], seed: int
) -> None:
    match = finished(*table, seed)
    review = reviewed(match)
    for number, drawn in enumerate(drawn_before(match)):
        assert drawn or not any(review.drawn(number))
    for moment in review.moments:
        if moment.forced:
            assert moment.before == moment.after
            assert moment.better is None
        assert moment.error >= 0
        assert abs(sum(moment.before) - UNIT) <= len(match.seats)


@pytest.mark.parametrize("name", NAMES)
def test_a_review_is_the_same_each_time(name: str) -> None:
    match = finished(name, 2, "again")
    assert reviewed(match) == reviewed(match.again())


@settings(max_examples=8, deadline=None)
@given(table=tables, seed=seeds, decisions=st.integers(0, 30))
def test_a_decision_is_judged_by_what_its_player_knew(table: tuple[str, int], seed: int, decisions: int) -> None:
    """Whatever the others hold: in every world that the player must think possible, the verdict is the same."""
    match = new_match(*table, seed)
    for _ in play_on(match, seed, decisions):
        pass
    if match.turn is None:
        return
    twin = clone(match.state)
    imagine(twin[0], match.turn, new_dice(f"twin {seed}")[0])
    for played in match.legal_numbers()[:3]:
        verdicts = [
            better_move(PastPosition(match.game, state, match.decisions), played, 40, "twins")
            for state in (match.state, twin)
        ]
        assert verdicts[0] == verdicts[1]


def test_more_time_looks_longer_at_each_position() -> None:
    match = finished(NAMES[0], 2, "effort")
    hasty, patient = effort_for(match, 0.001), effort_for(match, 20)
    assert hasty == Effort(40, 40)
    assert patient.playouts > hasty.playouts
    assert patient.simulations > hasty.simulations


def test_a_match_that_is_not_over_ends_with_what_can_be_expected() -> None:
    match = new_match(NAMES[0], 2, "half way")
    for _ in play_on(match, "half way", 12):
        pass
    review = reviewed(match)
    assert len(review.moments) == match.decisions == 12
    for found in accounts(review):
        assert found.start + found.luck + found.own + found.others == found.end


GRADES = [(0, "superb"), (10, "strong"), (59, "solid"), (60, "mixed"), (110, "rough"), (2000, "rough")]


@pytest.mark.parametrize(("lost", "grade"), GRADES)
def test_what_an_average_decision_gives_away_has_a_name(lost: int, grade: str) -> None:
    assert Account(0, 0, 0, -10 * lost, 0, 0, decisions=10).grade == grade


def test_who_never_had_a_choice_gave_nothing_away() -> None:
    assert Account(0, 0, 0, 0, 0, 0, decisions=0).rate == 0


def test_turning_points_are_the_largest_swings_in_their_order() -> None:
    review = reviewed(finished(NAMES[-1], 2, "turning"))
    found = turning_points(review)
    sizes = [max(map(abs, turn.swing)) for turn in found]
    assert [turn.decision for turn in found] == sorted(turn.decision for turn in found)
    assert len(found) <= 6
    assert all(size >= 500 for size in sizes)


def test_only_a_game_in_which_a_seat_sees_more_than_others_has_secrets() -> None:
    hidden = {name for name in NAMES if has_secrets(new_match(name, 2, "secrets"))}
    assert hidden == {name for name in names() if name in NAMES and new_match(name, 2, "s").view(0) != _public(name)}


def _public(name: str) -> object:
    """What a spectator sees, as a seat would."""
    match = new_match(name, 2, "s")
    return match.game.view(match.state[0], None).__class__(
        **{
            field: 0 if field == "seat" else getattr(match.view(None), field)
            for field in match.view(None).__struct_fields__
        }
    )


def test_a_message_that_was_kept_says_the_same_in_every_language() -> None:
    said: Message = message("match-not-your-turn", name=listed([message("kolpa-name"), "Ada", percent(0.5)], "or"))
    again = from_data(to_data(said))
    assert again == said
    assert [again.words(language) for language in LANGUAGES] == [said.words(language) for language in LANGUAGES]
