"""The rules as people read them: all of them are told, and the engine confirms whatever an example claims."""

import re
from dataclasses import replace

import pytest
from msgspec import structs

from kolam.engine.registry import game
from kolam.locale import LANGUAGES
from kolam.match.rulebook import (
    Example,
    Part,
    caption_of,
    picture,
    position,
    rulebook,
    sheet_of,
    summary,
    title_of,
    words_of,
)
from tests.playing import NAMES
from tests.test_rule_ids import rule_ids

MOST_SENTENCES = 3
# A full stop, and in Japanese the one without a space after it; but not the call that a card game is named after.
SENTENCE = re.compile(r"[.!?](?=\s|$)|[。！？](?![」）])")


def parts(name: str) -> list[Part]:
    found = rulebook(game(name))
    return found.parts if found else []


TOLD = [name for name in NAMES if parts(name)]
EXAMPLES = [(name, example) for name in TOLD for part in parts(name) for example in part.examples]


def ids_in(rules: str) -> set[str]:
    """What a list of ids and ranges names: "K6–K9, K12"."""
    found: set[str] = set()
    for one in rules.split(", "):
        first, _, last = one.partition("–")
        found |= {f"{first[0]}{number}" for number in range(int(first[1:]), int((last or first)[1:]) + 1)}
    return found


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[f"{name}-{one.name}" for name, one in EXAMPLES])
def test_the_engine_confirms_what_an_example_claims(name: str, example: Example) -> None:
    shown = picture(game(name), example)
    assert len(shown.verdicts) == len(example.tries)
    for said, verdict in zip(example.tries, shown.verdicts, strict=True):
        assert (verdict.refusal and verdict.refusal.rule) == said.rule, f"{said.move}: {verdict.refusal or 'legal'}"
        assert (verdict.move in shown.legal) == (said.rule is None)
        assert said.gains is None or verdict.gains == said.gains, f"{said.move} gains {verdict.gains}"
    assert example.gains is None or shown.gains == example.gains
    assert example.sheet is None or sheet_of(game(name), position(game(name), example), shown.seat) == example.sheet
    assert example.tries or example.gains or example.sheet, "an example claims something"


@pytest.mark.parametrize("name", TOLD)
def test_every_rule_is_told_to_people_and_no_other(name: str) -> None:
    told = [ids_in(part.rules) for part in parts(name)]
    assert set().union(*told) == set(rule_ids(name))


@pytest.mark.parametrize("name", TOLD)
def test_there_is_enough_to_learn_a_game_and_not_more(name: str) -> None:
    assert 8 <= len(parts(name)) <= 20
    assert 6 <= sum(len(part.examples) for part in parts(name)) <= 10
    assert len({part.name for part in parts(name)}) == len(parts(name))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_a_part_is_short_in_every_language(name: str, language: str) -> None:
    for part in parts(name):
        words = re.sub(r"« ?[^»]*»|„[^“]*“|“[^”]*”|「[^」]*」", "X", words_of(game(name), part).words(language))
        assert 1 <= len(SENTENCE.findall(words)) <= MOST_SENTENCES, f"{part.name}: {words}"
        assert len(title_of(game(name), part).words(language)) <= 40
        for example in part.examples:
            assert caption_of(game(name), example).words(language)


def test_a_game_without_a_rulebook_says_what_it_has() -> None:
    """A game from another package may bring a summary, or nothing at all."""
    other = replace(game(NAMES[0]), package="json")
    assert rulebook(other) is None
    assert [str(summary(replace(other, name=name)) or "") for name in ("nowhere", NAMES[0])] == [
        "",
        str(summary(game(NAMES[0]))),
    ]
    assert str(summary(game(NAMES[0])))


def test_a_claim_that_is_not_so_is_noticed() -> None:
    """The check above can fail: a rule that does not forbid it, a gain that is none, a score that is another."""
    name, example = next((name, one) for name, one in EXAMPLES if any(said.gains for said in one.tries))
    said = next(said for said in example.tries if said.gains)
    for wrong in (structs.replace(said, rule="X1"), structs.replace(said, gains=(said.gains or 0) + 1)):
        with pytest.raises(AssertionError):
            test_the_engine_confirms_what_an_example_claims(name, structs.replace(example, tries=[wrong]))
    with pytest.raises(AssertionError):
        test_the_engine_confirms_what_an_example_claims(name, structs.replace(example, gains=[99, 0, 0]))
