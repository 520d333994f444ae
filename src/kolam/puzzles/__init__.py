"""Positions in which one move is clearly best: found in bots' matches, and written down for people to solve."""
