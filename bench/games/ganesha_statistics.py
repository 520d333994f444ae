"""What comes of matches of Ganesha between random and greedy players: `python -m bench.games.ganesha_statistics`.

A greedy player makes the decision with the best immediate expectation: its points, and a part of the points that all of
its gems would score if they were placed now. Ties are broken at random. The part was chosen by trial: a player who
counts gems in full never pays an offering, and one who counts only the best offering in sight loses to random players.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kolam.engine.chance import below, new_dice, rekey
from kolam.engine.compiled import Record, rule
from kolam.engine.contract import NOBODY, State, decide, happen, legal, new_state, standing, weight, whose
from kolam.engine.play import new_moves, settle
from kolam.engine.registry import game
from kolam.games.ganesha.decisions import LEAVE
from kolam.games.ganesha.judgement import gems_of
from kolam.games.ganesha.record import BLACK_DRAW, GEM_COLOURS, RED_DRAW, SPICE, TOKENS
from kolam.games.ganesha.spices import token_in_hand

GANESHA = game("ganesha")
MATCHES = 20_000
PART = 0.7


@rule
def prospect(state: Record, seat: int) -> float:
    """The points of a seat, and a part of what its gems would score now."""
    hoped = 0
    for colour in range(GEM_COLOURS):
        for gem in range(gems_of(state, seat, colour)):
            hoped += state.tracks[colour, state.mandala[colour] + gem]
    return float(state.scores[seat]) + PART * hoped


@rule
def expectation(worlds: State, seat: int) -> float:
    """The prospect in the first world, over all that a pepper may draw; the second one is for trying."""
    if worlds[0].phase != RED_DRAW and worlds[0].phase != BLACK_DRAW:
        return prospect(worlds[0], seat)
    total, gems = 0.0, 0
    for colour in range(GEM_COLOURS):
        chance = weight(worlds[0], colour)
        if chance > 0:
            worlds[1] = worlds[0]
            happen(worlds[1], colour)
            total += chance * prospect(worlds[1], seat)
            gems += chance
    return total / gems


@rule
def greedy(states: State, worlds: State, dice: Record, moves: NDArray[np.int32]) -> int:
    """The decision with the best expectation, any of them if there are several."""
    seat = whose(states[0])
    chosen, best, ties = 0, -1.0, 0
    for i in range(legal(states[0], moves)):
        worlds[0] = states[0]
        decide(worlds[0], moves[i])
        found = expectation(worlds, seat)
        if found > best:
            chosen, best, ties = moves[i], found, 1
        elif found == best:
            ties += 1
            if below(dice, ties) == 0:
                chosen = moves[i]
    return chosen


@rule
def play_matches(
    start: State,
    states: State,
    worlds: State,
    dice: NDArray[np.record],
    moves: NDArray[np.int32],
    is_greedy: NDArray[np.bool_],
    scores: NDArray[np.int32],
    winners: NDArray[np.bool_],
    met: NDArray[np.int64],
    used: NDArray[np.int64],
) -> None:
    """A match for every row of the scores; how often each token could be used, and was."""
    for i in range(len(scores)):
        states[0] = start[0]
        rekey(states[0], dice[0])
        settle(states[0])
        while whose(states[0]) != NOBODY:
            if is_greedy[whose(states[0])]:
                move = greedy(states, worlds, dice[0], moves)
            else:
                move = moves[below(dice[0], legal(states[0], moves))]
            if states[0].phase == SPICE:
                token = token_in_hand(states[0])
                met[token] += 1
                if move != LEAVE:
                    used[token] += 1
            decide(states[0], move)
            settle(states[0])
        standing(states[0], scores[i], winners[i])


class Statistics(NamedTuple):
    """What matches came to; scores and winners have a row for each."""

    scores: NDArray[np.int32]
    winners: NDArray[np.bool_]
    met: NDArray[np.int64]
    used: NDArray[np.int64]


def statistics(players: int, is_greedy: list[bool], matches: int = MATCHES, **options: object) -> Statistics:
    start = new_state(GANESHA, players, GANESHA.Options(**options).checked(players), secret=None)
    found = Statistics(
        np.zeros((matches, players), np.int32),
        np.zeros((matches, players), np.bool_),
        np.zeros(len(TOKENS), np.int64),
        np.zeros(len(TOKENS), np.int64),
    )
    play_matches(
        start, start.copy(), start.repeat(2), new_dice("statistics"), new_moves(GANESHA), np.array(is_greedy), *found
    )
    return found


def shares(winners: NDArray[np.bool_]) -> NDArray[np.float64]:
    """How much of all victories each seat has, a shared one counting in parts."""
    won: NDArray[np.float64] = (winners / winners.sum(axis=1, keepdims=True)).mean(axis=0)
    return won


def main() -> None:
    print(f"{MATCHES:,} matches each; seat 0 begins\n")
    print("| players | side | spices | all seats are | mean | s.d. | 5 % | median | 95 % | wins by seat, % |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    tokens: dict[tuple[str, int], Statistics] = {}
    for players in GANESHA.players:
        for side, spices in (("day", False), ("day", True), ("night", True)):
            for kind in ("random", "greedy"):
                found = statistics(players, [kind == "greedy"] * players, side=side, spices=spices)
                scores = found.scores
                low, median, high = np.percentile(scores, [5, 50, 95])
                wins = " ".join(f"{100 * share:.1f}" for share in shares(found.winners))
                row = (players, side, "yes" if spices else "no", kind, f"{scores.mean():.1f}", f"{scores.std():.1f}")
                print("|", " | ".join(map(str, (*row, f"{low:.0f}", f"{median:.0f}", f"{high:.0f}", wins))), "|")
                if side == "day" and spices:
                    tokens[kind, players] = found
    print("\nTokens used in a match, and of the times they could be (day side)\n")
    columns = [(kind, players) for kind in ("random", "greedy") for players in GANESHA.players]
    print("| token |", " | ".join(f"{kind} {players}" for kind, players in columns), "|")
    print("| --- |", " | ".join("---" for _ in columns), "|")
    for number, token in enumerate(TOKENS):
        cells = (
            f"{tokens[column].used[number] / MATCHES:.2f}, "
            f"{100 * tokens[column].used[number] / max(1, tokens[column].met[number]):.0f} %"
            for column in columns
        )
        print(f"| {token} |", " | ".join(cells), "|")
    print("\nOne greedy player, seat 0, among random ones (day side, spices)\n")
    for players in GANESHA.players:
        found = statistics(players, [True] + [False] * (players - 1))
        share, points = shares(found.winners)[0], found.scores[:, 0].mean()
        print(f"{players} players: wins {100 * share:.1f} %, mean {points:.1f} points")


if __name__ == "__main__":
    main()
