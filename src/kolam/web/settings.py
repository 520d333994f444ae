"""How a server is set: by arguments of `kolam serve`, else by the environment, else as is usual."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path

from kolam.engine.errors import KolamError
from kolam.engine.options import DataFiles, complete, data_files, read_options
from kolam.engine.registry import games
from kolam.locale import message
from kolam.tables.deletion import Retention
from kolam.web.hosts import Proxies

Days = Annotated[float, msgspec.Meta(ge=0)]

CONTACT = r"mailto:[^@\s]+@[\w-]+(\.[\w-]+)+|https://[\w-]+(\.[\w-]+)+"  # as push services read it


YES_OR_NO = {"yes": True, "on": True, "no": False, "off": False}  # beside true, false, 1 and 0


class BadSetting(KolamError):
    """A setting that makes no sense; the words name it."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting of a server or worker, each set by `KOLAM_<NAME>` in the environment."""

    host: str = "127.0.0.1"  # the address to listen on; 0.0.0.0 is every one
    port: int = 8000  # 0: any free one, which the log then tells
    data_dir: Path = user_data_path("kolam")  # where the database and the key are kept
    database: str = ""  # sqlite:///FILE or postgresql://USER@HOST/NAME; empty: a file in data_dir
    database_seconds: float = 10  # that the database has for each answer
    bus: str = ""  # nats://HOST:4222 for several processes; empty: this process is alone
    stand_by: bool = True  # bots think in the server while no worker answers; else they wait for one
    key: str = ""  # signs cookies: at least 32 characters, the same for all servers; empty: a file in data_dir
    lan: bool = False  # listen on the local network too, if `host` is only this machine
    public_url: str = ""  # what links for others begin with, behind a proxy: https://HOST
    origins: str = ""  # addresses of pages that may send commands, besides the server's own; separated by commas
    hosts: str = ""  # names that the server answers to, besides its own and that of public_url; separated by commas
    proxies: str = "127.0.0.1"  # addresses and networks of proxies whose word on who comes is taken; by commas
    connections: int = 400  # from one address at a time, besides feeds; a proxy may have any number
    rate: float = 50  # requests a second from one client; it may save up ten seconds of them. 0: any number
    bots: int = max(1, (os.cpu_count() or 2) - 1)  # how many bots think at the same time
    even: bool = True  # bots take as long for a forced move as for any other, so that the time tells nothing
    patience: float = 30  # seconds after which a silent bot is asked again
    reviews: Annotated[int, msgspec.Meta(ge=0)] = 12  # matches under review or waiting for it at a time; 0: none
    review_seconds: Annotated[float, msgspec.Meta(gt=0)] = 36  # of thought that a review takes
    memory: Annotated[int, msgspec.Meta(ge=16)] = 200  # megabytes that cached tables may take
    keep_finished: Days = 0  # days after which a finished match is deleted; 0 is never, here and below
    keep_unstarted: Days = 7  # days after which a table is deleted at which nobody has started a match
    keep_bots: Days = 1  # days after which a table is deleted at which only bots play
    heartbeat: float = 15  # seconds between the signs of life of a feed
    slow: float = 10  # seconds that a client may take to send its request
    client: Path = Path(__file__).parent / "client"  # the browser app, if it is built
    open: bool = False  # show the app in this machine's browser once it is served
    log: str = "info"
    log_format: Literal["text", "json"] = "text"  # json: an object on each line, for programs that read logs
    traces: str = ""  # an OpenTelemetry collector, http://HOST:4318/v1/traces; needs the extra `otel`
    push: bool = True  # tell devices that want it, by their browsers' push services, when it becomes their turn
    push_contact: str = ""  # whom a push service turns to, mailto:… or https://…; empty: public_url
    push_delay: float = 5  # seconds that somebody may be away, to reload the page, before they are told
    push_anywhere: bool = False  # also to private addresses and over http: for tests with a push service of your own
    metrics: Literal["off", "local", "on"] = "local"  # who may read /metrics: nobody, this machine, everybody
    metrics_port: int = 0  # where a worker, which serves no pages, shows its metrics to this machine; 0: nowhere
    metrics_token: str = ""  # with it as a bearer token, others may too; at least 32 characters
    # The host's own data files for the games, named by KOLAM_<GAME>_<FILE>.
    files: dict[str, DataFiles] = {}

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data_dir.absolute() / 'kolam.sqlite3'}"

    @property
    def retention(self) -> Retention:
        return Retention(self.keep_finished, self.keep_unstarted, self.keep_bots)


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """`given` are the arguments of the command line; what is None was not given."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        value = given.get(field.name)
        if value is None:
            value = environment.get(f"KOLAM_{field.name.upper()}")
            if field.type is bool and value is not None:
                value = YES_OR_NO.get(value.strip().lower(), value)
        if value is not None:
            found[field.name] = value
    for name in ("data_dir", "client"):
        if name in found:
            found[name] = Path(found[name])
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(message("setting-bad", reason=str(error))) from None
    if settings.key and len(settings.key) < 32:
        raise BadSetting(message("setting-short-key"))
    if settings.metrics_token and len(settings.metrics_token) < 32:
        raise BadSetting(message("setting-short-token"))
    if settings.push_contact and not re.fullmatch(CONTACT, settings.push_contact):
        raise BadSetting(message("setting-contact"))
    if settings.public_url and urlsplit(settings.public_url).scheme not in ("http", "https"):
        raise BadSetting(message("setting-public-url"))
    try:
        Proxies(settings.proxies)
    except ValueError as error:
        raise BadSetting(message("setting-proxies", reason=str(error))) from None
    return msgspec.structs.replace(settings, files=read_files(environment))


def read_files(environment: Mapping[str, str]) -> dict[str, DataFiles]:
    """A host's own data files, by game; BadOption names the file and the field that cannot be used."""
    found = {}
    for game in games():
        files = data_files(game, environment)
        if files:
            found[game.name] = files
            for held, name in ((held, name) for held, named in files.items() for name in named):
                for players in game.players:
                    read_options(game, complete(game, files, {}, players, {held: name}), players)
    return found
