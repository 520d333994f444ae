"""The languages that Kolam speaks, and the one in force."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

LANGUAGES = ("en", "fr", "de", "ja")
USUAL = LANGUAGES[0]

_in_force: ContextVar[str] = ContextVar("language", default=USUAL)


def speaking() -> str:
    """The language in force here, for callers that name none."""
    return _in_force.get()


@contextmanager
def speak(language: str) -> Iterator[None]:
    """Put a language in force."""
    before = _in_force.set(language)
    try:
        yield
    finally:
        _in_force.reset(before)


def language_of(tag: str) -> str | None:
    """The language of ours that a tag (`fr`, `de-AT`, `ja_JP.UTF-8`) asks for, or None."""
    language = tag.strip().replace("_", "-").partition(".")[0].partition("-")[0].lower()
    return language if language in LANGUAGES else None


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The language of the first of LC_ALL, LC_MESSAGES and LANG that is set, or English if it is none of ours."""
    tags = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next(filter(None, tags), "")) or USUAL
