"""A new language begins with files that have the English beside each key."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from kolam.locale import FOLDER
from kolam.terminal import main
from tests.playing import NAMES


def test_a_new_language_has_every_key_of_kolam_and_of_the_games_with_the_english_beside_it(tmp_path: Path) -> None:
    assert main(["translate", "es", "--out", str(tmp_path)]) == 0
    assert {folder.name for folder in tmp_path.iterdir()} >= {"kolam", *NAMES}
    for english in (FOLDER / "en").glob("*.ftl"):
        text = (tmp_path / "kolam" / "es" / english.name).read_text(encoding="utf-8")
        ours, theirs = FluentBundle(["en"]), FluentBundle(["es"])
        ours.add_resource(FluentResource(english.read_text(encoding="utf-8")))
        theirs.add_resource(FluentResource(text))
        assert theirs._messages.keys() == ours._messages.keys()
    client = (tmp_path / "kolam" / "es" / "client.ftl").read_text(encoding="utf-8")
    assert "# client-close = Close\nclient-close = Close\n" in client
    assert "# client-seats-free =\n#     { $count ->\n#         [one] 1 seat free\n" in client


def test_what_is_translated_already_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["translate", "es", "--out", str(tmp_path)])
    file = tmp_path / "kolam" / "es" / "client.ftl"
    written = file.read_text(encoding="utf-8").replace("\nclient-close = Close\n", "\nclient-close = Cerrar\n")
    file.write_text(written.replace("\nclient-cancel = Cancel\n", "\n"), encoding="utf-8")
    capsys.readouterr()
    main(["translate", "es", "--out", str(tmp_path)])
    assert "# client-close = Close\nclient-close = Cerrar\n" in file.read_text(encoding="utf-8")
    assert "\nclient-cancel = Cancel\n" in file.read_text(encoding="utf-8")
    assert f"{file}: 1 message to translate\n" in capsys.readouterr().out


def test_something_that_is_no_language_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for code in ("klingon", "../en", "xx"):
        assert main(["translate", code, "--out", str(tmp_path), "--language", "de"]) == 1
        assert f"'{code}' ist kein Sprachcode" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
