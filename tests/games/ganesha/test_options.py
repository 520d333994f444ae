"""Every option at once: laws that hold for Ganesha on any board, and what bots make of it."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolam.bots import bot
from kolam.engine.chance import below, new_dice
from kolam.engine.contract import State, clone, fingerprint, imagine, legal, read_move
from kolam.engine.options import draw_missing, offered, options_data
from kolam.engine.play import new_moves
from kolam.games.ganesha.judgement import appraise
from kolam.match import read_match, write_match
from tests.bots.scene import Scene
from tests.games.ganesha.facts import FACTS, WITH_OPTIONS
from tests.games.ganesha.options import Table, tables
from tests.games.ganesha.positions import GANESHA, LETTERS, after, empty_altar, position
from tests.games.ganesha.test_set_up import opened
from tests.playing import COMPILED, observation, play_on

LONG = 10**9 if COMPILED else 30
seeds = st.integers(0, 2**32 - 1)


@given(tables(), seeds)
def test_a_match_of_any_options_ends_and_its_file_replays_to_the_same_states(table: Table, seed: int) -> None:
    """G3, G4, G7, G22: with its secret, and without it to the same views."""
    match = opened(table.players, seed, **table.options)
    for now in play_on(match, seed, LONG):
        assert bool(now.legal()) != now.over
        assert len(now.legal()) <= GANESHA.most_legal
    assert match.over or not COMPILED
    again = read_match(write_match(match, reveal=True, legal=True))
    assert [fingerprint(state) for state in again.history] == [fingerprint(state) for state in match.history]
    told = read_match(write_match(match, reveal=False))
    views = [[GANESHA.view(state[0], None) for state in one.history] for one in (match, told)]
    assert views[0] == views[1]


@given(tables(), seeds)
def test_a_move_is_the_same_as_a_number_as_json_and_as_text(table: Table, seed: int) -> None:
    """G7."""
    for match in play_on(opened(table.players, seed, **table.options), seed, LONG):
        for number, move in zip(match.legal_numbers(), match.legal(), strict=True):
            assert GANESHA.number(match.state[0], move) == number
            assert read_move(GANESHA, msgspec.json.decode(msgspec.json.encode(move))) == move
            assert GANESHA.parse(GANESHA.text(move)) == move


@given(tables(), seeds)
def test_nobody_sees_what_chance_will_bring(table: Table, seed: int) -> None:
    """G25: the same view and observation in every world that a seat must think possible."""
    dice = new_dice(f"other worlds {seed}")
    for match in play_on(opened(table.players, seed, **table.options), seed, LONG):
        seat = match.decisions % table.players
        world = clone(match.state)
        imagine(world[0], seat, dice[0])
        assert GANESHA.view(world[0], seat) == match.view(seat)
        assert observation(match, world, seat) == observation(match, match.state, seat)
        view = match.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=GANESHA.View) == view


@given(tables(), seeds)
def test_a_view_shows_the_boards_the_drum_and_the_order_of_age(table: Table, seed: int) -> None:
    """G3, G4, G6, G22."""
    match = opened(table.players, seed, **table.options)
    view = match.view(None)
    assert (view.rows, view.youngest, view.drum) == (match.options.altar, match.options.youngest, match.options.first)
    assert {colour: track.values for colour, track in view.mandala.items()} == match.options.tracks


@given(tables(), seeds)
def test_every_reason_is_a_fact_of_its_position(table: Table, seed: int) -> None:
    """On any board: a full track is not said to pay, and a hex is said to have as many neighbours as it has."""
    known = {**FACTS.reasons, **WITH_OPTIONS}
    for match in play_on(opened(table.players, seed, **table.options), seed, 60 if COMPILED else 6):
        for move in match.legal()[:: 1 + len(match.legal()) // 8]:
            scene = Scene(match, move, FACTS.settled)
            assert str(scene.said)
            assert known[scene.said.key](scene), (scene.said, scene.move, scene.was)


def test_where_nobody_says_who_is_younger_the_order_is_drawn_with_the_first_player() -> None:
    """G6, G22: each order as likely as any other; what is said stays."""
    dice = new_dice("youngest")
    found = Counter[tuple[int, ...]]()
    for _ in range(600):
        drawn = draw_missing(GANESHA, {}, 3, lambda bound: int(below(dice[0], bound)))
        found[tuple(options_data(GANESHA, drawn, 3)["youngest"])] += 1
    assert len(found) == 6
    assert all(60 <= count <= 140 for count in found.values())
    said = draw_missing(GANESHA, {"youngest": [1, 0], "first": 1}, 2, lambda bound: 0)
    assert said == {"youngest": [1, 0], "first": 1}


def test_a_form_offers_how_tokens_are_placed_and_who_is_younger() -> None:
    """G7, G22."""
    assert [(option.name, option.kind) for option in offered(GANESHA.Options)] == [
        ("side", "choice"), ("spices", "switch"), ("tokens", "choice"), ("youngest", "order"),
    ]  # fmt: skip


TWO_SLOTS = {"red": [9, 9], "green": [9], "purple": [3], "blue": [2], "yellow": [1]}


def appraised(state: State) -> dict[str, float]:
    moves = new_moves(GANESHA)
    numbers = moves[: legal(state[0], moves)].tolist()
    return {GANESHA.text(GANESHA.move(state[0], number)): appraise(state[0], number) for number in numbers}


@pytest.mark.parametrize(("mine", "theirs", "better"), [("RG", "..", "token 9"), ("..", "RG", "token 0")])
def test_a_token_is_placed_within_reach_of_who_has_gems_in_slots(mine: str, theirs: str, better: str) -> None:
    """G7, G13: the middle has six neighbours, a corner three."""
    state = empty_altar("""
           . . .
          . . . .
         . . . . .
          . . . .
           . . .
    """, 2)  # fmt: skip
    worth = appraised(state)
    assert worth["token 9"] == worth["token 0"]  # nobody has any
    for seat, slots in enumerate((mine, theirs)):
        state[0].tactics[seat] = [LETTERS.find(letter) for letter in slots]
    worth = appraised(state)
    worse = "token 0" if better == "token 9" else "token 9"
    assert worth[better] > worth[worse]


def test_a_gem_is_worth_nothing_beyond_the_end_of_its_track() -> None:
    """G3, G19, G20."""
    state = position("""
         R G P
        Y B . .
        mandala RR G
        > 3 | . . | GG
          0 | . . |
    """, altar=[3, 4], tracks={**TWO_SLOTS, "green": [9, 9, 9]})  # fmt: skip
    worth = appraised(state)
    assert worth["take 0"] == worth["take 1"] == 0  # red is full; two green gems in hand fill green
    assert worth["take 2"] > worth["take 4"] > worth["take 3"] > 0


def test_cardamom_opens_a_full_track_for_gems_that_wait_for_it() -> None:
    """G19, G27."""
    state = position("""
         R G P
        Y B . .
        tokens 2=cardamom
        mandala RR BB
        > 3 | . . | R
          0 | . . |
    """, altar=[3, 4], tracks={**TWO_SLOTS, "blue": [9, 9]})  # fmt: skip
    worth = appraised(after(state, "take 2"))
    assert worth["cardamom red"] > worth["cardamom blue"] == worth["leave"] == 0


@pytest.mark.compiled
@pytest.mark.parametrize("altar", [[2, 3, 2], [7, 6, 7, 6, 7, 6, 7]])
def test_bots_play_a_whole_match_on_other_boards(altar: list[int]) -> None:
    """Of two levels the better one is ahead."""
    tracks = {"red": [9, 1], "green": [2] * 12, "purple": [5, 5, 5], "blue": [1, 9], "yellow": [3]}
    won = 0
    for seed in range(6):
        match = opened(2, seed, tokens="placed", altar=altar, tracks=tracks, first=seed % 2)
        players = [bot("casual", f"{seed}"), bot("random", f"{seed}")]
        while match.turn is not None:
            match.play_number(players[match.turn](match))
        assert match.result is not None
        won += match.result.winners == [0]
    assert won >= 4
