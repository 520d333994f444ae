"""What a game is: its record, the questions it answers, chance, playouts. Names no game.

Pure: no clock, no network, no randomness but what is in a record.
"""
