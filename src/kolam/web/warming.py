"""Loading compiled rules before anybody needs them."""

import logging

from kolam.engine.contract import Game
from kolam.match import Match, Seat

log = logging.getLogger(__name__)


def try_out(game: Game) -> None:
    """Play a move of a game, in whatever thread this is."""
    try:
        match = Match(game, [Seat(f"{number}") for number in range(game.players[0])])
        match.play(match.turn or 0, match.legal()[0])
        match.view(None), match.view(0)
    except Exception:  # whatever somebody else's game does
        log.exception("the game %s does not work", game.name)
