"""What is wrong with a file that a command names."""

from kolam.engine.datafile import why
from kolam.locale import say


def file_trouble(error: OSError) -> str:
    """Why it cannot be read or written, with the file's name."""
    return say("file-trouble", why=why(error), file=str(error.filename)) if error.filename else str(why(error))
