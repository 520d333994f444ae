"""What everybody sees of Ganesha (G25): all but the order of the bag. Built by listing what is public."""

from typing import Any, Literal

import msgspec

from kolam.engine.compiled import Record
from kolam.engine.contract import whose
from kolam.games.ganesha import record
from kolam.games.ganesha.mandala import pawn_space
from kolam.games.ganesha.record import (
    COLOURS,
    FACE_DOWN,
    NO_GEM,
    NO_TOKEN,
    OVER,
    SLOTS,
    SOURCES,
    TOKENS,
    Colour,
    Source,
    Token,
)
from kolam.games.ganesha.rounds import rounds
from kolam.games.ganesha.spices import token_in_hand

# What is being decided. Chance is never waited for, so its phases have no name here.
Phase = Literal["token", "take", "spice", "give", "second", "store", "lift", "refill", "offer", "final", "over"]
PHASES: dict[int, Phase] = {
    record.PLACE_TOKENS: "token",
    record.TAKE: "take",
    record.SPICE: "spice",
    record.ANSWER: "give",
    record.SECOND: "second",
    record.STORE: "store",
    record.LIFT: "lift",
    record.REFILL: "refill",
    record.OFFER: "offer",
    record.FINAL: "final",
    record.OVER: "over",
}


class Track(msgspec.Struct, frozen=True):
    """A colour's track on the Mandala."""

    values: list[int]
    filled: int


class Player(msgspec.Struct, frozen=True):
    """A player's tile and pawn."""

    treasury: dict[Colour, int]
    tactics: list[Colour | None]
    score: int
    earned: dict[Source, int]  # the score, by where the points came from
    pawn: int  # G24: the space of the scoring track


class View(msgspec.Struct, frozen=True):
    """The table; the same for every seat and for a spectator, whose `seat` is null."""

    seat: int | None
    side: Literal["day", "night"]
    round: int
    rounds: int
    drum: int
    youngest: list[int]  # seats, from the youngest on
    turn: int | None  # whose turn it is
    decides: int | None  # whose decision it is: Ginger asks another seat
    phase: Phase
    token: Token | None  # the token that may be used, or that is answered
    taken: list[Colour]  # gems taken and not yet stored, in order
    coriander: bool
    cinnamon: bool
    lifted: list[int]  # Tactics slots to be refilled
    rows: list[int]  # of the Altar: how many hexes each has
    altar: list[Colour | None]
    tokens: dict[str, Token]  # by hex
    face_down: list[int]  # hexes of tokens that are placed but not yet turned up
    bag: dict[Colour, int]
    mandala: dict[Colour, Track]
    players: list[Player]


def public(state: Record) -> View:
    over = state.phase == OVER
    hexes = range(int(state.hexes))
    asks_token = state.phase in (record.SPICE, record.ANSWER)
    return View(
        seat=None,
        side="night" if state.night else "day",
        round=int(state.round_number),
        rounds=int(rounds(state.players)),
        drum=int(state.drum),
        youngest=[int(seat) for seat in state.youngest[: int(state.players)]],
        turn=None if over else int(state.turn),
        decides=None if over else int(whose(state)),
        phase=PHASES[int(state.phase)],
        token=TOKENS[token_in_hand(state)] if asks_token else None,
        taken=[COLOURS[gem] for gem in state.taken if gem != NO_GEM],
        coriander=bool(state.coriander),
        cinnamon=bool(state.cinnamon),
        lifted=[slot for slot in range(SLOTS) if state.lifted[slot]],
        rows=[int(row) for row in state.rows if row],
        altar=[colour_or_none(state.altar[hex]) for hex in hexes],
        tokens={str(hex): TOKENS[state.tokens[hex]] for hex in hexes if NO_TOKEN < state.tokens[hex] < FACE_DOWN},
        face_down=[hex for hex in hexes if state.tokens[hex] == FACE_DOWN],
        bag=by_colour(state.bag),
        mandala={colour: track(state, number) for number, colour in enumerate(COLOURS)},
        players=[player(state, other) for other in range(int(state.players))],
    )


def own(state: Record, seat: int) -> dict[str, Any]:
    return {}


def colour_or_none(gem: int) -> Colour | None:
    return None if gem == NO_GEM else COLOURS[gem]


def by_colour(gems: Record) -> dict[Colour, int]:
    return {colour: int(gems[number]) for number, colour in enumerate(COLOURS)}


def track(state: Record, colour: int) -> Track:
    slots = state.tracks[colour, : int(state.slots[colour])]
    return Track([int(value) for value in slots], int(state.mandala[colour]))


def player(state: Record, seat: int) -> Player:
    return Player(
        treasury=by_colour(state.treasuries[seat]),
        tactics=[colour_or_none(gem) for gem in state.tactics[seat]],
        score=int(state.scores[seat]),
        earned={source: int(state.earned[seat, number]) for number, source in enumerate(SOURCES)},
        pawn=int(pawn_space(int(state.scores[seat]))),
    )
