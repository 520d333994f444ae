"""What the generic tests need to know of Kerala, and what must be so if one of its reasons is given."""

from typing import Any

from kolam.games.kerala.record import COLOUR_CODES, COLOUR_NAMES
from tests.bots.scene import Scene
from tests.games import Facts

STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
LETTER = dict(zip(COLOUR_NAMES, COLOUR_CODES, strict=True))


def platform(player: Any) -> dict[tuple[int, int], Any]:
    return {stack.spot: stack for stack in player.platform}


def beside(spot: tuple[int, int], direction: str) -> tuple[int, int]:
    return spot[0] + STEPS[direction][0], spot[1] + STEPS[direction][1]


def areas_made_one(scene: Scene) -> int:
    """How many areas of the tile's colour are in one area with it now."""
    was, now = platform(scene.i_was), platform(scene.i_am)
    area = now[scene.move.to].area
    others = {spot for spot, stack in now.items() if stack.area == area} - {scene.move.to}
    return len({was[spot].area for spot in others})


def has_colour(scene: Scene, spot: tuple[int, int], name: str) -> bool:
    stack = platform(scene.i_am).get(spot)
    return stack is not None and stack.tiles[-1][0] == LETTER[name]


def edge_at(scene: Scene, spot: tuple[int, int]) -> str:
    """Where the colour edge of what lies there now lies; a moved stack may have kept its own."""
    return str(platform(scene.i_am)[spot].edge)


def meets_an_edge(scene: Scene) -> bool:
    now, to = platform(scene.i_am), scene.move.to
    around = [(now[beside(to, side)], side) for side in STEPS if beside(to, side) in now]
    looks_here = [stack.tiles[-1] for stack, side in around if stack.edge == OPPOSITE[side]]
    return has_colour(scene, to, scene.colour) and any(tile.endswith(f"/{LETTER[scene.colour]}") for tile in looks_here)


def symbols(tile: str) -> int:
    return int(tile[1]) if tile[1].isdecimal() else 0


def shown_colours(scene: Scene) -> set[str]:
    return {stack.tiles[-1][0] for stack in scene.i_was.platform}


FACTS = Facts(
    reasons={
        "kerala-reason-joins": lambda it: areas_made_one(it) == it.count > 1,
        "kerala-reason-edge": lambda it: has_colour(it, beside(it.move.to, edge_at(it, it.move.to)), it.second),
        "kerala-reason-meets": meets_an_edge,
        "kerala-reason-missing": lambda it: LETTER[it.colour] not in shown_colours(it) and it.i_was.sheet.missing <= -5,
        "kerala-reason-grows": lambda it: areas_made_one(it) == 1 and it.symbols == symbols(it.move.tile),
        "kerala-reason-gains": lambda it: it.gained == it.points > 0,
        "kerala-reason-loses": lambda it: -it.gained == it.points > 0,
        "kerala-reason-same": lambda it: it.gained == 0,
        "kerala-reason-elephant": lambda it: (
            it.i_am.elephants[it.move.elephant].spot == it.move.to and has_colour(it, it.move.to, it.colour)
        ),
        "kerala-reason-pass": lambda it: it.i_was.platform == it.i_am.platform,
        "kerala-reason-skip": lambda it: (
            it.i_was.platform == it.i_am.platform
            and (it.now.phase == "over" or it.i_was.elephants == it.i_am.elephants)
        ),  # K18: elephants leave at the end
    },
    same_text={
        "fr": frozenset(
            {
                "kerala-choose-place",
                "kerala-do-edge",
                "kerala-name",
                "kerala-points",
                "kerala-round-and-bag",
                "kerala-spot",
                "kerala-total",
            }
        ),
        "de": frozenset(
            {
                "kerala-cell",
                "kerala-choose-place",
                "kerala-do-edge",
                "kerala-name",
                "kerala-round-and-bag",
                "kerala-spot",
            }
        ),
        "ja": frozenset({"kerala-choose-place"}),
    },
)
