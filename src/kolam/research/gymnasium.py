"""A Gymnasium environment for every game: one seat for the agent, bots in all others.

When this is imported, every game that is installed is registered by its name with a capital letter:
`gymnasium.make("kolam/GAME-v0", opponents="skilled")`.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from kolam.bots import Bot, bot
from kolam.engine.chance import new_secret, secret_of_seed
from kolam.engine.contract import standing
from kolam.engine.options import read_options
from kolam.engine.registry import game as game_named
from kolam.engine.registry import games
from kolam.match import Drawn, Match, Seat
from kolam.research.observations import observation, version_of
from kolam.research.rewards import REWARDS, Reward, rewards

LOWEST, HIGHEST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


class Environment(gymnasium.Env[NDArray[np.int16], np.int64]):
    """A match of the agent's seat against bots, whose turns are over before the agent decides again.

    The observation is the numbers that the seat knows; `info["action_mask"]` is which decisions are legal, and
    `action_masks()` tells the same to algorithms that ask. The reward comes at the end. An illegal action changes
    nothing, and `info["illegal"]` tells why it is none. A match that takes longer than anybody would play is truncated.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: str = "casual",
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is the level of the bots, `seat` the agent's; the options are the game's, as for a match."""
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward}")
        self.game = game_named(game)
        self.players = self.game.usual_players if players is None else players
        self.options = read_options(self.game, dict(options or {}), self.players)
        if not 0 <= seat < self.players:
            raise ValueError(f"seat is a number from 0 to {self.players - 1}, not {seat}")
        self.seat = seat
        self.opponents = opponents
        self.reward: Reward = reward
        self.render_mode = render_mode
        self.observation_space = Box(LOWEST, HIGHEST, (self.game.observation,), np.int16)
        self.action_space = Discrete(self.game.decisions)
        bot(opponents, 0)  # UnknownBot, if there is no such level
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """A new match: that of `kolam.new(game, players, seed=seed)`; without a seed, the next one after it."""
        fresh = self._np_random is None and seed is None
        super().reset(seed=seed)
        secret = new_secret() if fresh else self.np_random.bytes(32)
        if seed is not None:
            secret = secret_of_seed(seed)
        seats = [Seat("Agent" if seat == self.seat else f"Bot {seat}") for seat in range(self.players)]
        self.match = Match(self.game, seats, self.options, Drawn(secret))
        self._bots = {
            seat: bot(self.opponents, f"{secret.hex()} seat {seat}")
            for seat in range(self.players)
            if seat != self.seat
        }
        self.attempts = 0
        self._let_bots_play()
        return self._observed(), self._info()

    def step(self, action: int | np.int64) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Make a decision, and let the bots make theirs."""
        self.attempts += 1
        info: dict[str, Any] = {}
        if action in self.match.legal_numbers():
            self.match.play_number(int(action))
            self._let_bots_play()
        elif not self.match.over:
            info["illegal"] = str(self.game.refusal(self.match.state[0], self._move(action)))
        over = self.match.over
        truncated = not over and max(self.attempts, self.match.decisions) >= self.game.longest
        return self._observed(), self._reward(), over, truncated, {**self._info(), **info}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which decisions are legal."""
        mask = np.zeros(self.game.decisions, np.bool_)
        mask[self.match.legal_numbers()] = True
        return mask

    def render(self) -> Any:
        """The table as the agent sees it."""
        if self.render_mode == "ansi":
            return self.match.text(self.seat)
        if self.render_mode == "rgb_array":
            from kolam.research.raster import pixels

            return pixels(self.match.svg(self.seat))
        return None

    def _let_bots_play(self) -> None:
        while self.match.turn in self._bots and self.match.decisions < self.game.longest:
            self.match.play_number(self._bots[self.match.turn](self.match))

    def _observed(self) -> NDArray[np.int16]:
        return observation(self.game, self.match.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def _move(self, action: int | np.int64) -> Any:
        return self.game.move(self.match.state[0], int(action))

    def _reward(self) -> float:
        if not self.match.over:
            return 0.0
        scores, winners = np.zeros(self.players, np.int32), np.zeros(self.players, np.bool_)
        standing(self.match.state[0], scores, winners)
        return float(rewards(self.reward, scores, winners)[self.seat])


def register() -> None:
    """Make every game known to Gymnasium."""
    for game in games():
        gymnasium.register(
            f"kolam/{game.name.capitalize()}-v{version_of(game)}",
            entry_point="kolam.research.gymnasium:Environment",
            kwargs={"game": game.name},
        )


register()
