"""One PettingZoo environment for all games: turn by turn (AEC), with a mask of the legal decisions."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from kolam.engine.chance import new_secret, secret_of_seed
from kolam.engine.options import read_options
from kolam.engine.registry import game as game_named
from kolam.match.drawing import text_of
from kolam.match.picture import svg_of
from kolam.research.observations import version_of
from kolam.research.position import Position
from kolam.research.rewards import REWARDS, Reward

Observation = dict[str, NDArray[Any]]
LOWEST, HIGHEST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


class Environment(AECEnv[str, Observation, int | None]):
    """A match; each seat is an agent, `player_0` and so on.

    What an agent observes is `observation`, the numbers that it knows, and `action_mask`, which decisions are legal for
    it now. The reward comes at the end. A match that takes longer than anybody would play is truncated.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "win",
        recall: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """`players`: as the game is usually played, if you do not say; `options`: the game's, as for a match.

        `recall` adds that many lines of what the agent has seen to its observation, the newest first.
        """
        super().__init__()
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward}")
        self.game = game_named(game)
        self.players = self.game.usual_players if players is None else players
        self.options = read_options(self.game, dict(options or {}), self.players)
        self.reward: Reward = reward
        self.recall = recall
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{version_of(self.game)}",
            "render_modes": ["ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        shape = (self.game.observation + 2 * recall,)
        self._observation_spaces = {
            agent: Dict(
                observation=Box(LOWEST, HIGHEST, shape, np.int16),
                action_mask=Box(0, 1, (self.game.decisions,), np.int8),
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: Discrete(self.game.decisions) for agent in self.possible_agents}
        self._dice: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> "Discrete[np.int64]":
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match: that of `kolam.new(game, players, seed=seed)`; without a seed, the next one after it."""
        if seed is not None:
            self._dice, _ = seeding.np_random(seed)
            secret = secret_of_seed(seed)
        else:
            secret = new_secret() if self._dice is None else self._dice.bytes(32)
        self.position = Position(self.game, self.players, self.options, secret)
        self.position.settle()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.turn]

    def step(self, action: int | None) -> None:
        """Make the agent's decision; IllegalMove tells which rule forbids it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to decide")
        self.position.decide(int(action))
        self.position.settle()
        self._cumulative_rewards[agent] = 0.0
        if self.position.over:
            ended = self.truncations if self.position.drawn else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
            self.rewards = dict(zip(self.agents, self.position.rewards(self.reward).tolist(), strict=True))
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self.position.turn]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        decides = self.position.turn == seat
        return {
            "observation": self.position.observation(seat, self.recall),
            "action_mask": self.position.mask() if decides else np.zeros(self.game.decisions, np.int8),
        }

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent who decides sees it."""
        if self.render_mode is None:
            return None
        view = self.position.view(None if self.position.over else self.position.turn)
        if self.render_mode == "ansi":
            return text_of(self.game, view, self.possible_agents)
        from kolam.research.raster import pixels

        return pixels(svg_of(self.game, view, self.possible_agents))


def raw_env(game: str, players: int | None = None, **settings: Any) -> Environment:
    """The environment itself; the settings are those of Environment."""
    return Environment(game, players, **settings)


def env(game: str, players: int | None = None, **settings: Any) -> AECEnv[str, Observation, int | None]:
    """The environment, which says so if it is used in a wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, **settings))


def parallel_env(game: str, players: int | None = None, **settings: Any) -> ParallelEnv[str, Observation, int | None]:
    """The same for algorithms in which all act at once: who does not decide passes by any action."""
    return turn_based_aec_to_parallel(env(game, players, **settings))
