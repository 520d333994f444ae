"""The moves of Ganesha in three forms: integer, typed and text."""

from collections.abc import Callable
from typing import Literal

from kolam.engine.compiled import Record
from kolam.engine.contract import Move
from kolam.engine.errors import MalformedMove
from kolam.games.ganesha.decisions import (
    END,
    ENOUGH,
    GIVE,
    LEAVE,
    LIFT_SLOTS,
    OFFER_GEM,
    PLACE_LAST,
    PLACE_TOKEN,
    REFILL_SLOT,
    STORE_GEM,
    TAKE_HEX,
    USE_BLACK_MUSTARD,
    USE_BLACK_PEPPER,
    USE_CARAWAY,
    USE_CARDAMOM,
    USE_CINNAMON,
    USE_CORIANDER,
    USE_GINGER,
    USE_RED_PEPPER,
)
from kolam.games.ganesha.record import COLOURS, GEM_COLOURS, STORE, Colour
from kolam.games.ganesha.tile import colour_to_store
from kolam.locale import message


class PlaceToken(Move, frozen=True, tag="token"):
    """G7: a token, face down, on a hex of the empty Altar."""

    hex: int


class Take(Move, frozen=True, tag="take"):
    """G12, G13: a gem from the Altar; again for the second."""

    hex: int


class Enough(Move, frozen=True, tag="enough"):
    """G14: no second gem."""


class Cardamom(Move, frozen=True, tag="cardamom"):
    """G27: the last placed gem of a colour, from the Mandala to the bag."""

    colour: Colour


class Caraway(Move, frozen=True, tag="caraway"):
    """G28: the taken gem for the one on a hex."""

    hex: int


class Coriander(Move, frozen=True, tag="coriander"):
    """G29: Treasury and Tactics slots exchange gems after phase 2."""


class Ginger(Move, frozen=True, tag="ginger"):
    """G30: the taken gem for one that another seat chooses."""

    seat: int


class Give(Move, frozen=True, tag="give"):
    """G30: the asked seat's answer."""

    colour: Colour


class BlackMustard(Move, frozen=True, tag="black_mustard"):
    """G31: a point."""


class Cinnamon(Move, frozen=True, tag="cinnamon"):
    """G32: a gem of any colour may be offered in phase 3."""


class RedPepper(Move, frozen=True, tag="red_pepper"):
    """G33: a point for a draw from the bag."""


class BlackPepper(Move, frozen=True, tag="black_pepper"):
    """G34: a gem of the Treasury for a draw from the bag."""

    colour: Colour


class Leave(Move, frozen=True, tag="leave"):
    """G26: the token is not used."""


class Store(Move, frozen=True, tag="store"):
    """G16: the next taken gem, into the Treasury or a Tactics slot."""

    gem: Colour
    to: Literal["treasury", 0, 1]


class Lift(Move, frozen=True, tag="lift"):
    """G29: the gems of one or two Tactics slots, into the Treasury."""

    slots: tuple[int, ...]


class Refill(Move, frozen=True, tag="refill"):
    """G29: a gem of the Treasury, into the next lifted slot."""

    colour: Colour


class Offer(Move, frozen=True, tag="offer"):
    """G18: a gem for the bag (or nothing), to place all gems of a colour."""

    gem: Colour | None
    place: Colour


class End(Move, frozen=True, tag="end"):
    """G18: no offering in this turn."""


class Final(Move, frozen=True, tag="final"):
    """G22: one gem of the final stage."""

    colour: Colour


GaneshaMove = (
    PlaceToken | Take | Enough | Cardamom | Caraway | Coriander | Ginger | Give | BlackMustard | Cinnamon | RedPepper
    | BlackPepper | Leave | Store | Lift | Refill | Offer | End | Final
)  # fmt: skip

PLACES: tuple[Literal["treasury", 0, 1], ...] = ("treasury", 0, 1)  # from TREASURY on
LIFTS = ((0,), (1,), (0, 1))
ONE_OF_A_KIND: dict[int, GaneshaMove] = {
    ENOUGH: Enough(),
    USE_CORIANDER: Coriander(),
    USE_BLACK_MUSTARD: BlackMustard(),
    USE_CINNAMON: Cinnamon(),
    USE_RED_PEPPER: RedPepper(),
    LEAVE: Leave(),
    END: End(),
}
# Where the decisions of a kind begin, and the move of each of them; from the last kind to the first.
KINDS: tuple[tuple[int, Callable[[int], GaneshaMove]], ...] = (
    (PLACE_TOKEN, lambda n: PlaceToken(n)),
    (PLACE_LAST, lambda n: Final(COLOURS[n])),
    (OFFER_GEM, lambda n: Offer(None if n < GEM_COLOURS else COLOURS[n // GEM_COLOURS - 1], COLOURS[n % GEM_COLOURS])),
    (REFILL_SLOT, lambda n: Refill(COLOURS[n])),
    (LIFT_SLOTS, lambda n: Lift(LIFTS[n])),
    (GIVE, lambda n: Give(COLOURS[n])),
    (USE_BLACK_PEPPER, lambda n: BlackPepper(COLOURS[n])),
    (USE_GINGER, lambda n: Ginger(n)),
    (USE_CARAWAY, lambda n: Caraway(n)),
    (USE_CARDAMOM, lambda n: Cardamom(COLOURS[n])),
    (TAKE_HEX, lambda n: Take(n)),
)


HEX_DECISIONS = {PlaceToken: PLACE_TOKEN, Take: TAKE_HEX, Caraway: USE_CARAWAY}


def number_to_move(state: Record, number: int) -> GaneshaMove:
    """The typed move; a gem is stored in the order taken, so only the position knows its colour."""
    if number in ONE_OF_A_KIND:
        return ONE_OF_A_KIND[number]
    if STORE_GEM <= number < LIFT_SLOTS:
        return Store(COLOURS[colour_to_store(state)], PLACES[number - STORE_GEM])
    start, move = next(kind for kind in KINDS if number >= kind[0])
    return move(number - start)


def move_to_number(state: Record, move: GaneshaMove) -> int | None:
    match move:
        case PlaceToken(hex) | Take(hex) | Caraway(hex):
            return HEX_DECISIONS[type(move)] + hex if 0 <= hex < state.hexes else None
        case Ginger(seat):
            return USE_GINGER + seat if 0 <= seat < state.players else None
        case Cardamom(colour):
            return USE_CARDAMOM + COLOURS.index(colour)
        case Give(colour):
            return GIVE + COLOURS.index(colour)
        case BlackPepper(colour):
            return USE_BLACK_PEPPER + COLOURS.index(colour)
        case Refill(colour):
            return REFILL_SLOT + COLOURS.index(colour)
        case Final(colour):
            return PLACE_LAST + COLOURS.index(colour)
        case Store(gem, to):
            due = state.phase == STORE and COLOURS[colour_to_store(state)] == gem
            return STORE_GEM + PLACES.index(to) if due else None
        case Lift(slots):
            return LIFT_SLOTS + LIFTS.index(slots) if slots in LIFTS else None
        case Offer(gem, place):
            offered = 0 if gem is None else 1 + COLOURS.index(gem)
            return OFFER_GEM + offered * GEM_COLOURS + COLOURS.index(place)
    return next(number for number, one in ONE_OF_A_KIND.items() if one == move)


def move_to_text(move: GaneshaMove) -> str:
    """`token 7`, `take 7`, `store red in 0`, `offer yellow for red`, `black pepper blue` …: the move's own words."""
    verb = str(type(move).__struct_config__.tag).replace("_", " ")
    match move:
        case PlaceToken(what) | Take(what) | Caraway(what) | Ginger(what):
            return f"{verb} {what}"
        case Cardamom(colour) | Give(colour) | BlackPepper(colour) | Refill(colour) | Final(colour):
            return f"{verb} {colour}"
        case Store(gem, to):
            return f"{verb} {gem} in {to}"
        case Lift(slots):
            return " ".join([verb, *map(str, slots)])
        case Offer(gem, place):
            return f"{verb} {gem or 'nothing'} for {place}"
    return verb


NUMBERED: dict[str, type[PlaceToken | Take | Caraway | Ginger]] = {
    "token": PlaceToken,
    "take": Take,
    "caraway": Caraway,
    "ginger": Ginger,
}
COLOURED: dict[str, type[Cardamom | Give | BlackPepper | Refill | Final]] = {
    "cardamom": Cardamom,
    "give": Give,
    "black pepper": BlackPepper,
    "refill": Refill,
    "final": Final,
}
BARE = {move_to_text(move): move for move in ONE_OF_A_KIND.values()}
INITIALS = {colour[0]: colour for colour in COLOURS}


def text_to_move(text: str) -> GaneshaMove:
    """Forgiving about case, spaces, underscores, the small words, and colours shortened to their first letter."""
    words = [word for word in text.lower().replace("_", " ").replace(",", " ").split() if word not in ("in", "for")]
    if words[:1] == ["black"] or words[:1] == ["red"]:
        words[:2] = [" ".join(words[:2])]
    said, rest = words[:1], words[1:]
    try:
        return said_move(said[0], rest)
    except (IndexError, KeyError, ValueError):
        raise MalformedMove(message("ganesha-no-move", text=repr(text)[1:-1])) from None


def said_move(verb: str, rest: list[str]) -> GaneshaMove:
    if verb == "lift":
        return Lift(tuple(said_number(slot) for slot in rest))
    if verb in BARE:
        () = rest
        return BARE[verb]
    if verb in ("store", "offer"):
        first, second = rest
        if verb == "store":
            return Store(said_colour(first), PLACES[[str(place) for place in PLACES].index(second)])
        return Offer(None if first == "nothing" else said_colour(first), said_colour(second))
    (what,) = rest
    if verb in NUMBERED:
        return NUMBERED[verb](said_number(what))
    return COLOURED[verb](said_colour(what))


def said_number(word: str) -> int:
    if not word.isdecimal() or len(word) > 4:
        raise ValueError(word)
    return int(word)


def said_colour(word: str) -> Colour:
    return COLOURS[COLOURS.index(INITIALS.get(word, word))]
