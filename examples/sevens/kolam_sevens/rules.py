"""The rules of Sevens, in the order of the rulebook."""

import numpy as np
from numpy.typing import NDArray

from kolam.engine.chance import below, rekey
from kolam.engine.compiled import Record, rule
from kolam.engine.contract import CHANCE, NOBODY
from kolam_sevens.record import COPIES, DEAL, DRAW, HAND, OVER, PLAY, VALUES


@rule
def count(cards: NDArray[np.int8]) -> int:
    total = 0
    for card in range(VALUES):
        total += cards[card]
    return total


@rule
def set_up(state: Record, players: int, magic: int, first: int) -> None:
    """S1: thirty cards, six of each value from 1 to 5."""
    state.players = players
    state.magic = magic
    state.turn = first
    state.deck[:] = COPIES
    state.phase = DEAL


@rule
def whose(state: Record) -> int:
    if state.phase == OVER:
        return NOBODY
    return int(state.turn) if state.phase == PLAY else CHANCE


@rule
def outcome_count(state: Record) -> int:
    return VALUES


@rule
def weight(state: Record, outcome: int) -> int:
    """Every card of the deck is equally likely."""
    return int(state.deck[outcome])


@rule
def happen(state: Record, outcome: int) -> None:
    state.deck[outcome] -= 1
    if state.phase == DRAW:  # S5
        state.hands[state.turn, outcome] += 1
        pass_turn(state)
        return
    state.hands[state.dealt // HAND, outcome] += 1  # S2
    state.dealt += 1
    if state.dealt == HAND * state.players:
        state.phase = PLAY


@rule
def holds(state: Record, card: int) -> bool:
    return state.hands[state.turn, card] > 0


@rule
def legal(state: Record, moves: NDArray[np.int32]) -> int:
    """S3: any card of your hand."""
    found = 0
    for card in range(VALUES):
        if holds(state, card):
            moves[found] = card
            found += 1
    return found


@rule
def decide(state: Record, move: int) -> None:
    """S3: a card goes into the pool."""
    state.hands[state.turn, move] -= 1
    state.pool += 1
    state.total += move + 1
    if state.total % state.magic == 0:
        take_pool(state)
    if count(state.deck) > 0:
        state.phase = DRAW
    else:
        pass_turn(state)


@rule
def take_pool(state: Record) -> None:
    """S4: a point for each card of the pool, which starts again from nothing."""
    state.scores[state.turn] += state.pool
    state.pool = 0
    state.total = 0


@rule
def pass_turn(state: Record) -> None:
    """S3, S6: clockwise to the next player who has a card; when nobody has, the match is over."""
    for _ in range(state.players):
        state.turn = (state.turn + 1) % state.players
        if count(state.hands[state.turn]) > 0:
            state.phase = PLAY
            return
    state.phase = OVER


@rule
def standing(state: Record, scores: NDArray[np.int32], winners: NDArray[np.bool_]) -> None:
    """S6: most points win, and a tie is a shared victory."""
    best = 0
    for seat in range(state.players):
        scores[seat] = state.scores[seat]
        best = max(best, state.scores[seat])
    for seat in range(state.players):
        winners[seat] = state.scores[seat] == best


@rule
def imagine(state: Record, seat: int, dice: Record) -> None:
    """S7: all cards that `seat` cannot see go back into the deck, and the other hands are dealt from it."""
    for other in range(state.players):
        if other != seat:
            for card in range(VALUES):
                state.deck[card] += state.hands[other, card]
    unseen = count(state.deck)
    for other in range(state.players):
        if other == seat:
            continue
        cards = count(state.hands[other])
        state.hands[other, :] = 0
        for _ in range(cards):
            left = below(dice, unseen)
            card = 0
            while left >= state.deck[card]:
                left -= state.deck[card]
                card += 1
            state.deck[card] -= 1
            state.hands[other, card] += 1
            unseen -= 1
    rekey(state, dice)


# What `observe` writes: your hand, the cards you have not seen, the pool, its total and the magic number, then for each
# player, yourself first, the cards in hand, the score, and whether it is their turn.
SEATS = 2 * VALUES + 3
OBSERVATION = SEATS + 3 * 4


@rule
def observe(state: Record, seat: int, observation: NDArray[np.int16]) -> None:
    """S7: what a seat knows, as numbers."""
    observation[:] = 0
    for card in range(VALUES):
        observation[card] = state.hands[seat, card]
        unseen = int(state.deck[card])
        for other in range(state.players):
            if other != seat:
                unseen += state.hands[other, card]
        observation[VALUES + card] = unseen
    observation[SEATS - 3] = state.pool
    observation[SEATS - 2] = state.total
    observation[SEATS - 1] = state.magic
    for place in range(state.players):
        other = (seat + place) % state.players
        observation[SEATS + 3 * place] = count(state.hands[other])
        observation[SEATS + 3 * place + 1] = state.scores[other]
        observation[SEATS + 3 * place + 2] = state.phase == PLAY and state.turn == other
