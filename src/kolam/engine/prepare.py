"""What can be asked of a game, asked once, so that all of it can be compiled before anybody waits for it.

Nothing is compiled while it is asked: the rules run as plain Python, and what Python called is then compiled together.
"""

import shutil
import time

import numpy as np

from kolam.engine.chance import below, new_dice, secret_of_seed
from kolam.engine.contract import (
    CHANCE,
    NOBODY,
    Game,
    State,
    decide,
    happen,
    imagine,
    legal,
    new_state,
    observe,
    outcome_count,
    standing,
    weight,
    whose,
)
from kolam.engine.options import read_options
from kolam.engine.play import (
    Simulation,
    begin,
    bring,
    choices,
    decider,
    draw,
    new_moves,
    next_outcome,
    step,
    take,
)
from kolam.engine.registry import games
from kolam.engine.storage import CACHE, cache_folder

KEEP_UNUSED = 30 * 24 * 3600  # seconds
ASKED = 5  # of the decisions that can be asked about in a position
SHOWN = 3  # one position in this many is shown


def ask_the_rules(game: Game) -> None:
    """All that a table and a terminal ask."""
    _ask_everything(game)
    _step(game)
    _show(game)


def forget_old_code() -> None:
    """Remove compiled code that no version of the sources has used for a month."""
    for folder in (cache_folder(), *(cache_folder(game.package) for game in games())):
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    for folder in CACHE.iterdir():
        if time.time() - folder.stat().st_mtime > KEEP_UNUSED:
            shutil.rmtree(folder, ignore_errors=True)


def _new(game: Game) -> State:
    players = game.players[0]
    return new_state(game, players, read_options(game, {}, players), secret_of_seed("prepare"))


def _opened(game: Game) -> State:
    """A position in which a seat decides."""
    state = _new(game)
    while whose(state[0]) == CHANCE:
        happen(state[0], draw(state[0]))
    return state


def _ask_everything(game: Game) -> None:
    state = _opened(game)
    players = game.players[0]
    moves = new_moves(game)
    legal(state[0], moves)
    weight(state[0], outcome_count(state[0]) - 1)
    standing(state[0], np.zeros(players, np.int32), np.zeros(players, np.bool_))
    observe(state[0], 0, np.zeros(game.observation, np.int16))
    imagine(state[0], 0, new_dice("prepare")[0])
    decide(state[0], int(moves[0]))


def _step(game: Game) -> None:
    state, moves = _new(game), new_moves(game)
    while decider(state) == CHANCE:
        bring(state, next_outcome(state))
    count = choices(state, moves)
    if game.worth is not None:
        game.worth(state, moves[:count])
    take(state, int(moves[0]))
    begin(state, moves)
    step(state, int(moves[0]), moves)


def simulate(game: Game) -> None:
    """A random match inside compiled code."""
    players = game.players[0]
    Simulation(game, players, read_options(game, {}, players), "prepare").run(1)


def _show(game: Game) -> None:
    """Along a whole match, for other phases may have other words."""
    state, moves, dice = _opened(game), new_moves(game), new_dice("prepare")
    apart, made = -(-game.decisions // ASKED), 0
    while whose(state[0]) != NOBODY:
        if made % SHOWN == 0:
            for seat in (0, None):
                game.view(state[0], seat)
        made += 1
        for number in range(below(dice[0], apart), game.decisions, apart):
            move = game.move(state[0], number)
            game.number(state[0], move)
            game.refusal(state[0], move)
        step(state, int(moves[below(dice[0], legal(state[0], moves))]), moves)
