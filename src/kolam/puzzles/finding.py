"""Puzzles: positions of bots' matches in which one move is clearly best, and another one more tempting.

A position goes through ever longer searches, and is dropped as soon as one of them has a doubt. What is kept is how to
come to the position again and what the searches found; `kolam.puzzles.pages` makes of it what people are shown.
"""

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
import numpy as np

from kolam.bots.judgement import appraise, habit
from kolam.bots.levels import bot
from kolam.bots.look import look
from kolam.bots.reasons import reason
from kolam.bots.searcher import Budget, Judged, PastPosition, Searcher
from kolam.bots.style import styles_of
from kolam.engine.chance import below, new_dice, secret_of_seed
from kolam.engine.contract import Game
from kolam.engine.options import draw_missing
from kolam.engine.parts import part
from kolam.match import Drawn, Match, Seat

MARGIN = 0.08  # of the chance to win, between the best move and the next
HOPE = 0.15  # the best move must leave somebody with more than this chance
FEWEST_MOVES = 3
PLAYED_BY = "skilled"  # who played the matches: strong enough, and with simulations that can be counted
TEMPTED = "casual"  # whose choice is the tempting one
GLANCE = 400  # simulations of the first search,
QUICK = 2_000  # of the second,
CLOSER = 20_000  # and of the third; the fourth and fifth are as deep as asked for
DOUBT = 0.02  # by which the second may be wrong about the margin, and the first twice as much
LOOKS = (200, 2_000, 20_000)  # simulations for each other move by itself, until it is surely worse
SURE = 1.3  # two standard errors of a difference between two looks, times the root of their simulations
TRUSTED_VISITS = 30  # below which a search's chance of a move is noise,
TRUSTED_PART = 100  # or in a short search below this part of all visits
KNOWN_VISITS = 1_000  # from which on it is better than a look
POSITIONS = 40  # of one match that are searched at all, those of its last third first: more is decided there
TEMPTING = 3
ALIKE = 5  # puzzles of one idea,
PATIENCE = 8  # and one more for each time that this many matches have no other
NAMES = ("Ada", "Ben", "Chitra", "Dan", "Esi", "Farid", "Gita", "Hugo")


class Known(msgspec.Struct, frozen=True, array_like=True):
    """What is known of a move: the chance to win with it, and by how many simulations."""

    move: str
    chance: float
    simulations: int


class Tempting(msgspec.Struct, frozen=True):
    """A move that looks good, and the scores that it leads to, seat by seat, on average."""

    move: str
    scores: list[float]


class Source(msgspec.Struct, frozen=True):
    """Where a puzzle comes from and what was found: enough to check it again. It tells what no seat may know."""

    match: int  # the number of the match
    players: int
    options: dict[str, Any]
    secret: str
    moves: list[str]  # up to the position
    best: Tempting
    tempting: list[Tempting]
    margins: list[float]  # of the deep searches
    known: list[Known]  # of every legal move

    @property
    def stage(self) -> int:
        return len(self.moves)


class Sources(msgspec.Struct, frozen=True):
    """All puzzles of a game, as they were found."""

    format: str
    game: str
    seed: str
    simulations: int
    puzzles: list[Source]


class Tried(msgspec.Struct, frozen=True):
    """A match in which a puzzle was looked for."""

    match: int
    found: Source | None
    idea: str = ""


class Asked(NamedTuple):
    """What is looked for."""

    game: Game
    seed: str
    simulations: int
    puzzles: int  # how many
    options: dict[str, Any]


FORMAT = "kolam-puzzles/1"
Progress = Callable[[str], None]


def search(asked: Asked, tried: Sequence[Tried], tell: Progress = lambda stage: None) -> Iterator[Tried]:
    """Match after match until there are enough puzzles. What was tried before is taken as it is."""
    all_tried = list(tried)
    while sum(one.found is not None for one in all_tried) < asked.puzzles:
        number = len(all_tried)
        found = _search_match(asked, number, _crowded(all_tried), tell)
        all_tried.append(Tried(number, *found) if found else Tried(number, None))
        yield all_tried[-1]


def _crowded(tried: Sequence[Tried]) -> set[str]:
    """The ideas that there are enough of; the longer nothing else is found, the more of each may be."""
    kept = [one for one in tried if one.found]
    waiting = len(tried) - 1 - kept[-1].match if kept else 0
    most = ALIKE + waiting // PATIENCE
    return {idea for idea, count in Counter(one.idea for one in kept).items() if count >= most}


def _search_match(asked: Asked, number: int, crowded: set[str], tell: Progress) -> tuple[Source, str] | None:
    tell("play")
    game = asked.game
    players = _players(game, number)
    named = search_named(asked.seed, number)
    dice = new_dice(f"options {named}")
    options = draw_missing(game, asked.options, players, lambda bound: int(below(dice[0], bound)))
    secret = secret_of_seed(named)
    match = Match(game, seats(players), options, Drawn(secret))
    candidates = _play(match, named)
    moments = match.history
    candidates = sorted(candidates, key=partial(_shuffled, named))
    candidates.sort(key=lambda decision: 3 * decision // match.decisions, reverse=True)
    for decision in candidates[:POSITIONS]:
        moment = PastPosition(game, moments[decision], decision)
        found = _examine(asked, moment, named, crowded, tell)
        if found is None:
            continue
        said = [entry.what for entry in match.log if entry.seat is not None][:decision]
        moves = [game.text(move) for move in said]
        return Source(number, players, options, secret.hex(), moves, *found[:-1]), found[-1]
    return None


def _players(game: Game, number: int) -> int:
    """Two, two, three, two, three, four …: the fewer they are, the more one move can decide."""
    tables = [players for most in game.players for players in game.players if players <= most]
    return tables[number % len(tables)]


def search_named(seed: str, match: int) -> str:
    """What decides all that is drawn in the search of a match."""
    return f"puzzles {seed} {match}"


def seats(players: int) -> list[Seat]:
    return [Seat(name_of(seat)) for seat in range(players)]


def name_of(seat: int) -> str:
    turn, name = divmod(seat, len(NAMES))
    return NAMES[name] if turn == 0 else f"{NAMES[name]} {turn + 1}"


def _shuffled(named: str, decision: int) -> bytes:
    """Any moment of a match is as good as another."""
    return hashlib.sha256(f"{named} {decision}".encode()).digest()


def _play(match: Match, named: str) -> list[int]:
    """Play a match; the decisions in which the player resisted a temptation."""
    players = [bot(PLAYED_BY, f"{named} {seat}") for seat in range(len(match.seats))]
    found = []
    while (turn := match.turn) is not None:
        numbers = match.legal_numbers()
        chosen = players[turn](match)
        if len(numbers) >= FEWEST_MOVES and any(chosen not in moves for moves in temptations(match, named)):
            found.append(match.decisions)
        match.play_number(chosen)
    return found


def temptations(position: Match | PastPosition, named: str) -> list[list[int]]:
    """What casual players would do, what practised ones like, and what scores most at once, if the game tells.

    In each case it is one move or several. In a game that nobody taught the bots to judge, casual players look a few
    simulations ahead.
    """
    numbers = position.legal_numbers()
    if part(position.game.package, "judgement"):
        state = position.state[0]
        found = [_most(numbers, [float(liked(state, number)) for number in numbers]) for liked in (appraise, habit)]
    else:
        searcher = Searcher(Budget(simulations=40), styles_of(position.game).skilled, f"{TEMPTED} {named}")
        found = [[searcher.judge(position)[0].number]]
    if position.game.worth is not None:
        found.append(_most(numbers, position.game.worth(position.state, np.array(numbers, np.int32)).tolist()))
    return found


def _most(numbers: Sequence[int], worth: Sequence[float]) -> list[int]:
    return [number for number, points in zip(numbers, worth, strict=True) if points == max(worth)]


class Doubt(Exception):
    """A search does not agree that this is a puzzle."""


def _examine(
    asked: Asked, moment: PastPosition, named: str, crowded: set[str], tell: Progress
) -> tuple[Tempting, list[Tempting], list[float], list[Known], str] | None:
    tempted = temptations(moment, named)
    try:
        tell("quick")
        _clear(_judge(moment, min(GLANCE, asked.simulations), f"{named} glance"), MARGIN - 2 * DOUBT)
        best = _clear(_judge(moment, min(QUICK, asked.simulations), f"{named} quick"), MARGIN - DOUBT)[0]
        idea = idea_of(moment, best)
        tempted = [moves for moves in tempted if best not in moves]
        if not tempted or idea in crowded:
            return None
        tell("closer")
        judged = _judge(moment, min(CLOSER, asked.simulations), f"{named} closer")
        _agree(best, judged)
        looks = [simulations for simulations in LOOKS if simulations <= asked.simulations] or [asked.simulations]
        looked = _look_at_rivals(moment, best, judged, looks, named)
        tell("deep")
        margins = []
        for seed in deep_seeds(named):
            deep = _judge(moment, asked.simulations, seed)
            margins.append(_agree(best, deep))
            judged = deep if len(margins) == 1 else judged
    except Doubt:
        return None
    known = _known(moment, judged, looked)
    if any(known[best].chance - one.chance < MARGIN for number, one in known.items() if number != best):
        return None
    traps = _traps(best, tempted, known)
    texts = {number: _told(moment, number, looks[-1], named) for number in (best, *traps)}
    rounded = [round(margin, 4) for margin in margins]
    return texts[best], [texts[trap] for trap in traps], rounded, list(known.values()), idea


def deep_seeds(named: str) -> tuple[str, str]:
    return f"{named} deep", f"{named} again"


def idea_of(moment: PastPosition, number: int) -> str:
    """What kind of move it is, and what speaks for it."""
    move = moment.game.move(moment.state[0], number)
    return f"{type(move).__struct_config__.tag} {reason(moment.game, moment.state[0], move).key}"


def _judge(moment: PastPosition, simulations: int, seed: str) -> list[Judged]:
    return Searcher(Budget(simulations=simulations), styles_of(moment.game).master, seed).judge(moment)


def clear(judged: Sequence[Judged]) -> tuple[int, float]:
    """The most visited move, and how far its chance is ahead of all that were looked at more than in passing."""
    best, *others = judged
    enough = min(TRUSTED_VISITS, sum(found.visits for found in judged) // TRUSTED_PART)
    chances = [other.chance for other in others if other.visits >= enough]
    return best.number, best.chance - max(chances) if chances else 0.0


def _clear(judged: Sequence[Judged], least: float) -> tuple[int, float]:
    best, margin = clear(judged)
    if margin < least or judged[0].chance < HOPE:
        raise Doubt
    return best, margin


def _agree(best: int, judged: Sequence[Judged]) -> float:
    found, margin = _clear(judged, MARGIN)
    if found != best:
        raise Doubt
    return margin


def _look_at_rivals(
    moment: PastPosition, best: int, judged: Sequence[Judged], looks: Sequence[int], named: str
) -> dict[int, tuple[float, int]]:
    """Every other move on equal terms with the best, the most promising first: they are the ones to raise a doubt."""
    standard = {simulations: look(moment, best, simulations, named).chance for simulations in looks}
    promise = {found.number: found.chance for found in judged if found.visits >= TRUSTED_VISITS}
    rivals = [number for number in moment.legal_numbers() if number != best]
    looked = {best: (standard[looks[-1]], looks[-1])}
    for number in sorted(rivals, key=lambda number: -promise.get(number, 0.0)):
        for simulations in looks:
            chance = look(moment, number, simulations, named).chance
            looked[number] = chance, simulations
            if standard[simulations] - chance > MARGIN + SURE / math.sqrt(simulations):
                break
        else:
            if standard[looks[-1]] - chance < MARGIN:
                raise Doubt
    return looked


def _known(moment: PastPosition, judged: Iterable[Judged], looked: dict[int, tuple[float, int]]) -> dict[int, Known]:
    searched = {found.number: (found.chance, found.visits) for found in judged if found.visits >= KNOWN_VISITS}
    game, state = moment.game, moment.state[0]
    found = {}
    for number in moment.legal_numbers():
        chance, simulations = searched[number] if number in searched else looked[number]
        found[number] = Known(game.text(game.move(state, number)), round(chance, 4), simulations)
    return found


def _traps(best: int, tempted: Sequence[Sequence[int]], known: dict[int, Known]) -> list[int]:
    """Of what tempts to something else, the least bad; then what is nearly as good."""
    by_chance = sorted(known, key=lambda number: (-known[number].chance, number))
    found = [min(moves, key=by_chance.index) for moves in tempted]
    return [number for number in dict.fromkeys([*found, *by_chance]) if number != best][:TEMPTING]


def _told(moment: PastPosition, number: int, simulations: int, named: str) -> Tempting:
    looked = look(moment, number, simulations, named)
    text = moment.game.text(moment.game.move(moment.state[0], number))
    return Tempting(text, [round(score, 2) for score in looked.scores])
