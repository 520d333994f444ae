"""Matches to learn from, and to compare networks by, all in compiled code."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kolam.bots.learned.features import features, viewpoint
from kolam.bots.learned.guidance import Guidance
from kolam.bots.learned.tree import Mind, chosen_child, guided_search
from kolam.bots.tree import NONE, Workspace, new_node, quick_choice
from kolam.engine.chance import below, rekey
from kolam.engine.compiled import Record, rule
from kolam.engine.contract import NOBODY, Game, State, decide, legal, standing, whose
from kolam.engine.play import settle

LONGEST = 5000  # decisions of a match that are remembered


class Lesson(NamedTuple):
    """How matches are played to learn from."""

    simulations: int  # of a guided search for each decision; 0: by habit, with no network
    tournament: float  # by habit: the best-liked of this many moves
    stray: int  # of 1,000 decisions, how many are made at random
    keep: int  # of 1,000 positions, how many are remembered
    trust: float  # λ: how much the end of a match counts against what the network thought on the way there


class Course(NamedTuple):
    """What is remembered of the match that is being played."""

    state: State
    wins: NDArray[np.float64]  # before each decision: the best that the network saw
    scores: NDArray[np.float64]
    strayed: NDArray[np.bool_]  # the decision was made at random
    row: NDArray[np.int32]  # where the position after it is remembered, or NONE
    end_wins: NDArray[np.float64]
    end_scores: NDArray[np.float64]
    points: NDArray[np.int32]
    winners: NDArray[np.bool_]
    active: NDArray[np.int32]


class Samples(NamedTuple):
    """Positions to learn from, a row for each; seats from the viewpoint on."""

    active: NDArray[np.int16]  # features
    told: NDArray[np.int16]  # how many of them there are
    wins: NDArray[np.float32]  # what the network should say
    gains: NDArray[np.float32]  # points still to come
    match: NDArray[np.int32]


def new_course(game: Game, players: int, active: int) -> Course:
    return Course(
        state=np.zeros(1, game.dtype),
        wins=np.zeros((LONGEST, players)),
        scores=np.zeros((LONGEST, players)),
        strayed=np.zeros(LONGEST, np.bool_),
        row=np.zeros(LONGEST, np.int32),
        end_wins=np.zeros(players),
        end_scores=np.zeros(players),
        points=np.zeros(players, np.int32),
        winners=np.zeros(players, np.bool_),
        active=np.zeros(active, np.int32),
    )


def new_samples(rows: int, players: int, active: int) -> Samples:
    return Samples(
        active=np.zeros((rows, active), np.int16),
        told=np.zeros(rows, np.int16),
        wins=np.zeros((rows, players), np.float32),
        gains=np.zeros((rows, players), np.float32),
        match=np.zeros(rows, np.int32),
    )


@rule
def think_about(state: State, simulations: int, guidance: Guidance, space: Workspace, mind: Mind) -> int:
    """The decision of a guided search with a tree of its own."""
    new_node(space.nodes, 0, NONE, NONE, NONE)
    guided_search(state, 0, 1, simulations, guidance, space, mind)
    return space.nodes[chosen_child(space.nodes, 0)].move


@rule
def play_to_learn(
    starts: State, lesson: Lesson, guidance: Guidance, space: Workspace, mind: Mind, course: Course, samples: Samples
) -> int:
    """A match from every start, each with a secret of its own; return how many positions were remembered."""
    rows = 0
    for number in range(len(starts)):
        course.state[0] = starts[number]
        rekey(course.state[0], space.dice[0])
        settle(course.state[0])
        first = rows
        length, rows = play_one(rows, lesson, guidance, space, mind, course, samples)
        samples.match[first:rows] = number
        look_back(length, lesson, course, samples)
    return rows


@rule
def play_one(
    rows: int, lesson: Lesson, guidance: Guidance, space: Workspace, mind: Mind, course: Course, samples: Samples
) -> tuple[int, int]:
    """A match; return how many decisions were free, and how many positions are remembered by then."""
    state, dice = course.state[0], space.dice[0]
    length = 0
    while whose(state) != NOBODY and length < LONGEST:
        count = legal(state, space.moves)
        if count == 1:
            decide(state, space.moves[0])
            settle(state)
            continue
        if lesson.simulations > 0:
            best = think_about(course.state, lesson.simulations, guidance, space, mind)
            course.wins[length] = mind.sums[0] / lesson.simulations
            course.scores[length] = mind.sums[1] / lesson.simulations
        else:
            best = quick_choice(state, space.moves, count, lesson.tournament, dice)
        move = best
        if below(dice, 1000) < lesson.stray:
            move = space.moves[below(dice, legal(state, space.moves))]
        course.strayed[length] = move != best
        course.row[length] = NONE
        decider = whose(state)
        decide(state, move)
        if whose(state) != NOBODY and rows < len(samples.told) and below(dice, 1000) < lesson.keep:
            seat = decider if below(dice, 2) == 0 else below(dice, int(state.players))
            remember_position(state, seat, rows, course, samples)
            course.row[length] = rows
            rows += 1
        settle(state)
        length += 1
    return length, rows


@rule
def remember_position(state: Record, seat: int, row: int, course: Course, samples: Samples) -> None:
    """Its features. Whose viewpoint it is and how many points there are already is noted where the answer will be."""
    count = features(state, seat, course.active)
    samples.told[row] = count
    for i in range(count):
        samples.active[row, i] = course.active[i]
    standing(state, course.points, course.winners)
    players = int(state.players)
    samples.wins[row, 0] = viewpoint(state, seat)
    for other in range(players):
        samples.gains[row, other] = course.points[other]


@rule
def look_back(length: int, lesson: Lesson, course: Course, samples: Samples) -> None:
    """TD(λ): what each position came to. Nothing that follows a stray decision tells of what came before it."""
    state = course.state[0]
    players = int(state.players)
    wins, scores = course.end_wins, course.end_scores
    standing(state, course.points, course.winners)
    winners = course.winners.sum()
    for seat in range(players):
        wins[seat] = 1.0 / winners if course.winners[seat] else 0.0
        scores[seat] = course.points[seat]
    trust = lesson.trust if lesson.simulations > 0 else 1.0
    for step in range(length - 1, -1, -1):
        row = course.row[step]
        if row != NONE:
            me = int(samples.wins[row, 0])
            course.points[:] = samples.gains[row]
            for place in range(players):
                seat = (me + place) % players
                samples.wins[row, place] = wins[seat]
                samples.gains[row, place] = scores[seat] - course.points[seat]
        if lesson.simulations > 0:
            kept = 0.0 if course.strayed[step] else trust
            for seat in range(players):
                wins[seat] = kept * wins[seat] + (1.0 - kept) * course.wins[step, seat]
                scores[seat] = kept * scores[seat] + (1.0 - kept) * course.scores[step, seat]


@rule
def compare(
    starts: State,
    challenged: NDArray[np.bool_],
    simulations: int,
    guidance: Guidance,
    space: Workspace,
    challenger: Mind,
    champion: Mind,
    points: NDArray[np.int32],
    winners: NDArray[np.bool_],
) -> None:
    """Two networks against each other: a match from every start, in which the challenger has the seats of a row."""
    for number in range(len(starts)):
        state = starts[number : number + 1]
        settle(state[0])
        while whose(state[0]) != NOBODY:
            if legal(state[0], space.moves) == 1:
                move = space.moves[0]
            elif challenged[number, whose(state[0])]:
                move = think_about(state, simulations, guidance, space, challenger)
            else:
                move = think_about(state, simulations, guidance, space, champion)
            decide(state[0], move)
            settle(state[0])
        standing(state[0], points[number], winners[number])
