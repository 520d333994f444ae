"""Turn notices by Web Push: which devices want them."""

import binascii
import ipaddress
from urllib.parse import urlsplit

import msgspec
from litestar import get
from litestar.di import NamedDependency

from kolam.locale import LANGUAGES, message
from kolam.tables.devices import Subscription
from kolam.tables.errors import BadRequest, NotNow
from kolam.web.asgi import Visit
from kolam.web.identity import decode
from kolam.web.operations import Operation, Services
from kolam.web.problems import declared
from kolam.web.pusher import Pusher
from kolam.web.requests import TheVisit

LONGEST_ENDPOINT = 1000


class PushKey(msgspec.Struct, frozen=True):
    """What a browser has to know before it subscribes."""

    key: str | None  # VAPID's public key; null: this server sends no notices


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: str
    auth: str


class Subscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """This device wants to be told of your turns, in this language."""

    endpoint: str
    keys: Keys
    language: str = ""


class Unsubscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: str


class Subscribed(msgspec.Struct, frozen=True):
    """Whether this device is told of your turns."""

    subscribed: bool


ThePusher = NamedDependency[Pusher | None]


@get("/api/push", summary="The key that a browser needs to subscribe to notifications", responses=declared())
async def push_key(visit: TheVisit, pusher: ThePusher) -> PushKey:
    return PushKey(None if pusher is None else await pusher.public_key())


async def subscribe(services: Services, visit: Visit, _: str, asked: Subscribe) -> Subscribed:
    if services.pusher is None:
        raise NotNow(message("push-off"))
    endpoint = asked.endpoint
    if not may_be_sent_to(endpoint, anywhere=services.pusher.anywhere):
        raise BadRequest(message("push-endpoint"))
    if not (_has_bytes(asked.keys.p256dh, 65) and _has_bytes(asked.keys.auth, 16)):
        raise BadRequest(message("push-keys"))
    language = asked.language if asked.language in LANGUAGES else visit.language
    device = Subscription(endpoint, asked.keys.p256dh, asked.keys.auth, language)
    await services.pusher.subscriptions.add(visit.known().id, device, services.tables.clock())
    return Subscribed(True)


async def unsubscribe(services: Services, visit: Visit, _: str, asked: Unsubscribe) -> Subscribed:
    """Who knows the endpoint has the device."""
    if services.pusher is not None:
        await services.pusher.subscriptions.drop(asked.endpoint)
    return Subscribed(False)


def may_be_sent_to(endpoint: str, *, anywhere: bool) -> bool:
    """A push service has a name and speaks https at the usual port: nothing inside of anybody's network does."""
    try:
        at = urlsplit(endpoint)
        host, port = at.hostname or "", at.port
    except ValueError:
        return False
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or not host:
        return False
    if anywhere:
        return at.scheme in ("http", "https")
    return (
        at.scheme == "https" and port in (None, 443) and "@" not in at.netloc and "." in host and not _is_number(host)
    )


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host.rpartition(".")[2].isdecimal()  # 127.1, which some resolvers read as an address
    return True


def _has_bytes(text: str, count: int) -> bool:
    try:
        return len(decode(text.rstrip("="))) == count
    except (binascii.Error, ValueError):
        return False


HANDLERS = [push_key]
A_DEVICE = "https://push.example/send/fH2x"
OPERATIONS = [
    Operation(
        method="POST",
        path="/api/push",
        summary="Notify this device when it is your turn and you are looking elsewhere",
        body=Subscribe,
        example={"endpoint": A_DEVICE, "keys": {"p256dh": "BCVx…", "auth": "BTBZ…"}, "language": "en"},
        answer=Subscribed,
        do=subscribe,
        refusals=(409,),
        allowance="devices",
    ),
    Operation(
        method="POST",
        path="/api/push/forget",
        summary="Stop notifying this device",
        body=Unsubscribe,
        example={"endpoint": A_DEVICE},
        answer=Subscribed,
        do=unsubscribe,
        allowance="devices",
    ),
]
