"""G26–G35: each token used, left, refused and impossible, and two of them in one turn."""

import pytest

from kolam.engine.chance import secret_of_seed
from kolam.engine.contract import CHANCE, State, weight, whose
from kolam.games.ganesha.events import Gem
from kolam.games.ganesha.record import (
    ANSWER,
    BLACK_DRAW,
    COLOURS,
    LIFT,
    OFFER,
    RED_DRAW,
    REFILL,
    SECOND,
    SPICE,
    STORE,
    TAKE,
    TOKENS,
)
from kolam.match import CannotUndo, Drawn, Match, NotYourTurn, Seat
from tests.games.ganesha.positions import (
    GANESHA,
    LETTERS,
    after,
    altar,
    choices,
    everywhere,
    position,
    scores,
    tactics,
    treasury,
    why_not,
)


def table(token: str, *players: str, mandala: str = "", bag: str | None = None, altar: str = "R G P") -> State:
    """A red gem on a token at hex 0, others beside it, three players."""
    seats = [*players, *["0 | . . |"] * (3 - len(players))]
    return position(f"""
            {altar}
           B . . Y
          . . . . .
           . . . .
            . . .
        tokens 0={token}
        {"" if bag is None else f"bag {bag}"}
        mandala {mandala}
        > {seats[0]}
          {seats[1]}
          {seats[2]}
    """)


def lonely(token: str, *players: str, **rest: str) -> State:
    """The red gem is the only one on the Altar."""
    state = table(token, *players, **rest)
    for hex in range(1, 19):
        if state[0].altar[hex] >= 0:
            state[0].bag[state[0].altar[hex]] += 1
            state[0].altar[hex] = -1
    return state


USABLE = {
    "cardamom": "cardamom green",
    "caraway": "caraway 1",
    "coriander": "coriander",
    "ginger": "ginger 1",
    "black_mustard": "black mustard",
    "cinnamon": "cinnamon",
    "red_pepper": "red pepper",
    "black_pepper": "black pepper purple",
}


@pytest.mark.parametrize("token", TOKENS)
def test_using_a_token_is_always_optional(token: str) -> None:
    """G26."""
    state = after(table(token, "3 | . . | P", "0 | . . | B", mandala="G"), "take 0")
    assert state[0].phase == SPICE
    assert {USABLE[token], "leave"} <= choices(state)
    left = after(state, "leave")
    assert left[0].phase == STORE
    assert scores(left) == [3, 0, 0]
    assert treasury(left, 0) == "P"
    assert (everywhere(left) == 10).all()
    assert not left[0].coriander
    assert not left[0].cinnamon


@pytest.mark.parametrize(
    ("token", "refused"),
    [
        ("cardamom", "G26: You can’t use Cardamom: the Mandala is empty."),
        ("caraway", "G26: You can’t use Caraway: there’s no other gem on the Altar."),
        ("ginger", "G26: You can’t use Ginger: nobody else has a gem of another colour in the Treasury."),
        ("black_pepper", "G26: You can’t use Black Pepper: your Treasury is empty."),
        ("red_pepper", "G33: Red Pepper costs a point, and you have none."),
    ],
)
def test_a_token_whose_effect_is_impossible_is_passed_over(token: str, refused: str) -> None:
    """G26, G33."""
    state = after(lonely(token, "0 | . . |", "0 | . . | R"), "take 0")
    assert state[0].phase == STORE
    assert why_not(state, USABLE[token]) == refused
    assert why_not(state, "leave").startswith("G15: You can’t do that now. Place the red gem")


@pytest.mark.parametrize("token", ["coriander", "cinnamon", "black_mustard"])
def test_promises_and_the_point_are_always_possible(token: str) -> None:
    """G26."""
    assert choices(after(lonely(token), "take 0")) == {USABLE[token], "leave"}


@pytest.mark.parametrize("token", TOKENS)
def test_a_token_is_used_only_right_after_its_gem_is_taken(token: str) -> None:
    """G15."""
    other = "cinnamon" if token == "black_mustard" else "black_mustard"
    state = table(other, "3 | . . | P", "0 | . . | B", mandala="G")
    name = USABLE[token]
    assert why_not(state, name).startswith("G15: ")
    assert "works only right after you take the gem on it. Take a gem from the Altar." in why_not(state, name)
    assert "isn’t under the gem you took. Use " in why_not(after(state, "take 0"), name)
    assert why_not(after(state, "take 1"), name).startswith("G15: ")


def test_while_a_token_is_asked_about_nothing_else_is_done() -> None:
    """G15."""
    state = after(table("black_mustard"), "take 0")
    assert why_not(state, "store red in 0") == "G16: You can’t do that now. Use Black Mustard, or leave it."
    assert why_not(state, "take 1").startswith("G13: ")
    assert why_not(state, "give red").startswith("G30: ")


def test_cardamom_returns_the_last_gem_of_a_colour_to_the_bag_and_points_stay() -> None:
    """G27: the rulebook's example, 2 red, 4 green and 3 blue on the Mandala."""
    state = after(table("cardamom", "9 | . . |", mandala="RRGGGGBBB"), "take 0")
    assert choices(state) == {"cardamom red", "cardamom green", "cardamom blue", "leave"}
    assert why_not(state, "cardamom purple") == "G27: There’s no purple gem on the Mandala."
    used = after(state, "cardamom green")
    assert used[0].mandala.tolist() == [2, 3, 0, 3, 0]
    assert used[0].bag[1] == state[0].bag[1] + 1
    assert scores(used) == [9, 0, 0]


def test_caraway_exchanges_the_taken_gem_for_any_other_on_the_altar() -> None:
    """G28."""
    state = after(table("caraway"), "take 0")
    assert choices(state) == {"caraway 1", "caraway 2", "caraway 3", "caraway 6", "leave"}
    assert why_not(state, "caraway 0") == "G28: There’s no gem there."
    assert why_not(state, "caraway 40").startswith("G4: There is no hex 40")
    used = after(state, "caraway 6")
    assert altar(used) == ".GPB..R" + "." * 12
    assert choices(used) == {"store yellow in treasury", "store yellow in 0", "store yellow in 1"}


def test_caraway_may_exchange_for_the_same_colour() -> None:
    """G28: any colour."""
    state = after(table("caraway", altar="R R ."), "take 0", "caraway 1")
    assert altar(state) == ".R.B..Y" + "." * 12
    assert choices(state) >= {"store red in 0"}


def test_caraway_does_not_apply_the_token_of_the_other_hex_which_stays_for_later() -> None:
    """G28."""
    state = table("caraway")
    state[0].tokens[6] = TOKENS.index("black_mustard")
    used = after(state, "take 0", "caraway 6")
    assert used[0].phase == STORE
    later = after(used, "store yellow in 0", "take 6")
    assert choices(later) == {"black mustard", "leave"}
    assert later[0].taken[0] == LETTERS.index("R")


def test_caraway_then_a_second_gem_from_beside_the_hex_the_first_was_taken_from() -> None:
    """G28, G14: judged by the red gem as taken, and by hex 0."""
    state = after(table("caraway", "0 | R . |"), "take 0", "caraway 6")
    assert state[0].phase == SECOND
    assert choices(state) == {"take 1", "take 3", "enough"}
    assert why_not(state, "take 2") == "G13: The second gem must lie next to the first."
    both = after(state, "take 1")
    assert [LETTERS[gem] for gem in both[0].taken] == ["Y", "G"]
    assert choices(both) == {"store yellow in treasury", "store yellow in 0", "store yellow in 1"}


def test_a_gem_that_caraway_turns_into_a_tactics_colour_opens_no_second_one() -> None:
    """G14: the first gem counts by its colour as taken."""
    assert after(table("caraway", "0 | Y . |"), "take 0", "caraway 6")[0].phase == STORE


def test_caraways_exchanged_gem_may_be_taken_back_as_the_second() -> None:
    """G28: the token there is then applied, for it lies under a gem that is taken."""
    state = table("caraway", "0 | R R |")
    state[0].tokens[6] = TOKENS.index("black_mustard")
    state = after(state, "take 0", "caraway 6", "take 6")
    assert choices(state) == {"black mustard", "leave"}
    assert [LETTERS[gem] for gem in state[0].taken] == ["Y", "R"]


def test_coriander_exchanges_slots_and_treasury_after_phase_2() -> None:
    """G29."""
    state = after(table("coriander", "0 | G B | P"), "take 0", "coriander", "store red in treasury")
    assert state[0].phase == LIFT
    assert choices(state) == {"lift 0", "lift 1", "lift 0 1"}
    state = after(state, "lift 0 1")
    assert (tactics(state, 0), treasury(state, 0)) == ("..", "RGPB")
    assert choices(state) == {"refill red", "refill green", "refill purple", "refill blue"}
    assert why_not(state, "refill yellow") == "G29: You have no yellow gem in your Treasury."
    assert why_not(state, "offer red for red").startswith("G18: ")
    state = after(state, "refill blue")
    assert (tactics(state, 0), state[0].phase) == ("B.", REFILL)
    state = after(state, "refill red")
    assert (tactics(state, 0), treasury(state, 0)) == ("BR", "GP")


def test_coriander_may_lift_one_slot_which_is_then_refilled() -> None:
    """G29."""
    state = after(table("coriander", "0 | G B | P"), "take 0", "coriander", "store red in treasury", "lift 1")
    assert choices(state) == {"refill red", "refill purple", "refill blue"}
    state = after(state, "refill purple")
    assert (tactics(state, 0), treasury(state, 0)) == ("GP", "RB")


def test_coriander_may_put_back_what_was_just_lifted() -> None:
    """G29."""
    state = after(table("coriander", "0 | G . |"), "take 0", "coriander", "store red in treasury", "lift 0")
    assert tactics(after(state, "refill green"), 0) == "G."


def test_coriander_lifts_only_slots_with_a_gem_and_at_least_one() -> None:
    """G29."""
    state = after(table("coriander", "0 | . . |"), "take 0", "coriander", "store red in 1")
    assert choices(state) == {"lift 1"}
    assert why_not(state, "lift 0") == "G29: That Tactics slot is empty."
    assert why_not(state, "lift 0 1") == "G29: That Tactics slot is empty."
    assert why_not(state, "lift 2") == "G5: There is no Tactics slot 2: 0 is the left one, 1 the right one."
    assert why_not(state, "lift") == "G29: Choose one Tactics slot or both, the left one first."
    assert why_not(state, "lift 1 1") == "G29: Choose one Tactics slot or both, the left one first."
    assert why_not(state, "end").startswith("G18: You can’t do that now. Coriander")
    assert why_not(state, "refill red").startswith("G29: You can’t do that now")


def test_coriander_asks_nothing_when_both_slots_are_empty_after_phase_2() -> None:
    """G29."""
    state = after(table("coriander"), "take 0", "coriander", "store red in treasury")
    assert (state[0].turn, state[0].phase) == (1, TAKE)
    assert not state[0].coriander


def test_coriander_left_is_no_promise() -> None:
    """G26, G29."""
    state = after(table("coriander", "0 | G B | P"), "take 0", "leave", "store red in treasury")
    assert state[0].turn == 1


def test_coriander_comes_before_the_offering() -> None:
    """G29: a gem lifted from a slot may be placed in phase 3."""
    state = after(table("coriander", "0 | Y . | P"), "take 0", "coriander", "store red in treasury", "lift 0")
    state = after(state, "refill purple")
    assert state[0].phase == OFFER
    assert choices(state) == {"offer nothing for yellow", "offer yellow for red", "end"}


GINGER = ("0 | . . | B", "0 | G . | RRPY", "0 | . . | R")


def test_ginger_is_for_another_player_with_a_gem_of_another_colour() -> None:
    """G30: seat 2 has only red gems, and Tactics gems do not count."""
    state = after(table("ginger", *GINGER), "take 0")
    assert choices(state) == {"ginger 1", "leave"}
    assert why_not(state, "ginger 0") == "G30: Choose another player for Ginger."
    assert why_not(state, "ginger 2") == "G30: That player has no gem of another colour in the Treasury."
    assert why_not(state, "ginger 3") == "G30: There is no seat 3 at this table."


def test_gingers_answer_is_the_other_players_decision() -> None:
    """G30."""
    state = after(table("ginger", *GINGER), "take 0", "ginger 1")
    assert (state[0].phase, whose(state[0]), state[0].turn) == (ANSWER, 1, 0)
    assert choices(state) == {"give purple", "give yellow"}
    assert why_not(state, "give red") == "G30: Give another colour: you’re getting a red gem."
    assert why_not(state, "give green") == "G30: You have no green gem in your Treasury."
    assert why_not(state, "leave").startswith("G15: You can’t do that now. Give a gem from your Treasury")
    view = GANESHA.view(state[0], 1)
    assert (view.turn, view.decides, view.phase, view.token, view.taken) == (0, 1, "give", "ginger", ["red"])


def test_gingers_gems_change_places() -> None:
    """G30: the given gem enters their Treasury, the received one is placed in phase 2."""
    state = after(table("ginger", *GINGER), "take 0", "ginger 1", "give yellow")
    assert treasury(state, 1) == "RRRP"
    assert treasury(state, 0) == "B"
    assert whose(state[0]) == 0
    assert choices(state) == {"store yellow in treasury", "store yellow in 0", "store yellow in 1"}
    assert why_not(state, "give red").startswith("G30: You can’t do that now")


def ginger_match(bots: int = 0) -> Match:
    """A match of two in which seat 0 has just asked seat 1 for a gem."""
    for seed in range(1000):
        seats = [Seat(f"P{seat}", "random" if seat >= 2 - bots else None) for seat in range(2)]
        match = Match(GANESHA, seats, {}, Drawn(secret_of_seed(f"ginger {seed}")))
        for _ in range(25):
            texts = [GANESHA.text(move) for move in match.legal()]
            asking = [text for text in texts if text.startswith("ginger")]
            ginger = [hex for hex, token in match.view(None).tokens.items() if token == "ginger"]
            if asking and match.turn == 0:
                match.play(0, asking[0])
                return match
            wanted = [f"take {hex}" for hex in ginger if f"take {hex}" in texts and match.turn == 0]
            match.play(match.turn or 0, (wanted or [text for text in texts if text != "take " + "".join(ginger)])[0])
    raise AssertionError("nobody met Ginger")


def test_a_match_asks_the_other_seat_and_refuses_everybody_else() -> None:
    """G30."""
    match = ginger_match()
    assert match.turn == 1
    with pytest.raises(NotYourTurn, match="P1"):
        match.play(0, "give red")
    answer = match.legal()[0]
    assert answer.colour != match.view(None).taken[-1]
    match.play(1, answer)
    assert match.turn == 0
    assert match.view(None).taken[-1] == answer.colour


def test_gingers_question_may_be_taken_back_until_it_is_answered() -> None:
    """G30: undo never reaches across another player's decision."""
    match = ginger_match()
    match.undo(0)
    assert match.view(None).phase == "spice"
    match.play(0, "ginger 1")
    match.play(1, match.legal()[0])
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.undo(1)
    assert (match.turn, match.view(None).phase) == (1, "give")


def test_against_a_bot_even_an_answered_question_may_be_taken_back() -> None:
    """G30."""
    match = ginger_match(bots=1)
    match.play(1, match.legal()[0])
    match.undo(0)
    assert (match.turn, match.view(None).phase) == (0, "spice")


def test_black_mustard_is_a_point() -> None:
    """G31."""
    state = after(table("black_mustard", "4 | . . |"), "take 0", "black mustard")
    assert scores(state) == [5, 0, 0]
    assert state[0].moved[0] == 1


def test_cinnamon_lets_a_gem_of_any_colour_be_offered() -> None:
    """G32: also for yellow."""
    drawing = "0 | . . | PBY"
    state = after(table("cinnamon", drawing), "take 0", "cinnamon", "store red in treasury")
    assert choices(state) == {
        *(f"offer {gem} for {colour}" for gem in ("red", "purple", "blue", "yellow")
          for colour in ("red", "purple", "blue", "yellow") if gem != colour),
        "offer nothing for yellow", "end",
    }  # fmt: skip
    used = after(state, "offer purple for yellow")
    assert (used[0].mandala.tolist(), treasury(used, 0)) == ([0, 0, 0, 0, 1], "RB")
    assert not used[0].cinnamon


def test_even_with_cinnamon_one_gem_must_reach_the_mandala() -> None:
    """G19, G32."""
    state = after(table("cinnamon", "0 | . . | B"), "take 0", "cinnamon", "store red in treasury")
    assert why_not(state, "offer red for red").startswith("G19: You can’t offer your only red gem")
    assert why_not(state, "offer green for red") == "G18: You have no green gem in your Treasury."
    assert why_not(state, "offer nothing for red").startswith("G18: Placing red gems needs an Offering")


def test_without_cinnamon_another_colour_is_refused() -> None:
    """G26, G32: the token was left."""
    state = after(table("cinnamon", "0 | . . | BBY"), "take 0", "leave", "store red in treasury")
    assert why_not(state, "offer blue for red").startswith(
        "G18: To place red gems, offer a red or a yellow one, not a blue one"
    )


def test_cinnamon_lasts_for_its_turn_only() -> None:
    """G32."""
    state = after(table("cinnamon", "0 | . . | B"), "take 0", "cinnamon", "store red in treasury", "end")
    assert not state[0].cinnamon


def test_red_pepper_costs_a_point_and_keeps_a_gem_of_the_taken_colour() -> None:
    """G33."""
    state = after(table("red_pepper", "1 | . . |"), "take 0", "red pepper")
    assert (scores(state), state[0].phase, whose(state[0])) == ([0, 0, 0], RED_DRAW, CHANCE)
    assert [weight(state[0], colour) for colour in range(5)] == state[0].bag.tolist()
    before = state[0].bag.tolist()
    kept = after(state, "draw red")
    assert treasury(kept, 0) == "R"
    assert kept[0].bag.tolist() == [before[0] - 1, *before[1:]]
    returned = after(state, "draw blue")
    assert treasury(returned, 0) == ""
    assert returned[0].bag.tolist() == before


def test_red_pepper_needs_a_gem_in_the_bag() -> None:
    """G33."""
    state = after(table("red_pepper", "1 | . . |", bag=""), "take 0")
    assert state[0].phase == STORE
    assert why_not(state, "red pepper") == "G33: The bag is empty, so Red Pepper has nothing to draw."


def test_black_pepper_returns_a_gem_of_the_treasury_and_draws_one() -> None:
    """G34: the taken gem is not in the Treasury yet; the returned one may be drawn again."""
    state = after(table("black_pepper", "0 | G . | PB", bag=""), "take 0")
    assert choices(state) == {"black pepper purple", "black pepper blue", "leave"}
    assert why_not(state, "black pepper red") == "G34: You have no red gem in your Treasury."
    assert why_not(state, "black pepper green") == "G34: You have no green gem in your Treasury."
    state = after(state, "black pepper blue")
    assert (state[0].phase, state[0].bag.tolist()) == (BLACK_DRAW, [0, 0, 0, 1, 0])
    assert [outcome for outcome in range(19) if weight(state[0], outcome)] == [3]
    state = after(state, "draw blue")
    assert (treasury(state, 0), state[0].bag.sum()) == ("PB", 0)


def test_what_the_bag_brings_is_an_event_also_when_it_goes_back() -> None:
    """G33, G34."""
    state = after(table("red_pepper", "1 | . . |"), "take 0", "red pepper")
    for number, colour in enumerate(COLOURS):
        event = GANESHA.event(state[0], [number])
        assert event == Gem(colour)
        assert GANESHA.outcomes(state[0], event) == [number]
    assert GANESHA.event(state[0], []) is None


def two_tokens(first: str, second: str, *players: str, **rest: str) -> State:
    """Red on one token, green beside it on another (as Caraway may bring about), and two red Tactics gems."""
    state = table(first, *(players or ("2 | R R | P", "0 | . . | BP")), **rest)
    state[0].tokens[6] = TOKENS.index(second)
    return state


def test_an_exchanged_gem_keeps_its_place_in_the_order_of_phase_2() -> None:
    """G35: Ginger exchanges the first gem, then a second is taken."""
    state = after(two_tokens("ginger", "cinnamon"), "take 0", "ginger 1", "give blue", "take 6", "cinnamon")
    assert [LETTERS[gem] for gem in state[0].taken] == ["B", "Y"]
    state = after(state, "store blue in 0", "store yellow in treasury")
    assert (tactics(state, 0), treasury(state, 0)) == ("BR", "RPY")


def test_ginger_then_coriander() -> None:
    """G29, G30, G35: the second gem's promise comes after both gems are stored."""
    state = after(two_tokens("ginger", "coriander"), "take 0", "ginger 1", "give purple", "take 6", "coriander")
    state = after(state, "store purple in 0", "store yellow in treasury")
    assert state[0].phase == LIFT
    state = after(state, "lift 0 1", "refill yellow", "refill red")
    assert (tactics(state, 0), treasury(state, 0)) == ("YR", "RPP")


def test_coriander_then_ginger() -> None:
    """G29, G30, G35: Ginger acts on the second gem, the promise stands."""
    state = after(two_tokens("coriander", "ginger"), "take 0", "coriander", "take 6", "ginger 1")
    assert choices(state) == {"give purple", "give blue"}
    state = after(state, "give blue", "store red in treasury", "store blue in 1")
    assert treasury(state, 1) == "PY"
    assert choices(state) == {"lift 0", "lift 1", "lift 0 1"}


def test_caraway_then_cinnamon_and_an_offering_of_another_colour() -> None:
    """G28, G32, G35."""
    state = after(two_tokens("caraway", "cinnamon"), "take 0", "caraway 2", "take 6", "cinnamon")
    assert [LETTERS[gem] for gem in state[0].taken] == ["P", "Y"]
    state = after(state, "store purple in treasury", "store yellow in 0")
    assert (treasury(state, 0), tactics(state, 0)) == ("RPP", "YR")
    state = after(state, "offer red for purple")
    assert (scores(state)[0], state[0].mandala.tolist()) == (2 + 4 + 4, [0, 0, 2, 0, 0])


def test_cinnamon_then_caraway() -> None:
    """G28, G32, G35: Caraway exchanges the second gem, not the first."""
    state = after(two_tokens("cinnamon", "caraway"), "take 0", "cinnamon", "take 6", "caraway 3")
    assert [LETTERS[gem] for gem in state[0].taken] == ["R", "B"]
    assert altar(state) == ".GPY" + "." * 15
    assert state[0].cinnamon


def test_black_mustards_point_pays_for_red_pepper() -> None:
    """G31, G33, G35: Red Pepper looks at the colour of its own gem, the second."""
    state = after(two_tokens("black_mustard", "red_pepper", "0 | R R |"), "take 0", "black mustard", "take 6")
    state = after(state, "red pepper")
    assert scores(state) == [0, 0, 0]
    assert treasury(after(state, "draw yellow"), 0) == "Y"
    assert treasury(after(state, "draw red"), 0) == ""


def test_cardamom_then_black_pepper_may_draw_what_cardamom_returned() -> None:
    """G27, G34, G35."""
    state = after(two_tokens("cardamom", "black_pepper", mandala="B", bag=""), "take 0", "cardamom blue", "take 6")
    state = after(state, "black pepper purple")
    assert state[0].bag.tolist() == [0, 0, 1, 1, 0]
    assert treasury(after(state, "draw blue"), 0) == "B"


def test_red_pepper_then_a_second_gem() -> None:
    """G33, G13: a draw does not end phase 1."""
    state = after(two_tokens("red_pepper", "black_mustard"), "take 0", "red pepper", "draw red")
    assert choices(state) == {"take 1", "take 2", "take 3", "take 6", "enough"}
    assert treasury(state, 0) == "RP"
