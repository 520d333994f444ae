"""Lists, figures and persons are said as each language is used to."""

import pytest

from kolam.locale import listed, message, number, percent, signed, who
from kolam.locale.habits import ListKind

NAMES = ("Ada", "Bob", "Cy")


@pytest.mark.parametrize(
    ("language", "kind", "said"),
    [
        ("en", "and", "Ada, Bob and Cy"),
        ("fr", "and", "Ada, Bob et Cy"),
        ("de", "and", "Ada, Bob und Cy"),
        ("ja", "and", "Ada、Bob、Cy"),
        ("en", "or", "Ada, Bob or Cy"),
        ("fr", "or", "Ada, Bob ou Cy"),
        ("de", "or", "Ada, Bob oder Cy"),
        ("ja", "or", "Ada、Bob、またはCy"),
        ("en", "plain", "Ada, Bob, Cy"),
        ("ja", "plain", "Ada、Bob、Cy"),
    ],
)
def test_a_list_is_joined_as_the_language_does(language: str, kind: ListKind, said: str) -> None:
    assert listed(NAMES, kind).words(language) == said
    assert listed(NAMES[:1], kind).words(language) == "Ada"
    assert listed((), kind).words(language) == ""


@pytest.mark.parametrize(
    ("language", "large", "small", "share"),
    [
        ("en", "20,000", "1.61", "62%"),
        ("fr", "20\u202f000", "1,61", "62\u00a0%"),
        ("de", "20.000", "1,61", "62\u00a0%"),
        ("ja", "20,000", "1.61", "62%"),
    ],
)
def test_figures_are_written_as_the_language_does(language: str, large: str, small: str, share: str) -> None:
    assert number(20_000).words(language) == large
    assert number(1.614, 2).words(language) == small
    assert percent(0.62).words(language) == share
    assert [signed(value).words(language) for value in (3, 0, -3)] == ["+3", "0", "−3"]
    assert number(-3).words(language) == "−3"


def test_a_list_inside_a_message_is_in_the_language_of_the_message() -> None:
    won = message("play-winners", count=2, **who("", False, "names") | {"names": listed(NAMES[:2])})
    assert won.words("en") == "Ada and Bob share the win!"
    assert won.words("de") == "Ada und Bob teilen sich den Sieg!"
    assert won.words("fr") == "Ada et Bob se partagent la victoire\u00a0!"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "You win!"), ("fr", "Tu as gagné\u00a0!"), ("de", "Du hast gewonnen!"), ("ja", "あなたの勝ちです！")],
)
def test_the_winner_who_reads_it_is_you(language: str, said: str) -> None:
    assert message("play-winners", count=1, **who("", True, "names")).words(language) == said


def test_a_person_in_a_message_may_be_the_reader() -> None:
    assert who("Ada", True) == {"name": "Ada", "you": "yes"}
    assert who("Bob", False, "asked") == {"asked": "Bob", "asked-you": "no"}
