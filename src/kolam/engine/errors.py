"""What can be wrong with what a person or a program asks of a game. Nothing changes when one of these is raised."""

from kolam.locale import Message, speaking

__all__ = ["BadOption", "BrokenGame", "IllegalMove", "KolamError", "MalformedMove", "UnknownGame"]


class KolamError(Exception):
    """Anything that Kolam refuses, with words for the person who asked."""

    def __init__(self, message: Message | str) -> None:
        super().__init__(message)
        self.message = message

    def words(self, language: str) -> str:
        return self.message.words(language) if isinstance(self.message, Message) else self.message

    def __str__(self) -> str:
        return self.words(speaking())


class IllegalMove(KolamError):
    """A well-formed move that a rule forbids; `rule` is the rule's id, which only the text of the error begins with."""

    def __init__(self, rule: str, message: Message) -> None:
        super().__init__(message)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"


class MalformedMove(KolamError):
    """Something that is no move of this game at all; the words name the field."""


class BadOption(KolamError):
    """An option that the game does not have, or a value it cannot take; the words name the field."""


class UnknownGame(KolamError):
    """There is no such game here."""


class BrokenGame(KolamError):
    """A game that is installed but cannot be used; the words say why."""
