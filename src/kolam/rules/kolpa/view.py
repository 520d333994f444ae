"""What a seat, or a spectator, may see of Kolpa! (P20). Built by listing what is public."""

import msgspec

from kolam.rules.compiled import Record
from kolam.rules.kolpa.record import CALL_CODES, CARDS, CODES, NO_CALL, NO_CARD, OVER, Call, Card
from kolam.rules.kolpa.rules import hand_size, pile_shows, size


class Pile(msgspec.Struct, frozen=True):
    """A colour pile: only the top card is visible."""

    top: Card
    size: int


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    hand: int  # how many cards
    piles: list[Pile]
    score: int  # of the rounds before this one


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `seat` and `hand` are null for a spectator."""

    seat: int | None
    round: int
    starter: int
    turn: int | None
    target: int
    hand: list[Card] | None
    players: list[Player]
    draw: int
    discard: int
    top: Card | None
    call: Call | None


def view(state: Record, seat: int | None) -> View:
    players = range(int(state.players))
    return View(
        seat=seat,
        round=int(state.round_number),
        starter=int(state.starter),
        turn=None if state.phase == OVER else int(state.turn),
        target=int(state.target),
        hand=None if seat is None else hand(state, seat),
        players=[Player(int(hand_size(state, s)), piles(state, s), int(state.scores[s])) for s in players],
        draw=int(size(state.draw)),
        discard=int(size(state.discard)),
        top=None if state.top == NO_CARD else CODES[state.top],
        call=None if state.call == NO_CALL else CALL_CODES[state.call],
    )


def hand(state: Record, seat: int) -> list[Card]:
    counts = state.hands[seat].tolist()
    return [CODES[card] for card in range(CARDS) for _ in range(counts[card])]


def piles(state: Record, seat: int) -> list[Pile]:
    heights = state.heights[seat].tolist()
    return [Pile(CODES[pile_shows(state, seat, colour)], height) for colour, height in enumerate(heights) if height]
