"""All benchmarks, one after the other."""

from bench import kerala, kolpa, start

for measured in (kerala, kolpa, start):
    print(f"\n{(measured.__doc__ or '').splitlines()[0]}")
    measured.main()
