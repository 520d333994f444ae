"""The rules of Kolpa!, in the rulebook's order. The ids are those of docs/rules/kolpa.md."""

import numpy as np
from numpy.typing import NDArray

from kolam.engine.compiled import Record, rule
from kolam.engine.contract import CHANCE, NOBODY
from kolam.games.kolpa.record import (
    CALLS,
    CARDS,
    COLOURS,
    COPIES,
    DEAL,
    DRAW,
    HAND,
    JOKER,
    JOKER_VALUE,
    JOKERS,
    NO_CALL,
    NO_CARD,
    NUMBER_CARDS,
    OVER,
    PLAY,
    RENEW,
    RESHUFFLE,
    RESHUFFLED,
    TURN_UP,
    VALUES,
)

PILES = len(COLOURS)

# Decisions as integers: a card from the hand, a card from the play area, a card laid, a joker with its announcement.
KOL_HAND = 0
KOL_AREA = KOL_HAND + NUMBER_CARDS
KOLPA = KOL_AREA + NUMBER_CARDS
JOKE = KOLPA + NUMBER_CARDS
DECISIONS = JOKE + CALLS


@rule
def start_round(state: Record, starter: int) -> None:
    """P2, P3: all 64 cards are shuffled; nothing lies on the table yet."""
    state.round_number += 1
    state.starter = starter
    state.turn = starter
    state.phase = DEAL
    state.dealt = 0
    state.hands[:] = 0
    state.piles[:] = NO_CARD
    state.heights[:] = 0
    state.draw[:NUMBER_CARDS] = COPIES
    state.draw[JOKER] = JOKERS
    state.discard[:] = 0
    state.in_hands[:] = 0
    state.top = NO_CARD
    state.call = NO_CALL


@rule
def wanted(state: Record) -> tuple[int, int]:
    """P5, P15, P16: the colour and the number to match, of which a joker's announcement has only one."""
    if state.top != JOKER:
        return state.top // VALUES, state.top % VALUES
    if state.call < PILES:
        return state.call, NO_CARD
    return NO_CARD, state.call - PILES


@rule
def matches(state: Record, card: int) -> bool:
    """P5."""
    colour, value = wanted(state)
    return card // VALUES == colour or card % VALUES == value


@rule
def pile_shows(state: Record, seat: int, colour: int) -> int:
    """The top card of a pile, or NO_CARD."""
    height = state.heights[seat, colour]
    return NO_CARD if height == 0 else colour * VALUES + state.piles[seat, colour, height - 1]


@rule
def may_play_from_area(state: Record, colour: int) -> bool:
    """P7: the top of your own pile, if it matches."""
    card = pile_shows(state, state.turn, colour)
    return card != NO_CARD and matches(state, card)


@rule
def holds(state: Record, card: int) -> bool:
    return state.hands[state.turn, card] > 0


@rule
def may_announce(state: Record, call: int) -> bool:
    """P15: a joker on a joker announces something else."""
    return call != state.call


@rule
def legal(state: Record, moves: NDArray[np.int32]) -> int:
    """P5–P11, P14, P15: exactly one card.

    Every card is written down and stays where it may be played: a branch here would be guessed wrong most of the time.
    """
    seat = state.turn
    colour_wanted, value_wanted = wanted(state)
    found = 0
    for colour in range(PILES):
        for value in range(VALUES):  # P6
            card = colour * VALUES + value
            moves[found] = KOL_HAND + card
            found += (state.hands[seat, card] > 0) & ((colour == colour_wanted) | (value == value_wanted))
    from_hand = found
    for colour in range(PILES):  # P7
        if may_play_from_area(state, colour):
            moves[found] = KOL_AREA + pile_shows(state, seat, colour)
            found += 1
    if found == from_hand:  # P10
        for colour in range(PILES):
            for value in range(VALUES):  # P8, P9
                card = colour * VALUES + value
                moves[found] = KOLPA + card
                found += (state.hands[seat, card] > 0) & (colour != colour_wanted) & (value != value_wanted)
    if holds(state, JOKER):  # P14
        for call in range(CALLS):
            moves[found] = JOKE + call
            found += may_announce(state, call)
    return found


@rule
def discard(state: Record, card: int, call: int) -> None:
    state.discard[card] += 1
    state.top = card
    state.call = call


@rule
def take_from_hand(state: Record, card: int) -> None:
    state.hands[state.turn, card] -= 1
    state.in_hands[card] -= state.in_hands[card] > 0


@rule
def lay(state: Record, card: int) -> None:
    """P8: onto the pile of its colour."""
    colour = card // VALUES
    state.piles[state.turn, colour, state.heights[state.turn, colour]] = card % VALUES
    state.heights[state.turn, colour] += 1


@rule
def take_from_area(state: Record, card: int) -> None:
    colour = card // VALUES
    state.heights[state.turn, colour] -= 1
    state.piles[state.turn, colour, state.heights[state.turn, colour]] = NO_CARD


@rule
def hand_size(state: Record, seat: int) -> int:
    size = 0
    for card in range(CARDS):
        size += state.hands[seat, card]
    return size


@rule
def size(pile: NDArray[np.int8]) -> int:
    """How many cards lie in the draw or the discard pile."""
    cards = 0
    for card in range(CARDS):
        cards += pile[card]
    return cards


@rule
def has_cards(pile: NDArray[np.int8]) -> bool:
    """Whether there is a card at all, which is soon found out."""
    for card in range(CARDS):
        if pile[card] > 0:
            return True
    return False


@rule
def decide(state: Record, move: int) -> None:
    if move < KOL_AREA:
        take_from_hand(state, move - KOL_HAND)
        discard(state, move - KOL_HAND, NO_CALL)
        finish_turn(state)
    elif move < KOLPA:
        take_from_area(state, move - KOL_AREA)
        discard(state, move - KOL_AREA, NO_CALL)
        pass_turn(state)  # P17: a card from the play area never ends a round
    elif move < JOKE:
        take_from_hand(state, move - KOLPA)
        lay(state, move - KOLPA)
        must_draw(state)
    else:
        take_from_hand(state, JOKER)
        discard(state, JOKER, move - JOKE)  # P15
        finish_turn(state)


@rule
def must_draw(state: Record) -> None:
    """P8, P13: draw one card. If there was nothing to renew the draw pile from before, there may be now."""
    if has_cards(state.draw):
        state.phase = DRAW
    elif can_renew(state):
        state.phase = RESHUFFLE
    else:
        finish_turn(state)  # P17: without a draw, the last card laid ends the round


@rule
def can_renew(state: Record) -> bool:
    """P13: there are cards under the top card of the discard pile."""
    return size(state.discard) > 1


@rule
def draw_card(state: Record, card: int) -> None:
    """P8, P13: the draw pile is renewed at once after the draw that used it up."""
    state.hands[state.turn, card] += 1
    if has_cards(state.draw) or not can_renew(state):
        pass_turn(state)
    else:
        state.phase = RENEW


@rule
def renew_draw_pile(state: Record) -> None:
    """P13: from the discard pile but its top card. Everybody knows what it is made of, and so what is left in hands."""
    state.draw[:] = state.discard
    state.draw[state.top] -= 1
    state.discard[:] = 0
    state.discard[state.top] = 1
    state.in_hands[:] = 0
    for seat in range(state.players):
        for card in range(CARDS):
            state.in_hands[card] += state.hands[seat, card]


@rule
def finish_turn(state: Record) -> None:
    """P17: the round ends when no card is left in hand."""
    if hand_size(state, state.turn) == 0:
        end_round(state)
    else:
        pass_turn(state)


@rule
def pass_turn(state: Record) -> None:
    state.turn = (state.turn + 1) % state.players
    state.phase = PLAY


@rule
def round_score(state: Record, seat: int) -> int:
    """P18: the whole play area, covered cards included, less the hand; a joker left in hand costs 10."""
    score = 0
    for colour in range(PILES):
        for depth in range(state.heights[seat, colour]):
            score += state.piles[seat, colour, depth]
    for card in range(NUMBER_CARDS):
        score -= state.hands[seat, card] * (card % VALUES)
    return score - state.hands[seat, JOKER] * JOKER_VALUE


@rule
def end_round(state: Record) -> None:
    """P19: the game ends when someone has reached the target; otherwise P4: the next seat starts a new round."""
    reached = False
    for seat in range(state.players):
        state.scores[seat] += round_score(state, seat)
        if state.scores[seat] >= state.target:
            reached = True
    if reached:
        state.phase = OVER
    else:
        start_round(state, (state.starter + 1) % state.players)


@rule
def whose(state: Record) -> int:
    if state.phase == PLAY:
        return state.turn
    if state.phase == OVER:
        return NOBODY
    return CHANCE


@rule
def outcome_count(state: Record) -> int:
    return CARDS + 1


@rule
def weight(state: Record, outcome: int) -> int:
    """Every card of the draw pile is equally likely to be its top card."""
    reshuffles = state.phase == RESHUFFLE or state.phase == RENEW
    if outcome == RESHUFFLED or reshuffles:
        return 1 if outcome == RESHUFFLED and reshuffles else 0
    if outcome == JOKER and state.phase == TURN_UP:
        return 0  # P3: a joker turned up goes back and the pack is shuffled again
    return state.draw[outcome]


@rule
def happen(state: Record, outcome: int) -> None:
    if state.phase == RESHUFFLE:
        renew_draw_pile(state)
        state.phase = DRAW
        return
    if state.phase == RENEW:
        renew_draw_pile(state)
        pass_turn(state)
        return
    state.draw[outcome] -= 1
    if state.phase == DEAL:  # P3
        state.hands[state.dealt // HAND, outcome] += 1
        state.dealt += 1
        if state.dealt == HAND * state.players:
            state.phase = TURN_UP
    elif state.phase == TURN_UP:
        discard(state, outcome, NO_CALL)
        state.phase = PLAY
    else:
        draw_card(state, outcome)


@rule
def standing(state: Record, scores: NDArray[np.int32], winners: NDArray[np.bool_]) -> None:
    """P19: the highest total wins, and a tie is a shared victory."""
    best = state.scores[0]
    for seat in range(state.players):
        scores[seat] = state.scores[seat]
        best = max(best, state.scores[seat])
    for seat in range(state.players):
        winners[seat] = state.scores[seat] == best
