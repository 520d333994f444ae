"""The worlds that a seat of Kolpa! must think possible (P20, P21)."""

import numpy as np
from numpy.typing import NDArray

from kolam.engine.chance import below, rekey
from kolam.engine.compiled import Record, rule
from kolam.games.kolpa.record import CARDS
from kolam.games.kolpa.rules import hand_size, size


@rule
def pick(pile: NDArray[np.int8], dice: Record, cards: int) -> int:
    """Take one of the `cards` cards of a pile, all equally likely."""
    left = below(dice, cards)
    card = 0
    while left >= pile[card]:
        left -= pile[card]
        card += 1
    pile[card] -= 1
    return card


@rule
def imagine(state: Record, seat: int, dice: Record) -> None:
    """P20: other hands and the draw pile are dealt anew from all the cards that `seat` has not seen.

    P13, P21: a card that is known to be in another hand stays in one, for it cannot be in a draw pile made since.
    """
    held = 0  # cards in other hands
    for other in range(state.players):
        if other != seat:
            held += hand_size(state, other)
            state.draw[:] += state.hands[other]
    known = state.in_hands.copy()  # of the cards in other hands
    for card in range(CARDS):
        known[card] = max(0, known[card] - state.hands[seat, card])
    state.draw[:] -= known
    unseen, sure = size(state.draw), size(known)
    for other in range(state.players):
        if other == seat:
            continue
        cards = hand_size(state, other)
        state.hands[other, :] = 0
        for _ in range(cards):
            if sure > 0 and below(dice, held) < sure:
                state.hands[other, pick(known, dice, sure)] += 1
                sure -= 1
            else:
                state.hands[other, pick(state.draw, dice, unseen)] += 1
                unseen -= 1
            held -= 1
    rekey(state, dice)
