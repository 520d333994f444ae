"""Kolam speaks English, French, German and Japanese, completely and alike."""

import ast
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from io import StringIO
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len
from rich.console import Console

import kolam
from kolam.bots.characters import CHARACTERS
from kolam.bots.reasons import reason
from kolam.engine.errors import IllegalMove
from kolam.engine.options import offered
from kolam.engine.parts import folder_of
from kolam.engine.registry import game
from kolam.locale import FOLDER, LANGUAGES, Message, language_of, language_of_environment, message, say, speak, speaking
from kolam.locale.texts import Texts, entries
from kolam.match.drawing import drawing_of
from kolam.match.rulebook import text_keys
from kolam.terminal import main
from tests.playing import COMPILED, NAMES, facts, new_match, play_on

ROOT = Path(__file__).parents[1]
OTHERS = [language for language in LANGUAGES if language != "en"]
# Kolam's own texts, and those of each game.
FOLDERS = [FOLDER, *(folder_of(game(name).package) / "locale" for name in NAMES)]
FILES = [(folder, file.name) for folder in FOLDERS for file in sorted((folder / "en").glob("*.ftl"))]

# Keys that generic code makes up from a game's name: of its card on the front page, of its options and its files, and
# of how we read its rules, where a rule's id and an option's name are the same in every language.
CARD = ("name", "about", "starts")
READING = re.compile(r"[a-z]+-reading-(\d+-(rule|sentence|ours|other|option)|screen)")

# The bots' names, which the client says by their ids: in Latin letters they are the same everywhere.
CHARACTER_KEYS = {f"client-character-{one.id}": one.name for company in CHARACTERS.values() for one in company}

# What is the same in another language because it is a name, a sign, or the same word there.
SAME = {
    "fr": {
        "admin-page-tables",
        "client-bracketed",
        "client-level-expert",
        "client-points",
        "client-proof-secret",
        "client-say",
        "client-sentence",
        "client-thinking-minutes",
        "client-total",
        "data-other",
        "plain-total",
        "review-moment",
        "review-swing",
    },
    "de": {
        "client-bot",
        "client-bot-name",
        "client-bracketed",
        "client-key-escape",
        "client-labelled",
        "client-sentence",
        "coach-title",
        "data-at",
        "data-other",
        "file-problem",
        "file-trouble",
        "plain-event",
        "plain-told",
        "replay-what-if-level",
        "review-chance-of",
        "review-moment",
        "review-swing",
    },
    "ja": {"data-other"},
}


class Reading(Visitor):
    """What a pattern takes from outside: arguments, other messages, and the ids it tells apart."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        ids = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if not ids <= {"one", "other"}:
            self.choices.append(frozenset(ids))
        self.generic_visit(node)


@cache
def patterns(language: str, folder: Path, file: str) -> dict[str, ftl.Pattern]:
    """The patterns of a file by key, attributes as `key.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    for entry in FluentParser().parse((folder / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} is there twice"
            assert entry.value is not None, f"{language}/{file}: {entry.id.name} has no text"
            found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


@cache
def texts(language: str) -> dict[str, ftl.Pattern]:
    return {key: pattern for file in FILES for key, pattern in patterns(language, *file).items()}


@cache
def reading(language: str, key: str) -> Reading:
    read = Reading()
    read.visit(texts(language)[key])
    return read


def arguments(language: str, key: str) -> set[str]:
    """What a message needs to be told, for the messages that it refers to as well."""
    read = reading(language, key)
    return read.arguments.union(*(arguments(language, other) for other in read.references))


def keys(names: Iterable[str]) -> set[str]:
    return {name for name in names if "." not in name}


def quoted_by_the_client(before: str = "") -> set[str]:
    """What stands in quotes in the client's sources; keys are never put together from parts there."""
    quoted = re.compile(before + r"""["'`]([a-z0-9-]+)["'`]""")
    sources = [file for file in (ROOT / "client/src").rglob("*") if file.suffix in (".ts", ".svelte")]
    return {key for file in sources for key in quoted.findall(file.read_text(encoding="utf-8"))}


def parsed_code() -> Iterator[ast.AST]:
    for file in Path(kolam.__file__).parent.rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_exactly_the_keys_of_english(language: str) -> None:
    for folder in FOLDERS:
        assert {file.name for file in (folder / language).iterdir()} == {
            file.name for file in (folder / "en").iterdir()
        }
    for folder, file in FILES:
        assert keys(patterns(language, folder, file)) == keys(patterns("en", folder, file)), f"{language}/{file}"


@pytest.mark.parametrize("name", NAMES)
def test_the_keys_of_a_game_begin_with_its_name(name: str) -> None:
    """So that no game can say what another one says, or what Kolam does."""
    for folder, file in FILES:
        if folder.is_relative_to(folder_of(game(name).package)):
            assert all(key.startswith(f"{name}-") for key in patterns("en", folder, file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_takes_the_same_arguments_in_every_language(language: str) -> None:
    """Whether the reader is meant, a language need not say."""
    for key in keys(texts("en")):
        you = {argument for argument in arguments("en", key) if argument == "you" or argument.endswith("-you")}
        assert arguments(language, key) | you == arguments("en", key), f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_tells_ids_apart_knows_them_all(language: str) -> None:
    """A colour that is forgotten would silently be the last one."""
    for file in FILES:
        known = {ids for key in patterns("en", *file) for ids in reading("en", key).choices}
        for key in patterns(language, *file):
            for ids in reading(language, key).choices:
                assert ids in known, f"{language}: {key} tells apart {sorted(ids)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_word_is_used(language: str) -> None:
    """An attribute is private to its language: nothing else would notice that it is forgotten."""
    referred = set(chain.from_iterable(reading(language, key).references for key in texts(language)))
    tempers = {f"{key}.temper" for key in CHARACTER_KEYS}
    assert {key for key in texts(language) if "." in key} - tempers <= referred


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_somebody_in_every_language(language: str) -> None:
    """A name, which is the one of match files in English, and what they are like in a few words."""
    for key, name in CHARACTER_KEYS.items():
        assert language != "en" or say(key, language) == name
        temper = "".join(
            text.value for text in texts(language)[f"{key}.temper"].elements if isinstance(text, ftl.TextElement)
        )
        assert 1 <= len(temper.split()) <= 8, temper
    names = [say(key, language) for key in CHARACTER_KEYS]
    assert len(set(names)) == len(names) == 6 * 6


@pytest.mark.parametrize("told", [0, 1, 2, "blue"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, told: str | int) -> None:
    for key in keys(texts("en")):
        assert Message(key, dict.fromkeys(arguments("en", key), told)).words(language).strip()


def card_keys(name: str) -> Iterator[str]:
    yield from (f"{name}-{key}" for key in CARD)
    for option in offered(game(name).Options):
        key = f"{name}-option-{option.name}".replace("_", "-")
        yield from (key, *(f"{key}-{choice}" for choice in option.choices))
    yield from (f"{name}-file-{held}" for held in game(name).data_files)


def test_the_code_uses_every_key_and_no_other() -> None:
    rooms = {key.partition("-")[0] for key in keys(texts("en"))}
    word = re.compile(rf"({'|'.join(sorted(rooms))})(-[a-z0-9]+)+")
    begun = re.compile(rf"({'|'.join(sorted(rooms))})-([a-z0-9]+-)*")
    made_up = {family: parts for name in NAMES for family, parts in facts(name).text_families.items()}
    made_up |= {"client-character-": [one.id for company in CHARACTERS.values() for one in company]}
    made_up |= {"client-level-": list(CHARACTERS)}  # which nobody may be called
    used = {family + part for family, parts in made_up.items() for part in parts}
    used |= set(chain.from_iterable(card_keys(name) for name in NAMES)) & keys(texts("en"))
    used |= {key for key in keys(texts("en")) if READING.fullmatch(key)}
    used |= set(chain.from_iterable(text_keys(game(name)) for name in NAMES))
    used |= CHARACTER_KEYS.keys()
    used |= quoted_by_the_client() & keys(texts("en"))
    families = set()
    for node in parsed_code():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and word.fullmatch(node.value):
            used.add(node.value)
        if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            families |= {start} if begun.fullmatch(start) else set()
    assert families == made_up.keys()
    referred = set(chain.from_iterable(reading("en", key).references for key in texts("en")))
    assert used | keys(referred) == keys(texts("en"))


def test_the_client_says_nothing_that_is_not_there() -> None:
    assert quoted_by_the_client(before=r"(?<!\w\.)\bsay\(\s*") <= keys(texts("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    ids = {key for key in keys(texts("en")) if READING.fullmatch(key) and key.endswith(("-rule", "-option"))}
    same = {key for key in keys(texts("en")) - ids if texts(language)[key].equals(texts("en")[key])}
    of_games = [facts(name).same_text.get(language, frozenset()) for name in NAMES]
    assert same == SAME[language].union(*of_games, () if language == "ja" else CHARACTER_KEYS)


@pytest.mark.compiled
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_game_can_be_drawn_told_and_explained_in_every_language(name: str, language: str, width: int) -> None:
    """Nothing is wider than the screen; a Japanese character takes two of its columns."""
    shown, players = drawing_of(game(name)), game(name).players[-1]
    names = [f"Player {n}" for n in range(players)]
    console = Console(file=StringIO(), width=width, highlight=False)
    told = 0
    with speak(language):
        console.print(shown.help())
        for match in play_on(new_match(name, players, "spoken"), "spoken", 10**9 if COMPILED else 20):
            seat = match.decisions % players
            for entry in match.log_for(seat)[told:]:
                console.print(shown.told(entry, names))
            told = len(match.log)
            if match.turn is not None and match.decisions % 5 == 0:
                view = match.view(match.turn)
                console.print(shown.picture(view, names))
                console.print(shown.prompt(view))
                for move in match.legal()[:10]:
                    console.print(shown.choice(view, move))
                    console.print(reason(match.game, match.state[0], move))
                for number in range(match.decisions % 37, match.game.decisions, 37):
                    refusal = match.explain(match.game.move(match.state[0], number))
                    assert refusal is None or isinstance(refusal, IllegalMove)
                    console.print(str(refusal))
            if match.result:
                console.print(shown.picture(match.view(None), names))
                console.print(shown.sheet(match.result, match.view(None), names))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert max(map(cell_len, lines)) <= width
    assert not any("…" in line for line in lines), "something was cut off"
    assert all(line.endswith(line[0]) for line in lines if line[:1] in ("│", "┃")), "a table lost its right side"


def test_a_message_is_said_in_the_language_in_force() -> None:
    assert speaking() == "en"
    refusal = IllegalMove("P14", message("kolpa-joker-never-laid"))
    with speak("de"):
        assert say("play-bye") == "Bis bald!"
        assert str(message("play-bye")) == "Bis bald!"
        assert str(refusal) == "P14: Ein Joker kommt nie in deine Auslage."
        with speak("fr"):
            assert speaking() == "fr"
        assert speaking() == "de"
    assert str(refusal) == "P14: A joker never goes into your play area."
    assert say("play-bye", "ja") == "また遊びましょう！"


def test_colours_agree_with_what_they_colour() -> None:
    edge = message("kerala-tile-edge", colour="green", second="black")
    assert edge.words("fr") == "la tuile verte au bord noir"
    assert edge.words("de") == "das grüne Plättchen mit dem schwarzen Bogen"
    assert edge.words("ja") == "黒の弓の付いた緑タイル"
    have = [message("ganesha-reason-have", colour="blue", count=count) for count in (1, 2)]
    assert [one.words("fr") for one in have] == ["Tu as 1 gemme bleue.", "Tu as 2 gemmes bleues."]
    assert [one.words("de") for one in have] == ["Du hast 1 blauen Edelstein.", "Du hast 2 blaue Edelsteine."]


@pytest.mark.parametrize(
    ("tag", "language"),
    [("fr", "fr"), ("de-AT", "de"), ("ja_JP.UTF-8", "ja"), ("EN", "en"), ("C.UTF-8", None), ("", None), ("xx", None)],
)
def test_a_tag_names_a_language(tag: str, language: str | None) -> None:
    assert language_of(tag) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CH"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_the_system_names_a_language(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language


def told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    with suppress(SystemExit):  # argparse leaves by itself
        main(arguments)
    out, err = capsys.readouterr()
    return " ".join((out + err).split())


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("usage:", "show this help", "unknown: 'go'", "missing: --out", "--games: a value")),
        ("fr", ("utilisation", "montrer cette aide", "inconnu : 'go'", "--games: il manque une valeur")),
        ("de", ("Aufruf:", "diese Hilfe anzeigen", "unbekannt: 'go'", "es fehlt: --out", "--games: hier fehlt")),
        ("ja", ("使い方：", "このヘルプを表示", "不明：'go'", "足りないもの：--out", "--games: 値が")),
    ],
)
def test_the_command_line_speaks_the_language_that_is_asked_for(
    language: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    helped = told(["--language", language, "--help"], capsys)
    refused = told(["play", "go", "--language", language], capsys)
    refused += told(["selfplay", "kolpa", "--language", language], capsys)
    refused += told(["simulate", "kolpa", "--language", language, "--games"], capsys)
    monkeypatch.setenv("KOLAM_LANGUAGE", language)
    assert told(["--help"], capsys) == helped
    monkeypatch.delenv("KOLAM_LANGUAGE")
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert told(["--help"], capsys) == helped
    for word in words:
        assert word in helped + refused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    ["", "play", "simulate", "selfplay", "arena", "verify", "tables export", "analyse", "prepare", "translate"],
)
def test_no_line_of_the_help_is_wider_than_the_screen(
    command: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit):
        main(["--language", language, *command.split(), "--help"])
    assert max(map(cell_len, capsys.readouterr().out.splitlines())) <= 80


def test_a_language_that_kolam_does_not_speak_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--language", "tlh", "play"])
    assert left.value.code == 2
    assert "Kolam doesn’t speak 'tlh'. Available: en, fr, de, ja." in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_that_are_parsed_one_by_one_are_those_of_the_whole_file(language: str) -> None:
    parser = FluentParser(with_spans=False)
    for folder, name in FILES:
        text = (folder / language / name).read_text(encoding="utf-8")
        whole = [entry for entry in parser.parse(text).body if isinstance(entry, ftl.Message | ftl.Term)]
        alone = [parser.parse_entry(source) for source in entries(text).values()]
        assert len(alone) == len(whole)
        assert all(
            one.equals(other, ignored_fields=["comment", "span"]) for one, other in zip(alone, whole, strict=True)
        )


def test_a_message_finds_those_that_it_refers_to(tmp_path: Path) -> None:
    file = tmp_path / "a.ftl"
    file.write_text("outer = The { inner }, { -brand }.\ninner = kolam\n-brand = ours\n")
    texts = Texts("en", [file])
    assert texts.format("outer", {}) == "The kolam, ours."
    assert "inner" in texts
    assert "nowhere" not in texts
