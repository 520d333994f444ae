"""Compile the bots ahead, as `kolam.rules.prepare` does with the rules."""

from kolam.bots import Budget, Searcher, Style
from kolam.bots.simple import Glance, Greedy
from kolam.match import Match, Seat
from kolam.rules.contract import Game
from kolam.rules.prepare import Step


def steps(game: Game) -> list[Step]:
    return [Step(f"{game.title}: bots", lambda: _think(game))]


def _think(game: Game) -> None:
    match = Match(game, [Seat(f"Bot {number}") for number in range(game.players[0])])
    Greedy("prepare")(match)
    Glance("prepare")(match)
    Searcher(Budget(simulations=2), Style(), "prepare").judge(match)
