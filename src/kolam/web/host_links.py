"""Links to the host's page: signed, for a day. Nothing of them is kept but a mark, with which all are taken back."""

import hmac
import time

from kolam.web.identity import decode, encode

A_DAY = 24 * 60 * 60
LONGEST = 200


class HostLinks:
    """Writes the secret of a link, and tells whether one is right."""

    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, b"the host's page", "sha256")  # a guest's pass is none, and this is no pass

    def write(self, mark: str, now: float | None = None) -> str:
        until = str(int((time.time() if now is None else now) + A_DAY))
        return f"{until}.{encode(self._sign(until, mark))}"

    def is_right(self, secret: str, mark: str, now: float | None = None) -> bool:
        """The signature is always compared as a whole, before anything else is looked at."""
        until, _, signature = secret[:LONGEST].partition(".")
        try:
            shown = decode(signature)
        except ValueError:
            shown = b""
        right = hmac.compare_digest(self._sign(until, mark), shown)
        return right and until.isdecimal() and int(until) > (time.time() if now is None else now)

    def _sign(self, until: str, mark: str) -> bytes:
        return hmac.digest(self._key, f"{until} {mark}".encode(), "sha256")
