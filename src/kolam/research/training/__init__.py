"""How a game's network is trained: by playing against itself. `kolam train` is the command, docs/bots.md tells of it.

Self-play and comparisons are jobs of compiled code that any process or machine can do; one process learns, with JAX.
"""
