"""Web Push (RFC 8030) as it travels: encrypted (RFC 8291), signed by VAPID (RFC 8292), and only to public addresses.

Loaded when the first device asks for it: what it needs takes half a second to load.
"""

import ipaddress
import socket
import time
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from kolam.tables.devices import Subscription
from kolam.web.identity import encode

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the group of P-256
A_DAY = 24 * 60 * 60
SIGNED_SECONDS = 12 * 60 * 60
UNREACHABLE = (OSError, TimeoutError, aiohttp.ClientError)
SECONDS = aiohttp.ClientTimeout(total=15)


def private_key(key: bytes) -> ec.EllipticCurvePrivateKey:
    """VAPID's key follows from the server's own: all servers that share one have the same, and a backup holds it."""
    drawn = HKDF(SHA256(), length=48, salt=None, info=b"kolam web push").derive(key)
    return ec.derive_private_key(int.from_bytes(drawn) % (ORDER - 1) + 1, ec.SECP256R1())


def public_key(private: ec.EllipticCurvePrivateKey) -> str:
    """As browsers want it."""
    return encode(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


class PublicOnly(AbstractResolver):
    """A name that leads into somebody's own network leads nowhere."""

    def __init__(self) -> None:
        self._resolver = aiohttp.ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._resolver.resolve(host, port, family)
        public = [one for one in found if ipaddress.ip_address(one["host"].partition("%")[0]).is_global]
        if not public:
            raise OSError(f"{host} has no public address")
        return public

    async def close(self) -> None:
        await self._resolver.close()


class Post:
    """Takes messages to the push services of browsers."""

    def __init__(self, key: bytes, contact: str, *, anywhere: bool) -> None:
        """`contact` is whom a push service turns to. `anywhere`: to private addresses, too."""
        self._vapid = Vapid02(private_key(key))
        self._contact = contact
        connector = aiohttp.TCPConnector(resolver=None if anywhere else PublicOnly(), limit_per_host=4)
        self._session = aiohttp.ClientSession(connector=connector, timeout=SECONDS, trust_env=False)

    async def deliver(self, to: Subscription, body: bytes, topic: str) -> int:
        """The status that the push service answers with. It is not followed elsewhere."""
        headers = {
            **self._signed(to.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(A_DAY),
            "urgency": "normal",
            "topic": topic,  # of several that wait for a device, the last is enough
        }
        async with self._session.post(to.endpoint, data=body, headers=headers, allow_redirects=False) as answer:
            return answer.status

    async def close(self) -> None:
        await self._session.close()

    def _signed(self, endpoint: str) -> dict[str, Any]:
        at = urlsplit(endpoint)
        claims = {"aud": f"{at.scheme}://{at.netloc}", "exp": int(time.time()) + SIGNED_SECONDS, "sub": self._contact}
        signed: dict[str, Any] = self._vapid.sign(claims)
        return signed


def sealed(to: Subscription, message: bytes) -> bytes:
    """Encrypted for that device alone; ValueError if its keys are none."""
    pusher = WebPusher({"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}})
    body: bytes = pusher.encode(message)["body"]
    return body
