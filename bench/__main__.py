"""All benchmarks, one after the other."""

from bench import kolpa, start

for measured in (kolpa, start):
    print(f"\n{(measured.__doc__ or '').splitlines()[0]}")
    measured.main()
