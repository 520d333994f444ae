"""Why a move is good, in the rules' own words, one file a game. A reason is a fact of the position, never a guess."""

from importlib import import_module
from typing import Any

from kolam.locale import Message
from kolam.rules.compiled import Record
from kolam.rules.contract import Game


def reason(game: Game, state: Record, move: Any) -> Message:
    """Something true that speaks for a legal move."""
    found: Message = import_module(f"kolam.bots.reasons.{game.name}").reason(state, move)
    return found
