"""What is wrong right now, for those who ask after the server's health. It is logged once, not every time it is met."""

import logging
from collections import OrderedDict

from kolam.locale import Message

log = logging.getLogger(__name__)

MOST = 50


class Troubles:
    """The troubles of one process, by what has them; of too many, the newest."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Message] = OrderedDict()

    @property
    def known(self) -> list[Message]:
        return list(self._known.values())

    def note(self, what: str, words: Message, error: BaseException | None = None, *, logged: bool = False) -> None:
        """`logged`: the log has it already."""
        if what not in self._known and not logged:
            log.error("%s", words, exc_info=error)
        self._known[what] = words
        while len(self._known) > MOST:
            self._known.popitem(last=False)

    def mend(self, what: str) -> None:
        words = self._known.pop(what, None)
        if words is not None:
            log.info("mended: %s", words)
