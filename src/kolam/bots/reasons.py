"""Why a move is good, in the rules' own words, if the game has any. A reason is a fact of the position, not a guess."""

from typing import Any

from kolam.engine.compiled import Record
from kolam.engine.contract import Game
from kolam.engine.parts import part
from kolam.locale import Message, message


def reason(game: Game, state: Record, move: Any) -> Message:
    """Something true that speaks for a legal move: what the game's `reasons` say, or how it was judged."""
    reasons = part(game.package, "reasons")
    found: Message = reasons.reason(state, move) if reasons else message("reason-search")
    return found
