"""Who sits where, as the command line says it."""

from kolam.bots import bot
from kolam.engine.contract import Game
from kolam.locale import say
from kolam.match import BadSeats

HUMAN = "human"
USUAL_PLAYERS = 4


def require_players(game: Game, players: int) -> None:
    """Refuse a number of players that the game is not for."""
    if players not in game.players:
        least, most = game.players[0], game.players[-1]
        raise BadSeats(say("seating-players", game=game.called, least=least, most=most, players=players))


def levels(listed: str | None, players: int | None, game: Game, default: str, human: bool = False) -> list[str]:
    """A level for every seat: those listed, the last of them again for the seats that are left, or `default`."""
    chosen = [level.strip() for level in listed.split(",")] if listed else []
    for level in chosen:
        if not (human and level == HUMAN):
            bot(level, 0)  # refuses a level that there is not
    if players is None:
        players = len(chosen) if len(chosen) > 1 else min(USUAL_PLAYERS, game.players[-1])
    require_players(game, players)
    if len(chosen) > players:
        raise BadSeats(say("seating-too-many", listed=len(chosen), players=players))
    rest = default if not chosen or chosen[-1] == HUMAN else chosen[-1]
    return chosen + [rest] * (players - len(chosen))
