"""Words of Ganesha that have to fit somewhere."""

import pytest
from rich.cells import cell_len

from kolam.games.ganesha.record import TOKENS
from kolam.games.ganesha.terminal import PITCH
from kolam.locale import LANGUAGES, say


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_token_fits_into_its_hex(language: str) -> None:
    for token in TOKENS:
        assert cell_len(say("ganesha-token-short", language, token=token)) < PITCH
