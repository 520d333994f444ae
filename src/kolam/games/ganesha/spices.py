"""The spice tokens (G15, G26–G35): when each can be used, and what it does."""

from kolam.engine.compiled import Record, rule
from kolam.games.ganesha.altar import altar_has_gem, bag_size
from kolam.games.ganesha.mandala import holds, return_gem, score
from kolam.games.ganesha.record import (
    BLACK_PEPPER,
    BY_TOKENS,
    CARAWAY,
    CARDAMOM,
    GEM_COLOURS,
    GINGER,
    NO_SEAT,
    NO_TOKEN,
    RED_PEPPER,
)
from kolam.games.ganesha.taking import gem_in_hand


@rule
def token_in_hand(state: Record) -> int:
    """G15: the token on the hex of the gem that was taken last."""
    return state.tokens[state.from_hex]


@rule
def taken_colour(state: Record) -> int:
    """The colour of the gem that the token acts on."""
    return state.taken[gem_in_hand(state)]


@rule
def may_remove(state: Record, colour: int) -> bool:
    """G27: a colour that has a gem on the Mandala."""
    return state.mandala[colour] > 0


@rule
def can_give(state: Record, seat: int, colour: int) -> bool:
    """G30: a gem of a colour other than the taken gem's, from that seat's Treasury."""
    return colour != taken_colour(state) and holds(state, seat, colour)


@rule
def may_ask(state: Record, seat: int) -> bool:
    """G30: another player who has a gem of another colour in the Treasury."""
    if seat == state.turn:
        return False
    for colour in range(GEM_COLOURS):
        if can_give(state, seat, colour):
            return True
    return False


@rule
def may_spend_point(state: Record) -> bool:
    """G33."""
    return state.scores[state.turn] > 0


@rule
def can_use(state: Record, token: int) -> bool:
    """G26: a token whose effect is impossible cannot be used."""
    if token == NO_TOKEN:
        return False
    if token == CARDAMOM:
        for colour in range(GEM_COLOURS):
            if may_remove(state, colour):
                return True
        return False
    if token == CARAWAY:
        return altar_has_gem(state)
    if token == GINGER:
        for seat in range(state.players):
            if may_ask(state, seat):
                return True
        return False
    if token == RED_PEPPER:
        return may_spend_point(state) and bag_size(state) > 0
    if token == BLACK_PEPPER:
        for colour in range(GEM_COLOURS):
            if holds(state, state.turn, colour):
                return True
        return False
    return True


@rule
def use_cardamom(state: Record, colour: int) -> None:
    """G27: the last placed gem of a colour goes from the Mandala to the bag; its points stay."""
    state.mandala[colour] -= 1
    state.bag[colour] += 1


@rule
def use_caraway(state: Record, hex: int) -> None:
    """G28: the taken gem and the one on `hex` change places; the token there is not applied."""
    gem = gem_in_hand(state)
    colour = state.taken[gem]
    state.taken[gem] = state.altar[hex]
    state.altar[hex] = colour


@rule
def answer_ginger(state: Record, colour: int) -> None:
    """G30, G35: the asked player's gem takes the place of the one given."""
    gem = gem_in_hand(state)
    state.treasuries[state.asked, state.taken[gem]] += 1
    state.treasuries[state.asked, colour] -= 1
    state.taken[gem] = colour
    state.asked = NO_SEAT


@rule
def use_black_mustard(state: Record) -> None:
    """G31."""
    score(state, state.turn, 1, BY_TOKENS)


@rule
def use_red_pepper(state: Record) -> None:
    """G33: the point is spent; the draw follows."""
    score(state, state.turn, -1, BY_TOKENS)


@rule
def red_pepper_brings(state: Record, colour: int) -> None:
    """G33: into the Treasury if it has the colour of the taken gem, otherwise back into the bag."""
    if colour == taken_colour(state):
        state.bag[colour] -= 1
        state.treasuries[state.turn, colour] += 1


@rule
def use_black_pepper(state: Record, colour: int) -> None:
    """G34: a gem goes back first, so that it may be drawn again."""
    return_gem(state, colour)


@rule
def black_pepper_brings(state: Record, colour: int) -> None:
    """G34."""
    state.bag[colour] -= 1
    state.treasuries[state.turn, colour] += 1
