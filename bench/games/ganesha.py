"""How fast Ganesha plays at random in compiled code, on one core."""

from functools import partial

from bench.measure import best_rates
from kolam.engine.play import Simulation
from kolam.engine.registry import game

GANESHA = game("ganesha")
ROLLOUTS = 1000


def native(simulation: Simulation) -> int:
    return len(simulation.run(ROLLOUTS).decisions)


def main() -> None:
    print("players   spices  games/s  decisions/s")
    for players in GANESHA.players:
        for spices in (False, True):
            simulation = Simulation(GANESHA, players, GANESHA.Options(spices=spices), "bench")
            length = simulation.run(ROLLOUTS).decisions.mean()
            rate = best_rates({"games": partial(native, simulation)})["games"]
            print(f"{players:7}  {'with' if spices else 'without':>7}  {rate:7,.0f}  {rate * length:11,.0f}")


if __name__ == "__main__":
    main()
