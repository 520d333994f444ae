"""OpenSpiel games: when this is imported, every game that is installed is registered as `kolam_GAME`.

A game is loaded with its parameters, as in `pyspiel.load_game("kolam_sevens(players=3,magic=9)")`: `players`, `reward`,
`chance`, `recall`, and the options that a form for a new match offers. With `chance=explicit` everything that chance
brings is an action of the chance player. With `chance=sampled` its first action draws the seed of the match, and all
else follows from that; it is the match of `kolam.new(game, players, seed=seed)`.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from kolam.engine.chance import new_dice, secret_of_seed
from kolam.engine.contract import CHANCE, NOBODY, Game, outcome_count
from kolam.engine.options import Option, offered
from kolam.engine.registry import games
from kolam.research.position import Position
from kolam.research.rewards import REWARDS, Reward

SEEDS = 1000  # that a sampled match may have
FARTHEST = 1e6  # a score and a margin have no bounds that a game tells
WORLDS = 2**31 - 1


class Settings:
    """What a game's parameters say. OpenSpiel copies all that a state has, so these stay one thing."""

    def __init__(self, game: Game, params: Mapping[str, Any]) -> None:
        given = {**_parameters(game), **params}
        self.game = game
        self.players = int(given["players"])
        self.options = _options(game, given)
        self.reward: Reward = given["reward"]
        self.explicit = given["chance"] == "explicit"
        self.recall = int(given["recall"])
        if self.reward not in REWARDS or given["chance"] not in ("explicit", "sampled"):
            raise ValueError(f"reward is one of {', '.join(REWARDS)}; chance is explicit or sampled")

    def __deepcopy__(self, memo: Any) -> "Settings":
        return self

    def opened(self, secret: bytes | None = None) -> Position:
        """A match of which nothing has happened yet."""
        return Position(self.game, self.players, self.options, secret)


class KolamGame(pyspiel.Game):
    """A game of ours with its parameters; OpenSpiel makes these."""

    game: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.settings = settings = Settings(self.game, params or {})
        outcomes = int(outcome_count(settings.opened().state[0]))  # BadOption tells what is wrong
        farthest = 1.0 if settings.reward == "win" else FARTHEST
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.decisions,
            max_chance_outcomes=outcomes if settings.explicit else SEEDS,
            num_players=settings.players,
            min_utility=-farthest,
            max_utility=farthest,
            utility_sum=0.0 if settings.reward == "win" else None,
            max_game_length=self.game.longest,
        )
        super().__init__(_type_of(self.game, settings.reward), info, dict(params or {}))

    def new_initial_state(self) -> "KolamState":
        return KolamState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "KolamObserver":
        return KolamObserver(self.settings, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class KolamState(pyspiel.State):
    """A position of a match."""

    def __init__(self, game: KolamGame) -> None:
        super().__init__(game)
        self.settings = game.settings
        self.seeded = game.settings.explicit  # a sampled match waits for its seed
        self.position = game.settings.opened()

    def current_player(self) -> int:
        turn = self.position.turn
        if turn == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def is_terminal(self) -> bool:
        return self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if not self.seeded:
            return [(seed, 1 / SEEDS) for seed in range(SEEDS)]
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        if not self.seeded:
            self.position = self.settings.opened(secret_of_seed(action))
            self.seeded = True
        elif self.position.turn == CHANCE:
            self.position.happen(action)
        else:
            self.position.decide(action)
        if not self.settings.explicit:
            self.position.settle()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        position = self.position
        return position.game.text(position.game.move(position.state[0], action))

    def returns(self) -> list[float]:
        found: list[float] = self.position.rewards(self.settings.reward).tolist()
        return found

    def resample_from_infostate(self, player: int, sampler: Any) -> "KolamState":
        """A match that the player must think possible. Its history is this one's, which it does not follow from."""
        other: KolamState = self.clone()
        other.position = self.position.imagined(player, new_dice(int(sampler() * WORLDS)))
        return other

    def __str__(self) -> str:
        """What the player to move sees; a search asks for it often, so it is not drawn."""
        position = self.position
        if not _may_look(self):
            return f"chance, after {len(self.history())} actions"
        return _compact(position.view(None if position.over else position.turn))


class KolamObserver:
    """What a player sees (a PyObserver): the position, or with perfect recall all that it has seen since the start.

    The string of perfect recall tells all of it. The tensor tells what the game's numbers do and the last lines.
    """

    def __init__(self, settings: Settings, observed: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not even {params}")
        self.observed = observed
        self.recall = settings.recall
        self.private = observed.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        parts: dict[str, tuple[int, ...]] = {}
        if self.private and observed.public_info:
            parts["observation"] = (settings.game.observation,)
            if observed.perfect_recall:
                parts["history"] = (settings.recall, 2)
        self.tensor: NDArray[np.float32] = np.zeros(sum(int(np.prod(shape)) for shape in parts.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name, shape in parts.items():
            end = start + int(np.prod(shape))
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    def set_from(self, state: KolamState, player: int) -> None:
        self.tensor.fill(0)
        if not state.seeded:
            return
        if "observation" in self.dict:
            self.dict["observation"][:] = state.position.observation(player)
        if "history" in self.dict:
            self.dict["history"][:] = state.position.history(player, self.recall)

    def string_from(self, state: KolamState, player: int) -> str | None:
        position = state.position
        if not self.observed.public_info:
            return _compact(position.game.own(position.state[0], player)) if self.private else None
        reader = player if self.private else None
        if self.observed.perfect_recall:
            return "\n".join([f"{player if self.private else '-'}/{position.players}", *position.told(reader)])
        return f"{player if self.private else '-'}:{_compact(position.view(reader))}" if _may_look(state) else ""


def _may_look(state: KolamState) -> bool:
    """A view is of a position in which chance has done its part."""
    return state.seeded and state.position.turn != CHANCE


def _compact(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def _parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game, as they usually are."""
    scalars = {option.name: _usual(option) for option in offered(game.Options)}
    own = {"players": game.usual_players, "reward": "win", "chance": "explicit", "recall": 32, "first": 0}
    return {**scalars, **own}


def _usual(option: Option) -> Any:
    """What has a value for each seat is told as `B+K`, and usually is not told."""
    return "" if option.kind in ("each", "order") else option.usual


def _options(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a match that parameters name."""
    options: dict[str, Any] = {"first": int(given["first"])}
    for option in offered(game.Options):
        value = given[option.name]
        if option.kind not in ("each", "order"):
            options[option.name] = value
        elif value:
            parts = str(value).split("+")
            options[option.name] = [int(part) for part in parts] if option.kind == "order" else parts
    return options


def _type_of(game: Game, reward: Reward) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"kolam_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if reward == "win" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(game),
    )


def register() -> None:
    """Make every game known to OpenSpiel."""
    for game in games():
        made = type(f"Kolam{game.name.capitalize()}", (KolamGame,), {"game": game})
        pyspiel.register_game(_type_of(game, "win"), made)


register()
