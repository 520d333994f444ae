"""A move with what is said for it, for the tests of reasons."""

from functools import cached_property
from typing import Any

from kolam.bots.reasons import reason
from kolam.engine.contract import State, clone, decide, legal
from kolam.engine.play import new_moves, settle
from kolam.locale import Message
from kolam.match import Match


class Scene:
    """A move, what was said for it, and the table before and after it."""

    def __init__(self, match: Match, move: Any, settled: bool) -> None:
        """`settled`: there is nothing to look at until chance has done its part."""
        assert match.turn is not None
        self.game, self.seat, self.move, self.settled = match.game, match.turn, move, settled
        self.said: Message = reason(match.game, match.state[0], move)
        self.before = match.state
        self.after = clone(match.state)
        number = match.game.number(self.after[0], move)
        assert number is not None
        decide(self.after[0], number)

    def __getattr__(self, name: str) -> Any:
        """What the reason names: a colour, a count, a value."""
        return self.said.args[name]

    @cached_property
    def was(self) -> Any:
        return self.game.view(self.before[0], self.seat)

    @cached_property
    def now(self) -> Any:
        seen = clone(self.after)
        if self.settled:
            settle(seen[0])
        return self.game.view(seen[0], self.seat)

    @property
    def i_was(self) -> Any:
        return self.was.players[self.seat]

    @property
    def i_am(self) -> Any:
        return self.now.players[self.seat]

    @property
    def gained(self) -> int:
        return int(self.i_am.score - self.i_was.score)

    def choices(self, state: State) -> list[Any]:
        """What can be decided in a position, once chance has done its part."""
        state = clone(state)
        settle(state[0])
        moves = new_moves(self.game)
        return [self.game.move(state[0], int(number)) for number in moves[: legal(state[0], moves)]]

    def kinds(self, state: State) -> set[str]:
        return {str(type(move).__struct_config__.tag) for move in self.choices(state)}
