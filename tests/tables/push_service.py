"""A push service of our own on loopback, and a device that listens to it: it checks the signature, and decrypts."""

import base64
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Arrived(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Answers `status`, and keeps what arrived."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.status = 201
        self.arrived: Queue[Arrived] = Queue()


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.arrived.put(Arrived(self.path, headers, body))
            self.send_response(service.status)
            self.send_header("location", f"{service.url}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            return

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(f"http://127.0.0.1:{server.server_port}")
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()


class Device:
    """A browser's side of a subscription."""

    def __init__(self, service: PushService, name: str = "device") -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.endpoint = f"{service.url}/{name}"

    @property
    def subscription(self) -> dict[str, Any]:
        public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": encoded(public), "auth": encoded(self._auth)}}

    def read(self, arrived: Arrived) -> dict[str, Any]:
        assert arrived.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(arrived.body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        told: dict[str, Any] = json.loads(plain)
        return told


def claims(arrived: Arrived, public_key: str) -> dict[str, Any]:
    """What the server signed, if it was signed with the key that it showed to browsers."""
    scheme, _, rest = arrived.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"].rstrip("=") == public_key
    head, said, signature = parts["t"].split(".")
    assert json.loads(decoded(head))["alg"] == "ES256"
    raw = decoded(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public_key))
    number = (int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(encode_dss_signature(*number), f"{head}.{said}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(decoded(said))
    return found


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
