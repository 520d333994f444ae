"""Messages as data and back: for what is kept, to be said later in a language that nobody has asked for yet."""

from typing import Any

from kolam.locale import Message
from kolam.locale.habits import Figure, Listed


def to_data(said: Any) -> Any:
    """A message, a list or a figure as JSON data; a text or a number is itself."""
    match said:
        case Message():
            args = {name: to_data(value) for name, value in said.args.items()}
            return {"message": said.key, "args": args}
        case Listed():
            return {"listed": [to_data(thing) for thing in said.things], "kind": said.kind}
        case Figure():
            return {"figure": said.value, "kind": said.kind, "digits": said.digits}
    return said


def from_data(data: Any) -> Any:
    """What `to_data` was given."""
    match data:
        case {"message": key, "args": args}:
            return Message(key, {name: from_data(value) for name, value in args.items()})
        case {"listed": things, "kind": kind}:
            return Listed(tuple(from_data(thing) for thing in things), kind)
        case {"figure": value, "kind": kind, "digits": digits}:
            return Figure(value, kind, digits)
    return data
