"""Compile the bots ahead, as `kolam.engine.prepare` does with the rules."""

from kolam.bots import Budget, Searcher
from kolam.bots.prospects import foreseen, prospects
from kolam.bots.reasons import reason
from kolam.bots.simple import Flat, Glance, Greedy
from kolam.bots.style import review_style, styles_of
from kolam.engine.contract import Game
from kolam.engine.prepare import Step
from kolam.locale import message
from kolam.match import Drawn, Match, Seat


def steps(game: Game) -> list[Step]:
    return [Step(message("prepare-bots", game=game.called), lambda: _think(game))]


def _think(game: Game) -> None:
    """Along a whole match, for other phases may ask other questions."""
    match = Match(game, [Seat(f"Bot {number}") for number in range(game.players[0])], {}, Drawn(bytes(32)))
    Searcher(Budget(simulations=2), styles_of(game).master, "prepare").judge(match)
    Flat("prepare", seconds=0.001)(match)
    first = match.legal_numbers()[0]
    prospects(game, match.state, 1, review_style(game), "prepare", knower=0, move=first)
    foreseen(game, match.state, 1, review_style(game), "prepare", seat=0, move=first)
    greedy, glance = Greedy("prepare"), Glance("prepare")
    while not match.over:
        for move in match.legal()[:: 1 + len(match.legal()) // 5]:
            reason(game, match.state[0], move)
        greedy(match)
        match.play_number(glance(match))
