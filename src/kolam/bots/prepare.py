"""What is compiled of a game, in two stages: all that a match needs, and all that looks ahead."""

from collections.abc import Callable
from pathlib import Path

from kolam.bots.prospects import foreseen, prospects
from kolam.bots.reasons import reason
from kolam.bots.searcher import Budget, Searcher
from kolam.bots.simple import Flat, Glance, Greedy, Random
from kolam.bots.style import best_style, review_style, styles_of
from kolam.engine.compiled import config, rules_of
from kolam.engine.contract import Game
from kolam.engine.linking import compile_together, only_looking
from kolam.engine.prepare import ask_the_rules, simulate
from kolam.engine.storage import cache_folder
from kolam.match import Drawn, Match, Seat

PLAY = "play"  # the rules, and the bots that do not look ahead
SEARCH = "search"  # the bots that do, hints and reviews
STAGES = (PLAY, SEARCH)
APART = 4  # a position in this many is looked at closely
LOWERED = 0.6  # of the time of a stage; the rest is spent on making one piece of machine code of it all


def is_compiled(game: Game, stage: str) -> bool:
    """Whether a stage was compiled before, on this machine and from these sources."""
    return bool(config.DISABLE_JIT) or _mark(game, stage).exists()


def _mark(game: Game, stage: str) -> Path:
    return cache_folder(game.package) / f"{stage}.ready"


def compile_stage(game: Game, stage: str, tell: Callable[[float], object] = lambda share: None) -> None:
    """Compile a stage of a game, and tell how far it is, from 0 to 1."""
    rules = rules_of("kolam.engine" if stage == PLAY else "kolam.bots", game.package)
    # A simulation is compiled apart: if it shared its inner loop with the rest, LLVM would inline less of it.
    for ask in (_play, simulate) if stage == PLAY else (_search,):
        with only_looking() as wanted:
            ask(game)
        compile_together(wanted, rules, lambda share: tell(LOWERED * share))
    _mark(game, stage).parent.mkdir(parents=True, exist_ok=True)
    _mark(game, stage).touch()
    tell(1.0)


def _play(game: Game) -> None:
    """Along a whole match, for other phases may ask other questions."""
    ask_the_rules(game)
    match, greedy, glance = _match(game), Greedy("prepare"), Glance("prepare")
    while not match.over:
        if match.decisions % APART == 0:
            greedy(match)
            for move in match.legal()[:: 1 + len(match.legal()) // APART]:
                reason(game, match.state[0], move)
        match.play_number(glance(match))


def _search(game: Game) -> None:
    match = _near_the_end(game)  # a playout takes a thousand times as long while it is not compiled
    Searcher(Budget(simulations=2), styles_of(game).master, "prepare").judge(match)
    Searcher(Budget(simulations=2), best_style(game), "prepare").judge(match)
    Flat("prepare", seconds=0.001)(match)
    first = match.legal_numbers()[0]
    prospects(game, match.state, 1, review_style(game), "prepare", knower=0, move=first)
    foreseen(game, match.state, 1, review_style(game), "prepare", seat=0, move=first)


def _near_the_end(game: Game) -> Match:
    """At the last decision with a choice."""
    match, random = _match(game), Random("prepare")
    late = match
    while not match.over:
        if len(match.legal_numbers()) > 1:
            late = match.copy()
        match.play_number(random(match))
    return late


def _match(game: Game) -> Match:
    return Match(game, [Seat(f"Bot {number}") for number in range(game.players[0])], {}, Drawn(bytes(32)))
