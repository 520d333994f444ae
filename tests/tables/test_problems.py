"""What the server refuses, it refuses in the language that was asked for."""

import httpx
import pytest

from kolam.locale import LANGUAGES
from tests.english import english_in
from tools.servers import Server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

REFUSED = [
    ("GET", "/api/nothing", None, 404),
    ("GET", "/api/tables/Kq7mT2xWzR4p", None, 404),
    ("GET", "/api/games/chess/texts/en", None, 400),
    ("DELETE", "/api/games", None, 405),
    ("POST", "/api/tables", b"{", 400),
    ("POST", "/api/tables", b'{"game": "chess", "seats": []}', 400),
    ("POST", "/api/tables", b'{"game": 3}', 400),
    ("POST", "/api/tables", b'{"game": "kolpa", "seats": [{"kind": "dog"}]}', 400),
    ("POST", "/api/tables", b'{"game": "kolpa", "seats": [{"kind": "bot", "level": "god"}]}', 400),
    ("POST", "/api/tables", b"x" * 20_000, 413),
    ("POST", "/api/tables", b"[" * 10_000, 400),
    ("POST", "/api/tables", b'"\xff"', 400),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("method", "path", "body", "status"), REFUSED)
def test_a_refusal_is_in_the_language_that_was_asked_for(
    method: str, path: str, body: bytes | None, status: int, language: str, server: Server
) -> None:
    answer = httpx.request(
        method,
        server.url + path,
        content=body,
        headers={"accept-language": language, "content-type": "application/json"},
    )
    assert answer.status_code == status, answer.text
    words = answer.json()["message"]
    assert words
    assert language == "en" or not english_in(words), words
