"""No error that a person can meet is left in English."""

import ast
import json
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import kolam
from kolam.engine.errors import KolamError
from kolam.engine.options import complete, data_files, read_options
from kolam.engine.registry import game
from kolam.locale import LANGUAGES
from kolam.match import read_match, write_match
from kolam.terminal import main
from tests.english import english_in
from tests.playing import NAMES, finished

OTHERS = [language for language in LANGUAGES if language != "en"]
Data = dict[str, Any]


def _errors() -> set[str]:
    """The names of all errors with words for people."""
    found, known = {KolamError}, set()
    while found:
        known |= found
        found = {one for each in found for one in each.__subclasses__()} - known
    return {error.__name__ for error in known}


def raised() -> list[tuple[str, ast.Call]]:
    """Each error that the sources raise, with its file and line."""
    return [
        (f"{file.name}:{node.lineno}", node.exc)
        for file in sorted(Path(kolam.__file__).parent.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)
    ]


def test_an_error_for_people_never_has_its_words_in_the_code() -> None:
    errors = _errors() | {"HTTPException", "NotFoundException"}
    literal = [
        place
        for place, call in raised()
        if isinstance(call.func, ast.Name) and call.func.id in errors
        for value in (*call.args, *(keyword.value for keyword in call.keywords))
        if isinstance(value, ast.JoinedStr) or (isinstance(value, ast.Constant) and " " in str(value.value))
    ]
    assert not literal


def why_not(do: Callable[[], object]) -> KolamError | None:
    try:
        do()
    except KolamError as error:
        return error
    return None


def nobody_knows(data: Data) -> None:
    data["shape"] = 1


def no_object(data: Data) -> None:
    data["events"][0] = 3


def other_kind(data: Data) -> None:
    data["events"][0]["kind"] = "flood"


def other_chance(data: Data) -> None:
    """What cannot follow: the first event once more."""
    data["events"].insert(1, {**data["events"][0], "n": 1})


def less_chance(data: Data) -> None:
    first = data["events"][0]
    for name, value in first.items():
        if isinstance(value, list) and value:
            first[name] = value[1:]


CHANGES: list[Callable[[Data], object]] = [
    nobody_knows,
    no_object,
    other_kind,
    other_chance,
    less_chance,
    lambda data: data.pop("game"),
    lambda data: data.update(format="kolam-match/1"),
    lambda data: data.update(format="kolam-match/9"),
    lambda data: data.update(game="chess"),
    lambda data: data.update(seats=[]),
    lambda data: data.update(seats=[{"name": ""}] * 2),
    lambda data: data.update(takebacks=-1),
    lambda data: data.update(takebacks="none"),
    lambda data: data.update(commitment="12"),
    lambda data: data.update(commitment="0" * 64, secret="1" * 64),
    lambda data: data.update(secret="secret"),
    lambda data: data.update(result=None),
    lambda data: data["options"].update(first=9),
    lambda data: data["options"].update(shape=1),
    lambda data: data["options"].update(first="Ada"),
    lambda data: data["events"].pop(0),
    lambda data: data["events"].reverse(),
    lambda data: data["events"][-1].update(move={"type": "fly"}),
    lambda data: data["events"][-1].update(seat=7),
    lambda data: data["events"][-1].pop("text", None),
]
DOCUMENTS = [b"", b"{", b"\xff", b"NaN", b"[" * 100_000, b'{"a": 1, "a": 2}', b"[]"]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_a_bad_match_file_is_refused_in_the_language(name: str, language: str) -> None:
    good = write_match(finished(name, 2, "errors"), reveal=False)
    documents = list(DOCUMENTS)
    for change in CHANGES:
        data = json.loads(good)
        change(data)
        documents.append(json.dumps(data).encode())
    refused = [why for document in documents if (why := why_not(partial(read_match, document)))]
    assert len(refused) >= len(documents) - 2
    assert not [words for why in refused if english_in(words := why.words(language))]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_options_that_cannot_be_are_refused_in_the_language(name: str, language: str) -> None:
    wrong: list[Data] = [{"first": 9}, {"first": -1}, {"first": "Ada"}, {"first": None}, {"shape": 1}, {"first": 1.5}]
    values: list[object] = ["?", [], -1, {"a": 1}]
    wrong += [{option: value} for option in game(name).Options.__struct_fields__ for value in values]
    refused = [why for one in wrong if (why := why_not(partial(read_options, game(name), one, 2)))]
    assert len(refused) > len(wrong) // 2
    assert not [words for why in refused if english_in(words := why.words(language))]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", [name for name in NAMES if game(name).data_files])
@pytest.mark.parametrize("text", ["[", "a = 1\na = 2", "[x]\ny = 1", "", None])
def test_a_bad_file_of_a_host_is_refused_in_the_language(
    text: str | None, name: str, language: str, tmp_path: Path
) -> None:
    held = next(iter(game(name).data_files))
    file = tmp_path / "own"
    if text is not None:
        file.write_text(text)
    files = data_files(game(name), {f"KOLAM_{name}_{held}".upper(): str(file)})
    with pytest.raises(KolamError) as refusal:
        complete(game(name), files, {}, 2)
    assert not english_in(refusal.value.words(language)), refusal.value.words(language)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "command",
    [
        "fly",
        "play chess",
        "play kolpa --players many",
        "play kolpa --players 99",
        "play kolpa --seats human,dog",
        "play kolpa --option target",
        "play kolpa --option target=-1",
        "play kolpa --option shape=1",
        "play kolpa --out",
        "simulate kolpa --games 0",
        "selfplay kolpa",
        "arena kolpa --bots casual",
        "serve --port abc",
        "serve --fly",
        "verify nowhere.json",
        "verify .",
        "analyse nowhere.json",
        "translate klingon",
    ],
)
def test_the_command_line_refuses_in_the_language(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with suppress(SystemExit):
        assert main([*command.split(), "--language", language]) in (1, 2)
    out, err = capsys.readouterr()
    refused = (out + err).strip().splitlines()[-1]
    assert not english_in(refused.partition(": ")[2] or refused), refused
