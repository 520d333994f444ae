"""ASGI in its own words, https://asgi.readthedocs.io, and what a request carries beside: who asks."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from kolam.web.identity import Guest, new_guest
from kolam.web.problems import language_of

# Mappings whose keys depend on their type.
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

VISIT = "kolam.visit"  # where a scope has its Visit


class Visit:
    """Who asks. Somebody new becomes a guest as soon as they do something, and takes a cookie along."""

    def __init__(
        self,
        guest: Guest | None,
        languages: str = "",
        wait: Callable[[], float] = lambda: 0,
        *,
        client: str = "",
        local: bool = False,
        host_secret: str = "",
    ) -> None:
        """`languages` are those that they understand, as a browser tells them; `client` is where they come from.

        `wait` tells how many seconds they have to wait before they may ask for something more.
        `local`: they sit at this very machine. `host_secret`: what they show to be let into the host page.
        """
        self.guest = guest
        self.wait = wait
        self.client = client
        self.local = local
        self.host_secret = host_secret
        self.takes_cookie = False
        self.token = False  # they came with a token, not with a cookie
        self._languages = languages

    @property
    def language(self) -> str:
        return language_of(self._languages)

    def known(self) -> Guest:
        if self.guest is None:
            self.become(new_guest())
        assert self.guest is not None  # noqa: S101
        return self.guest

    def become(self, guest: Guest) -> None:
        self.guest = guest
        self.takes_cookie = True
