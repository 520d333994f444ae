"""Kolam: a table for three board games, with exact rules at machine speed."""

__version__ = "0.1.0"
