"""Reasons are true: each is held against the table before and after its move, not against the code that gave it."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from hypothesis import given

from kolam.bots.reasons import reason
from kolam.locale import FOLDER, Message
from kolam.match import Match
from kolam.rules import NAMES
from kolam.rules.contract import State, clone, decide, legal
from kolam.rules.ganesha.altar import NEIGHBOURS
from kolam.rules.kerala.record import COLOUR_CODES, COLOUR_NAMES
from kolam.rules.kolpa.record import COLOUR_NAMES as KOLPA_NAMES
from kolam.rules.kolpa.record import COLOURS as KOLPA_CODES
from kolam.rules.play import new_moves, settle
from tests.playing import COMPILED, new_match, play_on, seeds, tables

STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
LETTER = dict(zip(COLOUR_NAMES, COLOUR_CODES, strict=True))


class Scene:
    """A move, what was said for it, and the table before and after it."""

    def __init__(self, match: Match, move: Any) -> None:
        assert match.turn is not None
        self.game, self.seat, self.move = match.game, match.turn, move
        self.said: Message = reason(match.game, match.state[0], move)
        self.before = match.state
        self.after = clone(match.state)
        number = match.game.number(self.after[0], move)
        assert number is not None
        decide(self.after[0], number)

    def __getattr__(self, name: str) -> Any:
        """What the reason names: a colour, a count, a value."""
        return self.said.args[name]

    @cached_property
    def was(self) -> Any:
        return self.game.view(self.before[0], self.seat)

    @cached_property
    def now(self) -> Any:
        """Where chance comes next there is nothing to look at in Ganesha until it has done its part."""
        seen = clone(self.after)
        if self.game.name == "ganesha":
            settle(seen[0])
        return self.game.view(seen[0], self.seat)

    @property
    def i_was(self) -> Any:
        return self.was.players[self.seat]

    @property
    def i_am(self) -> Any:
        return self.now.players[self.seat]

    @property
    def gained(self) -> int:
        return int(self.i_am.score - self.i_was.score)

    def choices(self, state: State) -> list[Any]:
        """What can be decided in a position, once chance has done its part."""
        state = clone(state)
        settle(state[0])
        moves = new_moves(self.game)
        return [self.game.move(state[0], int(number)) for number in moves[: legal(state[0], moves)]]

    def kinds(self, state: State) -> set[str]:
        return {str(type(move).__struct_config__.tag) for move in self.choices(state)}


# Kolpa!


def cost(cards: list[str]) -> int:
    return sum(10 if card == "J" else int(card[1]) for card in cards)


def play_area(state: State, seat: int) -> int:
    """The values in a play area, covered cards included."""
    return sum(int(state[0].piles[seat, colour, :height].sum()) for colour, height in enumerate(state[0].heights[seat]))


def laid(scene: Scene) -> int:
    return play_area(scene.after, scene.seat) - play_area(scene.before, scene.seat)


def code(card: Message) -> str:
    """R3 for the words "red 3"."""
    if card.key == "kolpa-joker":
        return "J"
    return f"{KOLPA_CODES[KOLPA_NAMES.index(str(card.args['colour']))]}{card.args['value']}"


def matching_piles(scene: Scene) -> list[int]:
    return [cost([move.card]) for move in scene.choices(scene.before) if getattr(move, "source", "") == "area"]


def is_forced(scene: Scene) -> bool:
    """P10: the card is on show before the next player, who then may not lay one."""
    following = (scene.seat + 1) % len(scene.was.players)
    shown = [pile.top for pile in scene.was.players[following].piles]
    return code(scene.card) in shown and "kolpa" not in scene.kinds(scene.after)


def round_ends(scene: Scene) -> bool:
    settled = clone(scene.after)
    settle(settled[0])
    then = scene.game.view(settled[0], None)
    return len(scene.was.hand) == 1 and (then.turn is None or then.round == scene.was.round + 1)


# Ganesha


def gems(scene: Scene) -> int:
    """Of the reason's colour: in the Treasury, in Tactics slots, or just taken."""
    was, colour, seat = scene.was, scene.colour, scene.was.decides
    taken = was.taken.count(colour) if seat == was.turn else 0
    return int(was.players[seat].treasury[colour] + was.players[seat].tactics.count(colour) + taken)


def pays(scene: Scene, ahead: int) -> int:
    track = scene.was.mandala[scene.colour]
    at = track.filled + ahead
    return int(track.values[at]) if at < len(track.values) else 0


def a_second_may_follow(scene: Scene) -> bool:
    """G13: with two of the colour from anywhere, with one from beside the first."""
    mine = scene.i_was.tactics.count(scene.colour)
    reach = set(range(len(scene.was.altar))) if mine == 2 else NEIGHBOURS[scene.move.hex]
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


# Kerala


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


def meets_an_edge(scene: Scene) -> bool:
    now, to = platform(scene.i_am), scene.move.to
    around = [(now[beside(to, side)], side) for side in STEPS if beside(to, side) in now]
    looks_here = [stack.tiles[-1] for stack, side in around if stack.edge == OPPOSITE[side]]
    return has_colour(scene, to, scene.colour) and any(tile.endswith(f"/{LETTER[scene.colour]}") for tile in looks_here)


def symbols(tile: str) -> int:
    return int(tile[1]) if tile[1].isdecimal() else 0


def shown_colours(scene: Scene) -> set[str]:
    return {stack.tiles[-1][0] for stack in scene.i_was.platform}


# What must be so where a reason is given.
FACTS: dict[str, Callable[[Scene], bool]] = {
    "reason-kolpa-lay": lambda it: laid(it) == it.value > 0,
    "reason-kolpa-lay-zero": lambda it: it.move.card.endswith("0") and laid(it) == 0,
    "reason-kolpa-end": round_ends,
    "reason-kolpa-rid": lambda it: cost([code(it.card)]) == it.value == cost(it.was.hand) - cost(it.now.hand) > 0,
    "reason-kolpa-zero": lambda it: len(it.now.hand) == len(it.was.hand) - 1 > 0,
    "reason-kolpa-force": is_forced,
    "reason-kolpa-area": lambda it: it.was.hand == it.now.hand and -laid(it) == cost([code(it.card)]),
    "reason-kolpa-area-cheapest": lambda it: -laid(it) == it.value == min(matching_piles(it)),
    "reason-ganesha-two": a_second_may_follow,
    "reason-ganesha-next": lambda it: (it.count, it.value) == (gems(it), pays(it, gems(it))),
    "reason-ganesha-offer": lambda it: it.gained == it.points,
    "reason-ganesha-slot": lambda it: (
        it.was.round < it.was.rounds and it.i_was.tactics[it.move.to] is None and is_stored(it)
    ),
    "reason-ganesha-treasury": is_stored,
    "reason-ganesha-replace": lambda it: it.i_was.tactics[it.move.to] is not None and is_stored(it),
    "reason-ganesha-pays": lambda it: it.gained == it.value == pays(it, 0),
    "reason-ganesha-have": lambda it: it.count == gems(it) > 0,
    "reason-ganesha-mustard": lambda it: it.gained == 1,
    "reason-ganesha-freed": lambda it: (
        it.value == pays(it, -1) and it.now.mandala[it.colour].filled == it.was.mandala[it.colour].filled - 1
    ),
    "reason-ganesha-bag": lambda it: (
        (it.count, it.bag) == (it.was.bag[it.was.taken[-1]], sum(it.was.bag.values())) and it.colour == it.was.taken[-1]
    ),
    "reason-ganesha-ginger": lambda it: (
        it.colour == it.was.taken[-1] and all(move.colour != it.colour for move in it.choices(it.after))
    ),
    "reason-ganesha-coriander": may_exchange,
    "reason-ganesha-cinnamon": lambda it: it.now.cinnamon,
    "reason-ganesha-keep": lambda it: (
        it.move.__struct_config__.tag == "end" and it.was.round < it.was.rounds and same_gems(it)
    ),
    "reason-ganesha-final": lambda it: it.was.round == it.was.rounds,
    "reason-ganesha-stay": lambda it: same_gems(it) and it.was.taken == it.now.taken and it.gained == 0,
    "reason-kerala-joins": lambda it: areas_made_one(it) == it.count > 1,
    "reason-kerala-edge": lambda it: has_colour(it, beside(it.move.to, it.move.edge), it.second),
    "reason-kerala-meets": meets_an_edge,
    "reason-kerala-missing": lambda it: LETTER[it.colour] not in shown_colours(it) and it.i_was.sheet.missing <= -5,
    "reason-kerala-grows": lambda it: areas_made_one(it) == 1 and it.symbols == symbols(it.move.tile),
    "reason-kerala-gains": lambda it: it.gained == it.points > 0,
    "reason-kerala-loses": lambda it: -it.gained == it.points > 0,
    "reason-kerala-same": lambda it: it.gained == 0,
    "reason-kerala-elephant": lambda it: (
        it.i_am.elephants[it.move.elephant].spot == it.move.to and has_colour(it, it.move.to, it.colour)
    ),
    "reason-kerala-pass": lambda it: it.i_was.platform == it.i_am.platform,
    "reason-kerala-skip": lambda it: (
        it.i_was.platform == it.i_am.platform and (it.now.phase == "over" or it.i_was.elephants == it.i_am.elephants)
    ),  # K18: elephants leave at the end
}


def reasons_given(match: Match) -> set[str]:
    """The reasons for some of the moves of a position, every twelfth or so where there are many. All are true."""
    scenes = [Scene(match, move) for move in match.legal()[:: 1 + len(match.legal()) // 12]]
    for scene in scenes:
        assert str(scene.said)
        assert FACTS[scene.said.key](scene), (scene.said, scene.move, scene.was)
    return {scene.said.key for scene in scenes}


@given(tables, seeds)
def test_every_reason_is_a_fact_of_its_position(table: tuple[str, int], seed: int) -> None:
    for match in play_on(new_match(*table, seed), seed, 60 if COMPILED else 6):
        if not match.over:
            reasons_given(match)


@pytest.mark.compiled
def test_in_whole_matches_every_reason_is_given_and_true() -> None:
    """So that none of the facts above is checked in vain."""
    file = FluentParser().parse((FOLDER / "en" / "reasons.ftl").read_text("utf-8"))
    reasons = {entry.id.name for entry in file.body if isinstance(entry, ftl.Message)}
    assert reasons == set(FACTS)
    found = set()
    for name in NAMES:
        for seed in range(2):
            for match in play_on(new_match(name, 3, f"reasons {seed}"), seed):
                if not match.over:
                    found |= reasons_given(match)
    assert found == reasons
