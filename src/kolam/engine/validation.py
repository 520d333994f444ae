"""What does not fit about data from outside, in our words where msgspec's complaint is one that people meet."""

import re

import msgspec

from kolam.locale import Message, message

UNKNOWN_FIELD = re.compile(r"Object contains unknown field `(?P<field>.*)`")
WRONG_TYPE = re.compile(r"Expected `(?P<expected>.*)`, got `(?P<given>.*)` - at `\$\.(?P<field>.*)`")
OUT_OF_RANGE = re.compile(r"Expected `int` (?P<bound>[<>]=) (?P<limit>-?\d+) - at `\$\.(?P<field>.*)`")
WRONG_VALUE = re.compile(r"Invalid enum value (?P<given>.*) - at `\$\.(?P<field>.*)`")


def complaint(error: msgspec.DecodeError, within: str = "") -> Message:
    """The complaint as a message that names the field, counted from `within`; a rare one as msgspec says it."""
    said = str(error)
    if within:
        said = said.replace(f"`$.{within}", "`$").removesuffix(" - at `$`")
    if found := UNKNOWN_FIELD.fullmatch(said):
        return message("data-unknown-field", **found.groupdict())
    if found := WRONG_TYPE.fullmatch(said):
        return message("data-wrong-type", **found.groupdict())
    if found := WRONG_VALUE.fullmatch(said):
        return message("data-wrong-value", **found.groupdict())
    if found := OUT_OF_RANGE.fullmatch(said):
        key = "data-too-large" if found["bound"] == "<=" else "data-too-small"
        return message(key, field=found["field"], limit=found["limit"])
    return message("data-other", problem=said)
