"""A host's own files, read in TOML, and what can be wrong with a file, in words."""

import re
import tomllib
from pathlib import Path
from typing import Any

from kolam.engine.errors import BadOption
from kolam.locale import Message, message

PLACE = re.compile(r".*\(at line (\d+), column (\d+)\)", re.DOTALL)


def read_toml(file: Path) -> dict[str, Any]:
    """What a file says, or BadOption that names the file."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise bad_file(file, why(error)) from None
    except ValueError as error:
        raise bad_file(file, _no_toml(error)) from None


def bad_file(file: Path, problem: Message | str) -> BadOption:
    return BadOption(message("file-problem", place=str(file), problem=problem))


def why(error: OSError) -> Message | str:
    """Why a file cannot be read or written; what is rare, as the system says it."""
    match error:
        case FileNotFoundError():
            return message("file-not-found")
        case PermissionError():
            return message("file-not-allowed")
        case IsADirectoryError():
            return message("file-is-folder")
    return error.strerror or str(error)


def _no_toml(error: ValueError) -> Message:
    if isinstance(error, UnicodeError):
        return message("file-no-utf8")
    placed = PLACE.fullmatch(str(error))
    return message("file-no-toml-at", line=placed[1], column=placed[2]) if placed else message("file-no-toml")
