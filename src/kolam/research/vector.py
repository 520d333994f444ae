"""Thousands of matches of one game, stepped in one call on all cores.

    env = Vector(name, 1000, players=4, seed=1)
    dice = np.random.default_rng(1)
    for _ in range(100):
        env.step(env.sample(dice))       # or whatever a network makes of env.observations and env.masks
        env.rewards[env.over]            # of the matches that just ended, for every seat

The caller decides for every seat: `seats` says which one each match waits for, and `observations` and `masks` are
that seat's. When a match ends, `over` is true for one step, `rewards` has what each seat got, and the row already shows
the match that follows. All arrays stay where they are and are written anew by every step, so that
`torch.from_numpy(env.observations)` or `jax.dlpack.from_dlpack(env.observations)` need be made only once: they read
the same memory, and so does any other library that knows DLPack.

A match is decided by `seed`, its row and its number in that row, and by nothing else: neither by the number of threads
nor by the other rows. `secret(row)` is what :class:`kolam.match.Match` would be given to play the same one.
"""

import os
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any, cast

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from kolam.engine.chance import DICE, new_dice
from kolam.engine.contract import Game, new_state
from kolam.engine.errors import KolamError
from kolam.engine.options import read_options
from kolam.engine.play import new_moves
from kolam.engine.registry import game as find_game
from kolam.locale import message
from kolam.research.rewards import Reward, rewards
from kolam.research.stepping import EVERY_SEAT, Rows, open_rows, step_rows, throw

RANDOM = 1.0  # of how many of its moves, on average, a seat that is not asked takes the one it likes best
ALIGNED = 64  # bytes: JAX reads memory in place only where it could have made it
A_THREAD = 128  # rows: fewer are stepped sooner than a thread wakes up


class IllegalDecision(KolamError):
    """Some of the decisions are illegal; nothing was stepped."""


class Vector:
    """Matches side by side; see the module's words."""

    def __init__(
        self,
        game: Game | str,
        matches: int,
        players: int | None = None,
        options: object = None,
        seed: int | str = 0,
        reward: Reward = "win",
        threads: int | None = None,
        alone: bool = False,
        tournament: float = RANDOM,
    ) -> None:
        """`alone` asks only one seat of each match, another one in each match of a row; compiled code decides for the
        others, at random or, with a `tournament` above 1, by what the game's bots like best of that many moves.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        self.matches = matches
        self.players = players or self.game.usual_players
        self.reward: Reward = reward
        self.threads = threads or _cores()
        self.alone = alone
        self.tournament = float(tournament)
        self.options = read_options(self.game, {} if options is None else options, self.players)
        self._start = new_state(self.game, self.players, self.options, secret=None)
        self._rows = Rows(
            states=np.zeros(matches, self.game.dtype),
            dice=np.zeros(matches, DICE),
            asked=np.zeros(matches, np.int8),
            seats=aligned(matches, np.int8),
            observations=aligned((matches, self.game.observation), np.int16),
            masks=aligned((matches, self.game.decisions), np.bool_),
            over=aligned(matches, np.bool_),
            lengths=aligned(matches, np.int32),
            scores=aligned((matches, self.players), np.int32),
            winners=aligned((matches, self.players), np.bool_),
            finals=aligned((matches, self.game.observation), np.int16),
        )
        self.rewards = aligned((matches, self.players), np.float32)
        self._moves = [new_moves(self.game) for _ in range(self.threads)]
        self._pool: ThreadPoolExecutor | None = None
        self.reset(seed)

    @property
    def observations(self) -> NDArray[np.int16]:
        """What the seat to move knows, a row for each match; docs/research.md names the numbers."""
        return self._rows.observations

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which decisions are legal."""
        return self._rows.masks

    @property
    def seats(self) -> NDArray[np.int8]:
        """The seat to move."""
        return self._rows.seats

    @property
    def over(self) -> NDArray[np.bool_]:
        """Whether the last step ended a match, and `rewards`, `scores`, `winners` and `finals` are those of its end."""
        return self._rows.over

    @property
    def lengths(self) -> NDArray[np.int32]:
        """How many decisions of the caller the match has had; where it is over, that match."""
        return self._rows.lengths

    @property
    def scores(self) -> NDArray[np.int32]:
        return self._rows.scores

    @property
    def winners(self) -> NDArray[np.bool_]:
        return self._rows.winners

    @property
    def finals(self) -> NDArray[np.int16]:
        """What the seat that made the last decision knew when the match was over."""
        return self._rows.finals

    def reset(self, seed: int | str) -> None:
        """Begin everywhere anew."""
        self.seed = seed
        throw(new_dice(f"vector {seed}"), self._rows.dice)
        self._rows.dice["chance_used"] = 16
        self._rows.asked[:] = np.arange(self.matches) % self.players if self.alone else EVERY_SEAT
        self.rewards[:] = 0
        self._everywhere(
            lambda first, end, moves: open_rows(self._start, first, end, self.tournament, self._rows, moves)
        )

    def step(self, decisions: ArrayLike) -> None:
        """One decision in every match, by the seat that it waits for."""
        chosen = np.ascontiguousarray(decisions, np.int32)
        self._check(chosen)
        if self._rows.over.any():
            self.rewards[self._rows.over] = 0
        self._everywhere(
            lambda first, end, moves: step_rows(self._start, first, end, self.tournament, chosen, self._rows, moves)
        )
        if self._rows.over.any():
            ended = self._rows.over.nonzero()[0]
            self.rewards[ended] = rewards(self.reward, self._rows.scores[ended], self._rows.winners[ended])

    def sample(self, dice: np.random.Generator) -> NDArray[np.int32]:
        """A legal decision for every match, each equally likely."""
        counts = self.masks.sum(axis=1)
        tickets = (dice.random(self.matches) * counts).astype(np.int64)
        legal = self.masks.nonzero()[1].astype(np.int32)
        chosen: NDArray[np.int32] = legal[np.cumsum(counts) - counts + tickets]
        return chosen

    def secret(self, row: int) -> bytes:
        """The secret of the match that a row shows."""
        return cast(bytes, self._rows.states[row]["chance_key"].astype("<u4").tobytes())

    def _check(self, chosen: NDArray[np.int32]) -> None:
        if chosen.shape != (self.matches,):
            raise IllegalDecision(message("vector-shape", matches=self.matches, shape=str(chosen.shape)))
        known = (chosen >= 0) & (chosen < self.game.decisions)
        fine = known & self.masks[np.arange(self.matches), np.where(known, chosen, 0)]
        if not fine.all():
            row = int(np.argmin(fine))
            raise IllegalDecision(message("vector-illegal", row=str(row), decision=str(chosen[row])))

    def _everywhere(self, work: Any) -> None:
        """Split the rows among the threads; this one does the last part itself."""
        parts = max(1, min(self.threads, self.matches // A_THREAD))
        bounds = [self.matches * part // parts for part in range(parts + 1)]
        if parts > 1 and self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads - 1, "kolam-vector")
        others = [
            cast(ThreadPoolExecutor, self._pool).submit(work, bounds[part], bounds[part + 1], self._moves[part])
            for part in range(parts - 1)
        ]
        work(bounds[-2], bounds[-1], self._moves[-1])
        wait(others)
        for other in others:
            other.result()

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the threads, so that a copy or a pickle goes on as this one would."""
        return {**self.__dict__, "_pool": None, "game": self.game.name}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, game=find_game(state["game"]))

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


def aligned(shape: int | tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """Zeros that begin where JAX would have put them."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    raw = np.zeros(size + ALIGNED, np.uint8)
    start = -raw.ctypes.data % ALIGNED
    return raw[start : start + size].view(dtype).reshape(shape)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
