"""Who asks: a guest whom we know again by a signed cookie, or a program that shows the same as a bearer token."""

import base64
import binascii
import hashlib
import hmac
import os
import secrets
import tempfile
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

from kolam.engine.errors import KolamError
from kolam.locale import message

COOKIE = "kolam"
A_YEAR = 365 * 24 * 60 * 60
LONGEST_PASS = 512
SHORTEST_KEY = 32  # bytes
REMEMBERED = 10_000  # passes that need not be checked again, while those who show them are here


class BadKey(KolamError):
    """A key that anybody could guess; the words name the file."""


class Guest(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody without an account: an id that only they and we know, and what they like to be called."""

    id: str
    name: str | None = None
    mark: str = ""  # changes when a guest takes all their passes back


def new_guest(name: str | None = None) -> Guest:
    return Guest(secrets.token_urlsafe(16), name)


class Passes:
    """Writes passes that nobody else can write, and reads them."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._known = lru_cache(REMEMBERED)(self._read)
        self.marks: Mapping[str, str] = {}  # of guests who took their passes back: that of those they have now

    def read(self, text: str) -> Guest | None:
        """The guest, or None if the pass is not one of ours or was taken back."""
        guest = self._known(text) if len(text) <= LONGEST_PASS else None  # what is too long is not remembered either
        return guest if guest is not None and self.is_current(guest) else None

    def is_current(self, guest: Guest) -> bool:
        return self.marks.get(guest.id, "") == guest.mark

    def current(self, guest: Guest) -> Guest:
        """The same guest, with the mark that their passes bear now."""
        return msgspec.structs.replace(guest, mark=self.marks.get(guest.id, ""))

    def write(self, guest: Guest) -> str:
        said = encode(msgspec.json.encode(guest))
        return f"{said}.{encode(self._sign(said))}"

    def _read(self, text: str) -> Guest | None:
        if not text.isascii():
            return None
        said, _, signature = text.partition(".")
        try:
            if not hmac.compare_digest(decode(signature), self._sign(said)):
                return None
            return msgspec.json.decode(decode(said), type=Guest)
        except (binascii.Error, ValueError, msgspec.DecodeError):
            return None

    def _sign(self, said: str) -> bytes:
        return hmac.digest(self._key, said.encode(), "sha256")


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    if encode(data) != text:
        raise ValueError("a pass has one spelling")
    return data


def read_key(given: str, folder: Path) -> bytes:
    """The key that signs passes: what the settings say, else that of the data folder, made when it is missing."""
    if given:
        return hashlib.sha256(given.encode()).digest()
    file = folder / "key"
    if not file.exists():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _write_key(file)
    key = file.read_bytes()
    if len(key) < SHORTEST_KEY:
        raise BadKey(message("key-short", file=str(file), least=SHORTEST_KEY))
    return key


def _write_key(file: Path) -> None:
    """Linked into place when complete, so that of two servers starting together both read the same whole key."""
    handle, temporary = tempfile.mkstemp(dir=file.parent)  # readable by us alone: 0600
    try:
        os.write(handle, secrets.token_bytes(32))
        os.fsync(handle)
        os.link(temporary, file)
    except FileExistsError:
        return
    finally:
        os.close(handle)
        Path(temporary).unlink()
