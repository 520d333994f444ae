"""The moves, the events and their words; whole matches as the terminal shows them."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from kolam.engine.contract import new_state, read_move
from kolam.engine.errors import IllegalMove, MalformedMove
from kolam.engine.registry import game
from kolam.games.ganesha import events, moves
from kolam.games.ganesha.boards import GEMS
from kolam.games.ganesha.record import COLOURS, RED_DRAW
from kolam.locale import speak
from kolam.match import BadMatchFile, Match, read_match, write_match
from kolam.match.drawing import drawing_of
from tests.games.ganesha.options import Table, tables
from tests.games.ganesha.positions import GANESHA, everywhere
from tests.games.ganesha.test_set_up import opened
from tests.playing import COMPILED, play_on

LONG = 10**9 if COMPILED else 40
FORMS = [
    ({"type": "token", "hex": 7}, "token 7"),
    ({"type": "take", "hex": 7}, "take 7"),
    ({"type": "enough"}, "enough"),
    ({"type": "cardamom", "colour": "red"}, "cardamom red"),
    ({"type": "caraway", "hex": 3}, "caraway 3"),
    ({"type": "coriander"}, "coriander"),
    ({"type": "ginger", "seat": 2}, "ginger 2"),
    ({"type": "give", "colour": "blue"}, "give blue"),
    ({"type": "black_mustard"}, "black mustard"),
    ({"type": "cinnamon"}, "cinnamon"),
    ({"type": "red_pepper"}, "red pepper"),
    ({"type": "black_pepper", "colour": "red"}, "black pepper red"),
    ({"type": "leave"}, "leave"),
    ({"type": "store", "gem": "red", "to": "treasury"}, "store red in treasury"),
    ({"type": "store", "gem": "green", "to": 1}, "store green in 1"),
    ({"type": "lift", "slots": [0, 1]}, "lift 0 1"),
    ({"type": "refill", "colour": "purple"}, "refill purple"),
    ({"type": "offer", "gem": "yellow", "place": "red"}, "offer yellow for red"),
    ({"type": "offer", "gem": None, "place": "yellow"}, "offer nothing for yellow"),
    ({"type": "end"}, "end"),
    ({"type": "final", "colour": "red"}, "final red"),
]


@pytest.mark.parametrize(("data", "text"), FORMS)
def test_a_move_has_the_public_vocabulary_and_a_text(data: dict[str, object], text: str) -> None:
    move = read_move(GANESHA, data)
    assert msgspec.json.decode(msgspec.json.encode(move)) == data
    assert GANESHA.text(move) == text
    assert GANESHA.parse(text) == move
    assert GANESHA.parse("  " + text.upper().replace(" ", "   ") + "\n") == move


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("take  07", "take 7"),
        ("offer y r", "offer yellow for red"),
        ("offer nothing y", "offer nothing for yellow"),
        ("store G treasury", "store green in treasury"),
        ("Black_Mustard", "black mustard"),
        ("black pepper p", "black pepper purple"),
        ("lift 0,1", "lift 0 1"),
        ("final b", "final blue"),
    ],
)
def test_typing_is_forgiving(said: str, meant: str) -> None:
    assert GANESHA.text(GANESHA.parse(said)) == meant


@pytest.mark.parametrize(
    "said",
    [
        "", "token", "token red", "token 1 2",
        "take", "take red", "take -1", "take 7 8", "take 99999", "enough 1", "store red", "store red in 2",
        "store red in", "offer", "offer red", "offer pink for red", "offer nothing", "black", "red", "red pepper red",
        "black pepper", "give", "give 3", "lift x", "ginger Ada", "final", "end turn", "dance", "²", "take ²",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused_with_examples(said: str) -> None:
    with pytest.raises(MalformedMove, match="Try one of these: take 7"):
        GANESHA.parse(said)


@pytest.mark.parametrize(
    "data",
    [
        {"type": "token"}, {"type": "token", "hex": None},
        {"type": "take"}, {"type": "take", "hex": "7"}, {"type": "dance"}, {"type": "store", "gem": "red", "to": 2},
        {"type": "offer", "gem": "pink", "place": "red"}, {"type": "end", "why": 1}, {"type": "lift", "slots": 0}, [],
        None,
    ],
)  # fmt: skip
def test_malformed_data_is_refused(data: object) -> None:
    with pytest.raises(MalformedMove, match="Ganesha move"):
        read_move(GANESHA, data)


numbers = st.one_of(st.integers(-3, 50), st.sampled_from([10**6, -(10**12), 10**30]))
colours = st.sampled_from(COLOURS)
any_move = st.one_of(
    st.builds(moves.PlaceToken, numbers),
    st.builds(moves.Take, numbers),
    st.builds(moves.Caraway, numbers),
    st.builds(moves.Ginger, numbers),
    st.builds(moves.Lift, st.lists(numbers, max_size=4).map(tuple)),
    st.builds(moves.Store, colours, st.sampled_from(moves.PLACES)),
    st.builds(moves.Offer, st.none() | colours, colours),
    *(st.builds(kind, colours) for kind in (moves.Cardamom, moves.Give, moves.BlackPepper, moves.Refill, moves.Final)),
    st.sampled_from(list(moves.ONE_OF_A_KIND.values())),
)


@given(tables(), st.integers(0, 10**6), st.lists(any_move, min_size=60, max_size=60))
def test_every_move_is_either_legal_or_refused_with_a_rule(table: Table, seed: int, asked: list[Any]) -> None:
    """G4, G5, G7, G11–G19, G22, G26–G34: whatever nonsense is asked, in every phase."""
    match = opened(table.players, seed, **table.options)
    for position, move in zip(play_on(match, seed), asked, strict=False):
        before = position.state.tobytes()
        refusal = position.explain(move)
        assert (refusal is None) == (move in position.legal())
        if refusal is not None:
            assert isinstance(refusal, IllegalMove)
            assert str(refusal).startswith(f"{refusal.rule}: ")
        assert position.state.tobytes() == before


@given(tables(), st.integers(0, 10**6))
def test_gems_are_conserved_through_everything(table: Table, seed: int) -> None:
    """G1, and every rule that moves a gem."""
    for match in play_on(opened(table.players, seed, **table.options), seed, LONG):
        record = match.state[0]
        assert everywhere(match.state).tolist() == [GEMS[table.players]] * 5
        assert (record.mandala <= record.slots).all()
        for field in ("bag", "mandala", "treasuries"):
            assert record[field].min() >= 0


@given(tables(), st.integers(0, 10**6))
def test_what_is_no_longer_used_is_cleared(table: Table, seed: int) -> None:
    """Equal positions have equal bytes: at the start of a turn nothing of the last one is left."""
    for match in play_on(opened(table.players, seed, **table.options), seed, LONG):
        record = match.state[0]
        if match.view(None).phase in ("token", "take", "final", "over"):
            assert record.taken.tolist() == [-1, -1]
            assert (record.from_hex, record.reach, record.asked, record.used_slot) == (-1, 0, -1, -1)
            assert (record.coriander, record.cinnamon, record.lifted.tolist()) == (False, False, [0, 0])
        if match.view(None).phase == "token":
            assert record.next_hex == 0
            continue
        assert (record.next_hex, record.free, record.tokens_left, record.unused) == (0, 0, 0, 0)


@given(tables(), st.integers(0, 10**6))
def test_a_phase_is_asked_only_where_there_is_something_to_choose(table: Table, seed: int) -> None:
    """G14, G18, G26: no lonely `enough`, `leave` or `end`."""
    for match in play_on(opened(table.players, seed, **table.options), seed, LONG):
        texts = {GANESHA.text(move) for move in match.legal()}
        assert texts not in ({"enough"}, {"leave"}, {"end"})


@given(tables(), st.integers(0, 10**6))
def test_scores_are_what_the_moves_earned(table: Table, seed: int) -> None:
    """G20, G22, G31, G33: counted from the log by the tracks alone."""
    players, match = table.players, opened(table.players, seed, **table.options)
    expected, before = [0] * players, match.view(None)
    for position in play_on(match, seed, LONG):
        view = position.view(None)
        for seat, what in position.log[len(position.log) - 1 :] if position.decisions else []:
            if isinstance(what, moves.BlackMustard):
                expected[seat or 0] += 1
        changed = [colour for colour in COLOURS if view.mandala[colour].filled > before.mandala[colour].filled]
        if changed:
            (colour,) = changed
            placed = slice(before.mandala[colour].filled, view.mandala[colour].filled)
            expected[before.turn or 0] += sum(view.mandala[colour].values[placed])
        spent = [seat for seat in range(players) if view.players[seat].score < before.players[seat].score]
        for seat in spent:
            expected[seat] -= 1
        assert [player.score for player in view.players] == expected
        before = view


def test_a_token_that_moved_in_the_file_is_found_out_by_the_secret() -> None:
    """G7."""
    match = opened(3, "altered")
    data = write_match(match, reveal=True)
    hex = next(iter(match.log[0].what.tokens))
    with pytest.raises(BadMatchFile, match="the match gives"):
        read_match(
            data.replace(f'"tokens":{{"{hex}"'.encode(), b'"tokens":{"0"' if hex != "0" else b'"tokens":{"1"', 1)
        )


def test_an_altar_event_names_all_gems_and_tokens() -> None:
    """G7, G8."""
    match = opened(3)
    (entry,) = match.log
    data = msgspec.to_builtins(entry.what)
    assert list(data) == ["kind", "gems", "tokens"]
    assert data["gems"] == list(match.view(None).altar)
    assert data["tokens"] == match.view(None).tokens


@pytest.mark.parametrize(
    ("gems", "tokens", "words"),
    [
        ([None] * 18, {}, "19 hexes, not 18"),
        ([None] * 19, {"0": "ginger"}, "must be 2 tokens on the Altar, not 1"),
        ([None] * 19, {"0": "ginger", "00": "caraway"}, "no hex “00”"),
        ([None] * 19, {"0": "ginger", "19": "caraway"}, "no hex “19”"),
        ([None] * 19, {"0": "ginger", "x": "caraway"}, "no hex “x”"),
    ],
)
def test_an_altar_that_cannot_be_is_refused(gems: list[Any], tokens: dict[str, Any], words: str) -> None:
    """G4, G7."""
    state = new_state(GANESHA, 2, GANESHA.Options(), None)
    with pytest.raises(ValueError, match=words):
        GANESHA.outcomes(state[0], events.Altar(gems, tokens))


def test_each_event_has_its_time() -> None:
    """G8, G33."""
    state = new_state(GANESHA, 2, GANESHA.Options(), None)
    with pytest.raises(ValueError, match="Altar is filled here"):
        GANESHA.outcomes(state[0], events.Gem("red"))
    with speak("fr"), pytest.raises(ValueError, match="Ici, l’Autel est rempli"):
        GANESHA.outcomes(state[0], events.Gem("red"))
    state[0].phase = RED_DRAW
    with pytest.raises(ValueError, match="A gem is drawn"):
        GANESHA.outcomes(state[0], events.Altar([], {}))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"gems":["', b'"gems":[null,"'),
        (b'"hex":', b'"hex":1'),
        (b'"spices":true', b'"spices":false'),
        (b'"youngest":[0,1,2]', b'"youngest":[]'),
    ],
)
def test_an_altered_match_file_is_refused(old: bytes, new: bytes) -> None:
    """G7, G25: with its secret and without it."""
    match = opened(3, "altered")
    for _ in play_on(match, "altered", 60):
        pass
    for reveal in (True, False):
        data = write_match(match, reveal=reveal)
        read_match(data)
        assert old in data
        with pytest.raises(BadMatchFile):
            read_match(data.replace(old, new, 1))


def drawn(match: Match, width: int) -> str:
    """All that the terminal would show of a position, as plain text."""
    console = Console(width=width, highlight=False, color_system=None)
    shown, names = drawing_of(game("ganesha")), [seat.name for seat in match.seats]
    view = match.view(match.turn)
    with console.capture() as capture:
        console.print(shown.picture(view, names))
        for move in match.legal():
            console.print(shown.choice(view, move))
        for entry in match.log_for(match.turn)[-3:]:
            console.print(shown.told(entry, names))
        if match.result is not None:
            console.print(shown.sheet(match.result, view, names))
    return capture.get()


SHORT = {"red": [12], "green": [99, 0], "purple": [1] * 12, "blue": [5, 5, 5], "yellow": [10, 9]}
LOOKS = [
    (2, {"side": "night"}),
    (3, {}),
    (4, {"tokens": "placed", "youngest": [3, 1, 0, 2]}),
    (3, {"tokens": "placed", "altar": [2, 3, 2], "tracks": SHORT}),
    (4, {"tokens": "placed", "altar": [7, 6, 7, 6, 7, 6, 7], "tracks": SHORT}),
]


@pytest.mark.parametrize(("players", "options"), LOOKS)
def test_the_terminal_draws_every_position_within_80_columns(players: int, options: dict[str, Any]) -> None:
    """G3, G4, G7, G22, G24, G25."""
    width = 80
    for match in play_on(opened(players, "drawn", **options), "drawn", LONG):
        text = drawn(match, width)
        assert max(map(len, text.splitlines())) <= width
        view = match.view(None)
        assert "◉ Drum" in text
        assert "From youngest to oldest: " + ", ".join(f"P{seat}" for seat in view.youngest) in text
        for hex in range(len(view.altar)):
            assert f" {hex:>2} " in text
        assert text.count("?") == len(view.face_down)
        for token in view.tokens.values():
            assert token.split("_")[-1][:6] in text.lower()
    assert "★" in text or not COMPILED


def test_the_help_names_every_token() -> None:
    """G26."""
    words = drawing_of(game("ganesha")).help()
    for name in ("Cardamom", "Caraway", "Coriander", "Ginger", "Mustard", "Cinnamon", "Red Pepper", "Black Pepper"):
        assert name in words


def test_random_choices_of_a_match_can_be_typed() -> None:
    match = opened(4, "typed")
    chooser = random.Random(1)
    while not match.over and match.decisions < 100:
        assert match.turn is not None
        match.play(match.turn, GANESHA.text(chooser.choice(match.legal())))
