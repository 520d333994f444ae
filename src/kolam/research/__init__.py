"""For people who study games: environments, data and experiments, for any game that Kolam knows.

docs/research.md shows them one by one.
"""
