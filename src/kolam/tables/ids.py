"""The ids of tables: part of a link that people read to each other, and that nobody guesses."""

import secrets

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"  # nothing that looks like something else
LENGTH = 12  # 70 bits


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def may_be_id(text: str) -> bool:
    return set(text) <= set(ALPHABET)
