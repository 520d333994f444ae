"""What is wrong with a file, in the words of whoever named it."""

from kolam.locale import say


def why(error: OSError) -> str:
    """Why a file cannot be read or written; what is rare, as the system says it."""
    match error:
        case FileNotFoundError():
            return say("file-not-found")
        case PermissionError():
            return say("file-not-allowed")
        case IsADirectoryError():
            return say("file-is-folder")
    return error.strerror or str(error)


def file_trouble(error: OSError) -> str:
    """The same, with the file's name."""
    return say("file-trouble", why=why(error), file=str(error.filename)) if error.filename else why(error)
