"""Chance is ChaCha8, unbiased, and tells nothing of what comes."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from kolam.engine.chance import below, chacha_block, key_words, new_dice, new_secret, next_word, rekey, secret_of_seed
from kolam.engine.contract import CHANCE, State, clone, happen, new_state, outcome_count, weight, whose
from kolam.engine.options import read_options
from kolam.engine.play import draw
from kolam.engine.registry import game
from tests.playing import COMPILED, TABLES

# A right generator fails one test in a million; the seeds are fixed, so it passes always or never.
UNLIKELY = 1e-6
MANY = 20_000 if COMPILED else 1_000


def block(key: bytes, counter: int, nonce: bytes, rounds: int) -> bytes:
    words = np.zeros(16, np.uint32)
    n = np.frombuffer(nonce, "<u4")
    chacha_block(key_words(key), counter, (int(n[0]), int(n[1]), int(n[2])), rounds, words)
    return words.astype("<u4").tobytes()


# RFC 8439: section 2.3.2, then appendix A.1, test vectors 1 to 5.
VECTORS = [
    (
        bytes(range(32)), 1, "000000090000004a00000000",
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ),
    (
        bytes(32), 0, "000000000000000000000000",
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    (
        bytes(32), 1, "000000000000000000000000",
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    (
        bytes(31) + b"\x01", 1, "000000000000000000000000",
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    (
        b"\x00\xff" + bytes(30), 2, "000000000000000000000000",
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
    (
        bytes(32), 0, "000000000000000000000002",
        "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
        "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("key", "counter", "nonce", "expected"), VECTORS)
def test_the_block_function_is_that_of_rfc_8439(key: bytes, counter: int, nonce: str, expected: str) -> None:
    assert block(key, counter, bytes.fromhex(nonce), 20).hex() == expected


def test_eight_rounds_give_the_published_chacha8_stream() -> None:
    """The first block for an all-zero key and nonce, as the eSTREAM vectors of ChaCha8 (256-bit key) have it."""
    assert block(bytes(32), 0, bytes(12), 8).hex() == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )


def test_a_record_gives_out_its_stream_word_by_word_and_block_by_block() -> None:
    dice = new_dice("stream")
    key = secret_of_seed("stream")
    expected = np.frombuffer(block(key, 0, bytes(12), 8) + block(key, 1, bytes(12), 8), "<u4")
    assert [next_word(dice[0]) for _ in range(32)] == expected.tolist()


@given(st.integers(1, 2**31 - 1), st.integers(0, 2**32))
def test_a_bounded_draw_stays_below_its_bound(bound: int, seed: int) -> None:
    dice = new_dice(seed)
    assert all(0 <= below(dice[0], bound) < bound for _ in range(20))


def test_certainty_costs_no_draw() -> None:
    dice = new_dice("certain")
    assert below(dice[0], 1) == 0
    assert dice[0].chance_used == 16


@pytest.mark.parametrize("bound", [2, 3, 6, 31, 64, 100])
def test_bounded_draws_are_uniform(bound: int) -> None:
    dice = new_dice(f"uniform {bound}")
    counts = np.bincount([below(dice[0], bound) for _ in range(MANY)], minlength=bound)
    assert stats.chisquare(counts).pvalue > UNLIKELY


def test_a_bound_that_does_not_divide_the_words_is_not_biased_either() -> None:
    """3 · 2³⁰: without rejection, the numbers divisible by 3 would be twice as likely as each of the others."""
    dice = new_dice("rejection")
    residues = np.bincount([below(dice[0], 3 << 29) % 3 for _ in range(MANY)], minlength=3)
    assert stats.chisquare(residues).pvalue > UNLIKELY


def first_chance(name: str, players: int, seed: str) -> State:
    chosen = game(name)
    return new_state(chosen, players, read_options(chosen, {}, players), secret_of_seed(seed))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_over_many_seeds_each_outcome_comes_as_often_as_its_weight_says(name: str, players: int) -> None:
    """At several depths of the opening: the first cards dealt, the last, the first tiles drawn …"""
    start = first_chance(name, players, "opening")
    for _ in range(12):
        if whose(start[0]) != CHANCE:
            break
        weights = np.array([weight(start[0], outcome) for outcome in range(outcome_count(start[0]))])
        possible = np.flatnonzero(weights)
        if len(possible) > 1:
            counts = np.zeros(len(weights), int)
            dice = new_dice(f"{name} {players} outcomes")
            world = clone(start)
            for _ in range(MANY // 10):
                world[:] = start
                rekey(world[0], dice[0])
                counts[draw(world[0])] += 1
            assert counts.sum() == counts[possible].sum()
            expected = weights[possible] / weights.sum() * counts.sum()
            assert stats.chisquare(counts[possible], expected).pvalue > UNLIKELY
        happen(start[0], draw(start[0]))


def test_every_seat_is_dealt_every_card_equally_often() -> None:
    """Kolpa!'s shuffle over many secrets: no seat and no place in the hand prefers any card."""
    kolpa = game("kolpa")
    seats, cards = 3, 31
    counts = np.zeros((seats, cards))
    matches = MANY // 10
    for seed in range(matches):
        state = first_chance("kolpa", seats, f"deal {seed}")
        for _ in range(5 * seats):
            happen(state[0], draw(state[0]))
        counts += state[0].hands[:seats]
    pack = np.array([2] * 30 + [4])
    expected = np.broadcast_to(pack / 64 * 5 * matches, counts.shape)
    assert kolpa.players[-1] >= seats
    # Cards of a hand are drawn without replacement, which makes counts less scattered than chi-square expects.
    assert ((counts - expected) ** 2 / expected).sum() < stats.chi2.isf(UNLIKELY, seats * (cards - 1))


def test_a_seen_deal_does_not_help_to_foretell_the_next_card() -> None:
    """Given the same hands, the next card is as random as ever: dealt cards and the next one are independent."""
    table = np.zeros((2, 2))
    for seed in range(MANY // 5):
        state = first_chance("kolpa", 2, f"foretell {seed}")
        dealt = []
        for _ in range(11):
            dealt.append(int(draw(state[0])))
            happen(state[0], dealt[-1])
        table[dealt[0] % 2, draw(state[0]) % 2] += 1
    assert stats.chi2_contingency(table).pvalue > UNLIKELY


def test_secrets_differ_and_have_32_bytes() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(new_secret()) == len(secret_of_seed(1)) == 32
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        key_words(b"abc")
