"""`kolam train`: a network for a game's bots, by playing against itself."""

import argparse
from pathlib import Path

from rich.console import Console

from kolam.bots.learned.weights import weights_file
from kolam.engine.registry import game
from kolam.locale import number, percent, say
from kolam.research.training.generations import Asked, Outcome, deliver, train
from kolam.research.training.plan import plan_for
from kolam.research.training.plot import plot
from kolam.terminal.seating import require_players


def train_network(asked: argparse.Namespace) -> int:
    chosen = game(asked.game)
    require_players(chosen, asked.players)
    folder = asked.folder or Path("training") / f"{chosen.name}-{asked.players}"
    work = Asked(chosen, asked.players, asked.seed, plan_for(asked.generations), folder, asked.jobs, asked.ray)
    console, done = Console(stderr=True), []
    with console.status("") as status:

        def tell(doing: str, generation: int) -> None:
            status.update(say(doing, number=generation))

        for outcome in train(work, tell):
            done.append(outcome)
            console.print(_line(outcome), highlight=False)
    file = weights_file(chosen.package, asked.players) if asked.install else folder / f"{asked.players}.npz"
    deliver(work, done, file)
    if asked.plot:
        plot(done, chosen.called, asked.plot)
    console.print(say("train-written", file=str(file)), highlight=False, soft_wrap=True)
    return 0


def _line(outcome: Outcome) -> str:
    share = outcome.won / outcome.pairs if outcome.pairs else 0.0
    learned = say(
        "train-learned",
        number=outcome.number,
        positions=number(outcome.positions),
        error=number(outcome.brier, 4),
        points=number(outcome.points, 2),
    )
    if not outcome.pairs:
        return learned
    verdict = "train-better" if outcome.kept else "train-no-better"
    return f"{learned} {say(verdict, share=percent(share, 1), pairs=outcome.pairs)}"
