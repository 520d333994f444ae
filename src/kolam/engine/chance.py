"""Chance that lives in the record: ChaCha8, keyed by a 256-bit secret.

A player who sees a deal cannot foretell the next card, and the same secret always gives the same match.
Every sum below is done in 64-bit integers and cut to 32 bits, so that the same source is right compiled and uncompiled.
"""

import hashlib
import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kolam.engine.compiled import Record, record_type, rule

__all__ = ["CHANCE_FIELDS", "below", "new_dice", "new_secret", "rekey", "secret_of_seed"]

# The fields that chance needs in a game's record.
CHANCE_FIELDS = [
    ("chance_key", np.uint32, (8,)),
    ("chance_block", np.uint32, (16,)),
    ("chance_counter", np.int64),  # number of the next block
    ("chance_used", np.int64),  # words of the present block already given out; 16 asks for a new block
]
ROUNDS = 8
MASK = 0xFFFFFFFF
wide: Any = np.int64

# Dice outside of any match: for the decisions of random players, and for imagined worlds.
DICE = record_type(__package__, CHANCE_FIELDS)


@rule
def turn_left(word: int, bits: int) -> int:
    return ((word << bits) | (word >> (32 - bits))) & MASK


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & MASK
    d = turn_left(d ^ a, 16)
    c = (c + d) & MASK
    b = turn_left(b ^ c, 12)
    a = (a + b) & MASK
    d = turn_left(d ^ a, 8)
    c = (c + d) & MASK
    b = turn_left(b ^ c, 7)
    return a, b, c, d


@rule
def chacha_block(
    key: NDArray[np.uint32], counter: int, nonce: tuple[int, int, int], rounds: int, block: NDArray[np.uint32]
) -> None:
    """RFC 8439, section 2.3, for any even number of rounds."""
    k0, k1, k2, k3 = wide(key[0]), wide(key[1]), wide(key[2]), wide(key[3])
    k4, k5, k6, k7 = wide(key[4]), wide(key[5]), wide(key[6]), wide(key[7])
    n0, n1, n2, n3 = wide(counter) & MASK, wide(nonce[0]), wide(nonce[1]), wide(nonce[2])
    # "expand 32-byte k"
    c0, c1, c2, c3 = wide(0x61707865), wide(0x3320646E), wide(0x79622D32), wide(0x6B206574)
    x0, x1, x2, x3 = c0, c1, c2, c3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k4, k5, k6, k7
    x12, x13, x14, x15 = n0, n1, n2, n3
    for _ in range(rounds // 2):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    block[0], block[1], block[2], block[3] = (x0 + c0) & MASK, (x1 + c1) & MASK, (x2 + c2) & MASK, (x3 + c3) & MASK
    block[4], block[5], block[6], block[7] = (x4 + k0) & MASK, (x5 + k1) & MASK, (x6 + k2) & MASK, (x7 + k3) & MASK
    block[8], block[9], block[10], block[11] = (x8 + k4) & MASK, (x9 + k5) & MASK, (x10 + k6) & MASK, (x11 + k7) & MASK
    block[12], block[13], block[14], block[15] = (
        (x12 + n0) & MASK,
        (x13 + n1) & MASK,
        (x14 + n2) & MASK,
        (x15 + n3) & MASK,
    )


@rule
def next_word(state: Record) -> int:
    """The next 32 random bits of a record."""
    if state.chance_used == 16:
        chacha_block(state.chance_key, state.chance_counter, (0, 0, 0), ROUNDS, state.chance_block)
        state.chance_counter += 1
        state.chance_used = 0
    word = wide(state.chance_block[state.chance_used])
    state.chance_used += 1
    return word


@rule
def below(state: Record, bound: int) -> int:
    """A number from 0 to `bound` − 1, each equally likely (Lemire, with rejection). Certainty costs no draw."""
    if bound <= 1:
        return 0
    product = next_word(state) * wide(bound)
    if product & MASK < bound:
        unfair = (MASK + 1) % bound
        while product & MASK < unfair:
            product = next_word(state) * wide(bound)
    return product >> 32


@rule
def rekey(state: Record, dice: Record) -> None:
    """Give a record a new secret, thrown with `dice`."""
    for i in range(8):
        state.chance_key[i] = next_word(dice)
    state.chance_counter = 0
    state.chance_used = 16


def key_words(secret: bytes) -> NDArray[np.uint32]:
    """The 32 bytes of a secret as ChaCha reads them."""
    if len(secret) != 32:
        raise ValueError(f"a secret has 32 bytes, not {len(secret)}")
    return np.frombuffer(secret, dtype="<u4").astype(np.uint32)


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(32)


def secret_of_seed(seed: int | str) -> bytes:
    """A secret that everybody can make again: for tests, simulations and experiments."""
    return hashlib.sha256(f"kolam seed {seed}".encode()).digest()


def new_dice(seed: int | str) -> NDArray[np.record]:
    """Dice for a random player or a simulation, the same for the same seed."""
    dice = np.zeros(1, DICE)
    dice[0].chance_key[:] = key_words(secret_of_seed(seed))
    dice[0].chance_used = 16
    return dice
