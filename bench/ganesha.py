"""How fast Ganesha plays by itself: `python -m bench.ganesha`."""

from time import process_time

from kolam.rules import game
from kolam.rules.play import Simulation

MATCHES = 20_000


def main() -> None:
    ganesha = game("ganesha")
    print("players  spices  games/s  decisions/s")
    for players in ganesha.players:
        for spices in (False, True):
            simulation = Simulation(ganesha, players, ganesha.Options(spices=spices), "bench")
            simulation.run(100)
            start = process_time()
            decisions = int(simulation.run(MATCHES).decisions.sum())
            seconds = process_time() - start
            print(
                f"{players:7}  {'yes' if spices else 'no':>6}  {MATCHES / seconds:7,.0f}  {decisions / seconds:11,.0f}"
            )


if __name__ == "__main__":
    main()
