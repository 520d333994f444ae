"""What is done in each generation."""

from typing import NamedTuple

from kolam.bots.learned.selfplay import Lesson

TOURNAMENT = 8.0  # moves that habit compares
STRAY = 30  # of 1,000 decisions
TRUST = 0.95
KEPT = 14  # positions of a match


class Generation(NamedTuple):
    """One round of playing, learning and comparing."""

    matches: int  # to learn from
    simulations: int  # for each decision; 0: by habit, 1: the best at first sight
    epochs: int  # how often everything is looked at
    rate: float  # of learning, at its start


class Plan(NamedTuple):
    """All of them, and what is common to them."""

    generations: list[Generation]
    window: int = 3  # generations whose positions are learned from
    compared: int = 400  # matches against the network before
    job: int = 500  # matches of a job: part of what the seed decides


def plan_for(generations: int, scale: float = 1.0) -> Plan:
    """First by habit, in many matches; then at first sight, later with a short search. `scale` is for trials."""
    found = [Generation(round(20_000 * scale), 0, 3, 2e-3)]
    for number in range(1, generations):
        simulations = 1 if number <= 3 else 12
        matches = 10_000 if simulations == 1 else 3000
        found.append(Generation(round(matches * scale), simulations, 3, 1e-3))
    return Plan(found[:generations])


def lesson_for(generation: Generation, keep: int) -> Lesson:
    return Lesson(generation.simulations, TOURNAMENT, STRAY, keep, TRUST)
