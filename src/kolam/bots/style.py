"""How a search goes about a game; tuned for each game by measurement, as docs/bots.md tells."""

from pathlib import Path
from typing import NamedTuple

from kolam.engine.contract import Game
from kolam.engine.parts import part

DEEPEST = 200  # decisions from the root of a tree


class Style(NamedTuple):
    """The settings of one search."""

    tournament: float = 3.0  # a playout plays the best-liked of this many moves taken at random, on average
    longest: int = 100  # decisions of each player in a playout, after which the position is judged
    explore: float = 0.7  # the weight of the confidence bound
    widen: float = 2.0  # a node visited n times has at most widen · √n children
    deepest: int = DEEPEST  # decisions in a row that the tree has branches for


class Learned(NamedTuple):
    """To be guided by what was learned of the game, with nothing to set here."""

    otherwise: Style  # for options that nobody learned with, and games that nobody taught the bots
    file: Path | None = None  # a network of one's own instead of the game's


class Styles(NamedTuple):
    """How the levels that search go about a game."""

    master: Style
    expert: Style
    skilled: Style


# With no judgement of a game, playouts are random and go to the end.
RANDOM = Style(tournament=1.0, longest=1000)
PLAIN = Styles(master=RANDOM, expert=RANDOM, skilled=RANDOM)


def styles_of(game: Game) -> Styles:
    """What the game's `judgement` says."""
    judgement = part(game.package, "judgement")
    found: Styles = judgement.STYLES if judgement else PLAIN
    return found


def review_style(game: Game) -> Style:
    """How a match is played on if no better move is looked for, but what everybody may expect: without a tree."""
    return styles_of(game).master._replace(deepest=0)


def best_style(game: Game, file: Path | None = None) -> Learned:
    """The best that there is."""
    return Learned(styles_of(game).master, file)
