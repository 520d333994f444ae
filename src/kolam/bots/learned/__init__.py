"""Play that was learned: a small network says what a position is worth, and a search is guided by it.

A game takes part by answering :mod:`kolam.bots.learned.features`; `kolam train` makes the network.
"""
