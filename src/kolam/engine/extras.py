"""Some parts of Kolam need more packages than the library. An extra brings them; its absence is told in words."""

from collections.abc import Iterator
from contextlib import contextmanager

from kolam.engine.errors import KolamError
from kolam.locale import message


class MissingExtra(KolamError, ImportError):
    """What was asked for needs packages that are not installed; the words name the extra that brings them."""


@contextmanager
def needs(extra: str, part: str) -> Iterator[None]:
    """Around the imports of a part of Kolam: if a package of others is not there, this extra brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "kolam":  # nothing that could be installed
            raise
        raise MissingExtra(message("extra-missing", part=part, extra=extra)) from None
