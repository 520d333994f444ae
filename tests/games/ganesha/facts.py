"""What the generic tests need to know of Ganesha, and what must be so if one of its reasons is given."""

from collections.abc import Callable
from typing import get_args

from kolam.games.ganesha.altar import neighbours
from kolam.games.ganesha.moves import GaneshaMove
from kolam.games.ganesha.view import PHASES
from tests.bots.scene import Scene
from tests.games import Facts

MOVES = [str(move.__struct_config__.tag).replace("_", "-") for move in get_args(GaneshaMove)]


def gems(scene: Scene) -> int:
    """Of the reason's colour: in the Treasury, in Tactics slots, or just taken."""
    was, colour, seat = scene.was, scene.colour, scene.was.decides
    taken = was.taken.count(colour) if seat == was.turn else 0
    return int(was.players[seat].treasury[colour] + was.players[seat].tactics.count(colour) + taken)


def pays(scene: Scene, ahead: int) -> int | str:
    """Of the reason's colour: the value of the slot `ahead` of the next one, if there is one."""
    track = scene.was.mandala[scene.colour]
    at = track.filled + ahead
    return int(track.values[at]) if at < len(track.values) else "none"


def a_second_may_follow(scene: Scene) -> bool:
    """G13: with two of the colour from anywhere, with one from beside the first."""
    mine = scene.i_was.tactics.count(scene.colour)
    reach = set(range(len(scene.was.altar))) if mine == 2 else neighbours(scene.was.rows)[scene.move.hex]
    others = [hex for hex in reach - {scene.move.hex} if scene.was.altar[hex] is not None]
    return mine > 0 and scene.was.altar[scene.move.hex] == scene.colour and bool(others)


def is_stored(scene: Scene) -> bool:
    """G16, G17: the gem lies where it was put, and what lay in the slot is in the Treasury; in the end all are."""
    was, now, to, gem = scene.i_was, scene.i_am, scene.move.to, scene.move.gem
    if scene.now.phase == "final":  # G21
        return all(now.treasury[c] == n + [*was.tactics, *scene.was.taken].count(c) for c, n in was.treasury.items())
    in_treasury = gem if to == "treasury" else was.tactics[to]
    if to != "treasury" and now.tactics[to] != gem:
        return False
    return all(now.treasury[colour] == count + (colour == in_treasury) for colour, count in was.treasury.items())


def may_exchange(scene: Scene) -> bool:
    """G29: the token was used for it; or the slots are lifted now, and gems of the Treasury go into them."""
    if scene.kinds(scene.before) >= {"coriander"}:
        return bool(scene.now.coriander)
    return list(scene.move.slots) == scene.now.lifted and scene.kinds(scene.after) == {"refill"}


def same_gems(scene: Scene) -> bool:
    return bool(scene.i_was.treasury == scene.i_am.treasury and scene.i_was.tactics == scene.i_am.tactics)


# Of moves that are only asked for with other options than the usual ones.
WITH_OPTIONS: dict[str, Callable[[Scene], bool]] = {
    "ganesha-reason-token": lambda it: it.count == len(neighbours(it.was.rows)[it.move.hex]),
}

FACTS = Facts(
    settled=True,
    reasons={
        "ganesha-reason-two": a_second_may_follow,
        "ganesha-reason-next": lambda it: (it.count, it.value) == (gems(it), pays(it, gems(it))),
        "ganesha-reason-offer": lambda it: it.gained == it.points,
        "ganesha-reason-slot": lambda it: (
            it.was.round < it.was.rounds and it.i_was.tactics[it.move.to] is None and is_stored(it)
        ),
        "ganesha-reason-treasury": is_stored,
        "ganesha-reason-replace": lambda it: it.i_was.tactics[it.move.to] is not None and is_stored(it),
        "ganesha-reason-pays": lambda it: it.gained == it.value == pays(it, 0),
        "ganesha-reason-have": lambda it: it.count == gems(it) > 0,
        "ganesha-reason-mustard": lambda it: it.gained == 1,
        "ganesha-reason-freed": lambda it: (
            it.value == pays(it, -1) and it.now.mandala[it.colour].filled == it.was.mandala[it.colour].filled - 1
        ),
        "ganesha-reason-bag": lambda it: (
            (it.count, it.bag) == (it.was.bag[it.was.taken[-1]], sum(it.was.bag.values()))
            and it.colour == it.was.taken[-1]
        ),
        "ganesha-reason-ginger": lambda it: all(move.colour != it.was.taken[-1] for move in it.choices(it.after)),
        "ganesha-reason-coriander": may_exchange,
        "ganesha-reason-cinnamon": lambda it: it.now.cinnamon,
        "ganesha-reason-keep": lambda it: (
            it.move.__struct_config__.tag == "end" and it.was.round < it.was.rounds and same_gems(it)
        ),
        "ganesha-reason-final": lambda it: it.was.round == it.was.rounds,
        "ganesha-reason-stay": lambda it: same_gems(it) and it.was.taken == it.now.taken and it.gained == 0,
    },
    text_families={
        "ganesha-ask-": list(PHASES.values()),
        "ganesha-choose-": [move for move in MOVES if move != "store"],
        "ganesha-told-": [move for move in MOVES if move != "store"],
    },
    same_text={
        "fr": frozenset(
            {
                "ganesha-help-spice",
                "ganesha-mandala",
                "ganesha-name",
                "ganesha-points",
                "ganesha-score",
                "ganesha-with-effect",
                "ganesha-worth",
            }
        ),
        "de": frozenset({"ganesha-altar", "ganesha-mandala", "ganesha-name", "ganesha-with-effect"}),
    },
)
