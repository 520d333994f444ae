"""Learning from positions, with JAX."""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from kolam.bots.learned.network import Network
from kolam.bots.learned.selfplay import Samples

UNITS = (64, 32)
BATCH = 512
TEST = 20  # one match in this many is not learned from
POINTS = 10.0  # what the network calls one, so that points weigh about as much as victories
MARGIN_WEIGHT = 0.5

Parameters = dict[str, Any]


class Learned(NamedTuple):
    """A network, and how far off it is in matches that it did not learn from: Brier score, and points."""

    network: Network
    brier: float
    points: float


def new_parameters(inputs: int, players: int, seed: int) -> Parameters:
    dice = np.random.default_rng(seed)
    sizes = (inputs, *UNITS, 2 * players)
    spread = (0.05, np.sqrt(2 / UNITS[0]), np.sqrt(1 / UNITS[1]))
    parameters: Parameters = {}
    for number, (name, scale) in enumerate(zip(("first", "second", "third"), spread, strict=True)):
        parameters[name] = dice.normal(0, scale, sizes[number : number + 2]).astype(np.float32)
        parameters[f"{name}_bias"] = np.zeros(sizes[number + 1], np.float32)
    return parameters


def from_network(network: Network) -> Parameters:
    return _scaled(network._asdict(), 1 / POINTS)


def to_network(parameters: Parameters) -> Network:
    return Network(**{name: np.array(layer, np.float32) for name, layer in _scaled(parameters, POINTS).items()})


def _scaled(parameters: Parameters, factor: float) -> Parameters:
    """The points that the network tells are the second half of what comes out."""
    found = {name: np.array(layer) for name, layer in parameters.items()}
    players = len(found["third_bias"]) // 2
    found["third"][:, players:] *= factor
    found["third_bias"][players:] *= factor
    return found


def answer(parameters: Parameters, active: Any) -> tuple[Any, Any]:
    """Logits of victory, and points. A position's features are a row, filled up with one that does not exist."""
    inputs = len(parameters["first"])
    rows = jnp.arange(len(active))[:, None]
    told = jnp.zeros((len(active), inputs), jnp.float32).at[rows, active].add(1.0, mode="drop")
    one = jax.nn.relu(told @ parameters["first"] + parameters["first_bias"])
    two = jax.nn.relu(one @ parameters["second"] + parameters["second_bias"])
    out = two @ parameters["third"] + parameters["third_bias"]
    players = out.shape[1] // 2
    return out[:, :players], out[:, players:]


def loss(parameters: Parameters, active: Any, wins: Any, gains: Any) -> Any:
    logits, points = answer(parameters, active)
    surprise = optax.softmax_cross_entropy(logits, wins).mean()
    return surprise + MARGIN_WEIGHT * jnp.square(points - gains / POINTS).mean()


def batches(samples: Samples, rows: NDArray[np.int64], inputs: int) -> Iterator[tuple[Any, Any, Any]]:
    for start in range(0, len(rows) - BATCH + 1, BATCH):
        chosen = rows[start : start + BATCH]
        active = samples.active[chosen].astype(np.int32)
        active[np.arange(active.shape[1]) >= samples.told[chosen, None]] = inputs
        yield active, samples.wins[chosen], samples.gains[chosen]


def learn(parameters: Parameters, samples: Samples, epochs: int, rate: float, seed: int) -> Learned:
    """Some epochs over the samples, ever more slowly."""
    inputs = len(parameters["first"])
    tested = samples.match % TEST == 0
    rows, kept = np.flatnonzero(~tested), np.flatnonzero(tested)
    steps = max(1, epochs * (len(rows) // BATCH))
    optimiser = optax.adam(optax.cosine_decay_schedule(rate, steps, alpha=0.05))
    step = jax.jit(partial(_step, optimiser))
    memory = optimiser.init(parameters)
    dice = np.random.default_rng(seed)
    for _ in range(epochs):
        dice.shuffle(rows)
        for batch in batches(samples, rows, inputs):
            parameters, memory = step(parameters, memory, *batch)
    return Learned(to_network(parameters), *_errors(parameters, samples, kept, inputs))


def _step(optimiser: Any, parameters: Parameters, memory: Any, active: Any, wins: Any, gains: Any) -> tuple[Any, Any]:
    slope = jax.grad(loss)(parameters, active, wins, gains)
    change, memory = optimiser.update(slope, memory)
    return optax.apply_updates(parameters, change), memory


def _errors(parameters: Parameters, samples: Samples, rows: NDArray[np.int64], inputs: int) -> tuple[float, float]:
    squares, points, seen = 0.0, 0.0, 0
    judge = jax.jit(answer)
    for active, wins, gains in batches(samples, rows, inputs):
        logits, told = judge(parameters, active)
        squares += float(jnp.square(jax.nn.softmax(logits) - wins).mean(axis=1).sum())
        points += float(jnp.abs(POINTS * told - gains).mean(axis=1).sum())
        seen += len(wins)
    return squares / max(1, seen), points / max(1, seen)
