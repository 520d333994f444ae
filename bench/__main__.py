"""All benchmarks, one after the other."""

from bench import ganesha, kolpa, start

for measured in (kolpa, ganesha, start):
    print(f"\n{(measured.__doc__ or '').splitlines()[0]}")
    measured.main()
