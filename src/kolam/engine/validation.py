"""What is wrong with data from outside: msgspec's complaint in the words of every language."""

import re

import msgspec

from kolam.locale import Message, message

PLACE = re.compile(r"(?P<said>.*) - at `(?:\$|key)\.?(?P<field>.*)`", re.DOTALL)

# What msgspec says, and our message for it; the groups are its arguments.
COMPLAINTS = {
    re.compile(pattern, re.DOTALL): key
    for pattern, key in {
        r"Object contains unknown field `(?P<name>.*)`": "data-unknown-field",
        r"Object missing required field `(?P<name>.*)`": "data-missing-field",
        r"Expected `(?P<expected>[^`]*)`, got `(?P<given>[^`]*)`": "data-wrong-type",
        r"Expected `(?P<expected>[^`]*)`": "data-wrong-type-only",
        r"Invalid (?:enum )?value (?P<given>.*)": "data-wrong-value",
        r"Expected `(?:int|float)` <= (?P<limit>.*)": "data-too-large",
        r"Expected `(?:int|float)` >= (?P<limit>.*)": "data-too-small",
        r"Expected `(?:str|array|object)` of length <= (?P<limit>\d+)(?:, got \d+)?": "data-too-long",
        r"Expected `(?:str|array|object)` of length >= (?P<limit>\d+)(?:, got \d+)?": "data-too-short",
        r"Expected `array` of (?:at least )?length (?P<limit>\d+).*": "data-length",
        r"Expected `str` matching regex (?P<pattern>.*)": "data-pattern",
        r"Integer value out of range": "data-out-of-range",
        r"(?:JSON is malformed|Input data was truncated|Invalid UTF-8).*": "data-no-json",
    }.items()
}


def complaint(error: msgspec.DecodeError | str, within: str = "") -> Message:
    """The complaint as a message that names the field, counted from `within`; a new one as msgspec says it."""
    said, field = str(error), ""
    if placed := PLACE.fullmatch(said):
        said, field = placed["said"], placed["field"]
    if within:
        field = field.removeprefix(within).removeprefix(".")
    problem = _problem(said)
    return message("data-at", field=field, problem=problem) if field else problem


def _problem(said: str) -> Message:
    for pattern, key in COMPLAINTS.items():
        if found := pattern.fullmatch(said):
            return message(key, **{name: value or "" for name, value in found.groupdict().items()})
    return message("data-other", problem=said)
