"""How long a bot takes to answer. If cards are hidden, the time must not tell whether there was a choice."""

from kolam.match import Match

WATCHABLE = 0.5  # seconds between the moves at a table of bots only: no faster than somebody could watch

# Seconds from the beginning of a thought to the answer, by level: no thought takes longer, so all answers take as long.
SECONDS = {"random": 0.1, "beginner": 0.1, "casual": 0.1, "skilled": 0.3, "expert": 1.1, "master": 3.1}
LONGEST = max(SECONDS.values())


def is_quick(level: str) -> bool:
    """Whether it thinks for milliseconds: by a glance, or by a few simulations."""
    return SECONDS.get(level, LONGEST) < 1


def seconds(match: Match, level: str, *, even: bool, people: bool) -> float:
    """How long an answer takes at least. `even`: a forced one as long as any other, if that could tell something."""
    watched = 0 if people else WATCHABLE
    return max(watched, SECONDS.get(level, LONGEST)) if even and _has_secrets(match) else watched


def _has_secrets(match: Match) -> bool:
    """Whether the seat to move sees something that the others do not."""
    return match.turn is not None and bool(match.game.own(match.state[0], match.turn))
