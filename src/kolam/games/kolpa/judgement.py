"""What is good in Kolpa!."""

import math

import numpy as np
from numpy.typing import NDArray

from kolam.bots.judgement import judge_by_score
from kolam.bots.style import Style, Styles
from kolam.engine.compiled import Record, answers, rule
from kolam.games.kolpa.record import NO_CARD, OVER, RECORD, VALUES
from kolam.games.kolpa.rules import (
    JOKE,
    KOL_AREA,
    KOL_HAND,
    KOLPA,
    PILES,
    hand_size,
    pile_shows,
    round_score,
    size,
    wanted,
)

DRAWN_CARD = 2.9  # what an unknown card costs that is left in hand: 2.5, or 10 for a joker
JOKER_IN_TIME = 4.0  # a joker saves 10 points at the end of a round, but waits well until then
ROUND_SWING = 6.0  # how far two players' scores move apart in a usual round
POINTS_A_ROUND = 9.0  # what the winner of a round may hope for

# A practised player's likings. docs/bots.md tells how they were found; their unit does not matter.
ENDS_ROUND = 8.7
FROM_HAND = 4.2
POINT_FROM_HAND = -0.5
FROM_AREA = -3.5
POINT_FROM_AREA = -0.8
POINT_LAID = 3.4
POINT_COVERED = 1.6  # P10: a covered card can no longer be forced out
JOKER_PLAYED = 2.2
JOKER_FOR_EACH_CARD = -1.8  # the more cards in hand, the longer a joker waits
JOKER_BEFORE_LAST = 5.7
HAND_FITS = 0.7  # for each card in hand that the top card lets out
NEIGHBOUR_FORCED = 0.9  # P10: the next player must take a card off a pile, or has one of the same colour or number
POINT_FORCED = 2.3
SELF_FORCED = -4.3

# How a search goes about it at its best; docs/bots.md tells how this was found. Skilled imagines careless players, who
# overlook most of their moves. Expert weighs each of its own moves by the four that each player may make next, without
# a tree: with one, its second would make it as strong as master.
BEST = Style(tournament=6, explore=0.2)
STYLES = Styles(
    master=BEST,
    expert=BEST._replace(tournament=1.6, longest=4, deepest=1),
    skilled=BEST._replace(tournament=2),
)


@rule
def appraise(state: Record, move: int) -> float:
    """By how much the round's score (P18) changes for the better."""
    if move < KOL_AREA:
        return float((move - KOL_HAND) % VALUES)
    if move < KOLPA:
        return -float((move - KOL_AREA) % VALUES)
    if move < JOKE:
        return 2.0 * ((move - KOLPA) % VALUES) - DRAWN_CARD
    return JOKER_IN_TIME if hand_size(state, state.turn) > 2 else 10.0


@rule
def cards_that_fit(state: Record, seat: int, colour: int, value: int) -> int:
    """How many cards in a hand have a colour or a number, either of which may be NO_CARD."""
    found = 0
    if colour != NO_CARD:
        for of_value in range(VALUES):
            found += state.hands[seat, colour * VALUES + of_value]
    if value != NO_CARD:
        for of_colour in range(PILES):
            if of_colour != colour:
                found += state.hands[seat, of_colour * VALUES + value]
    return found


@rule
def cheapest_on_show(state: Record, seat: int, colour: int, value: int) -> int:
    """The lowest value on show before a seat that has a colour or a number, or NO_CARD."""
    cheapest = NO_CARD
    for pile in range(PILES):
        card = pile_shows(state, seat, pile)
        if card != NO_CARD and (pile == colour or card % VALUES == value):
            shown = card % VALUES
            cheapest = shown if cheapest == NO_CARD else min(cheapest, shown)
    return cheapest


@rule
def left_to_neighbour(state: Record, colour: int, value: int) -> float:
    """What is good in leaving the next player a colour and a number to match."""
    liking = HAND_FITS * cards_that_fit(state, state.turn, colour, value)
    forced = cheapest_on_show(state, (state.turn + 1) % state.players, colour, value)
    return liking if forced == NO_CARD else liking + NEIGHBOUR_FORCED + POINT_FORCED * forced


@rule
def turned_to(state: Record, colour: int, value: int) -> float:
    """What is good in a new colour and number on top, which one may have to match oneself before long."""
    forced = cheapest_on_show(state, state.turn, colour, value) != NO_CARD
    return left_to_neighbour(state, colour, value) + (SELF_FORCED if forced else 0.0)


@rule
def habit(state: Record, move: int) -> float:
    """Lay high cards and cover them; turn to what forces the neighbour's piles open; keep a joker for the end."""
    if move >= JOKE:
        cards = hand_size(state, state.turn)
        if cards == 1:
            return ENDS_ROUND
        call = move - JOKE
        colour, value = (call, NO_CARD) if call < PILES else (NO_CARD, call - PILES)
        liking = JOKER_PLAYED + JOKER_FOR_EACH_CARD * cards + turned_to(state, colour, value)
        return liking + JOKER_BEFORE_LAST if cards == 2 else liking
    card = move % (KOL_AREA - KOL_HAND)
    colour, value = card // VALUES, card % VALUES
    if move < KOL_AREA:
        if hand_size(state, state.turn) == 1:
            return ENDS_ROUND
        return FROM_HAND + POINT_FROM_HAND * value + turned_to(state, colour, value) - HAND_FITS
    if move < KOLPA:
        return FROM_AREA + POINT_FROM_AREA * value + turned_to(state, colour, value)
    colour_wanted, value_wanted = wanted(state)
    covered = max(0, pile_shows(state, state.turn, colour)) % VALUES
    return POINT_LAID * value + POINT_COVERED * covered + left_to_neighbour(state, colour_wanted, value_wanted)


@rule
def newly_dealt(state: Record) -> bool:
    """Nothing has been played in this round yet."""
    if size(state.discard) > 1 or size(state.in_hands) > 0:  # P13: a renewed draw pile leaves one card there, too
        return False
    for seat in range(state.players):
        for pile in range(PILES):
            if state.heights[seat, pile] > 0:
                return False
    return True


@rule
def evaluate(state: Record, chances: NDArray[np.float64], scores: NDArray[np.float64]) -> None:
    """At the end of a round: a lead counts the more, the nearer somebody is to the target.

    The hands of the next round are dealt by then, but tell of nothing that a decision in this one could change.
    """
    players = state.players
    in_round = state.phase != OVER and not newly_dealt(state)
    for seat in range(players):
        scores[seat] = state.scores[seat] + (round_score(state, seat) if in_round else 0)
    best = scores[:players].max()
    rounds_left = max(1.0, (state.target - best) / POINTS_A_ROUND)
    judge_by_score(state, state.phase == OVER, ROUND_SWING * math.sqrt(rounds_left), chances, scores)


@rule
def segment(state: Record) -> int:
    return state.round_number


answers(RECORD, appraise=appraise, habit=habit, evaluate=evaluate, segment=segment)
