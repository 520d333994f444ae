"""How strength grew, as a picture."""

import math
from collections.abc import Sequence
from pathlib import Path

from kolam.locale import Message, say
from kolam.research.training.generations import Outcome

SCALE = 400 / math.log(10)  # points of chess: 400 mean ten to one
MOST = 0.99  # a share of pairs beyond this says no more than this


def strengths(outcomes: Sequence[Outcome]) -> list[float]:
    """Of the champion after each generation; the first network has 0."""
    found, strength = [], 0.0
    for outcome in outcomes:
        if outcome.kept and outcome.pairs:
            share = min(MOST, outcome.won / outcome.pairs)
            strength += SCALE * math.log(share / (1 - share))
        found.append(strength)
    return found


def plot(outcomes: Sequence[Outcome], game: Message | str, file: Path) -> None:
    """PNG or SVG."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([one.number for one in outcomes], strengths(outcomes), color="#a94a22", marker="o")
    axes.set_xlabel(say("train-generation"))
    axes.set_ylabel(say("arena-rating"))
    axes.set_title(say("train-title", game=game))
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.savefig(file)
