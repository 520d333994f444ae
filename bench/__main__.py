"""All benchmarks, one after the other."""

from bench import bots, front, ganesha, kerala, kolpa, load, start

for measured in (kerala, ganesha, kolpa, start, bots, load, front):
    print(f"\n{(measured.__doc__ or '').splitlines()[0]}")
    measured.main()
