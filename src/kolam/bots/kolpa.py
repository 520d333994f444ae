"""What is good in Kolpa!."""

import math

import numpy as np
from numpy.typing import NDArray

from kolam.bots.judgement import judge_by_score
from kolam.rules.compiled import Record, answers, rule
from kolam.rules.kolpa.record import OVER, RECORD, VALUES
from kolam.rules.kolpa.rules import JOKE, KOL_AREA, KOL_HAND, KOLPA, hand_size, round_score

DRAWN_CARD = 2.9  # what an unknown card costs that is left in hand: 2.5, or 10 for a joker
JOKER_IN_TIME = 4.0  # a joker saves 10 points at the end of a round, but waits well until then
ROUND_SWING = 5.0  # how far two players' scores move apart in a usual round
POINTS_A_ROUND = 8.0  # what the winner of a round may hope for


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
def evaluate(state: Record, chances: NDArray[np.float64], scores: NDArray[np.float64]) -> None:
    """At the end of a round: a lead counts the more, the nearer somebody is to the target."""
    players = state.players
    for seat in range(players):
        scores[seat] = state.scores[seat]
        if state.phase != OVER and state.dealt >= 5 * players:
            scores[seat] += round_score(state, seat)
    best = scores[:players].max()
    rounds_left = max(1.0, (state.target - best) / POINTS_A_ROUND)
    judge_by_score(state, state.phase == OVER, ROUND_SWING * math.sqrt(rounds_left), chances, scores)


@rule
def chapter(state: Record) -> int:
    return state.round_number


answers(RECORD, appraise=appraise, evaluate=evaluate, chapter=chapter)
