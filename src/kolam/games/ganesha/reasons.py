"""What speaks for a move of Ganesha."""

from kolam.engine.compiled import Record
from kolam.engine.contract import clone, whose
from kolam.games.ganesha import moves
from kolam.games.ganesha.altar import bag_size, size
from kolam.games.ganesha.judgement import gems_of, slot_value
from kolam.games.ganesha.mandala import is_full
from kolam.games.ganesha.record import COLOURS, NO_GEM, Colour
from kolam.games.ganesha.rounds import rounds
from kolam.games.ganesha.spices import taken_colour
from kolam.games.ganesha.taking import can_take_second, take
from kolam.locale import Message, message


def reason(state: Record, move: moves.GaneshaMove) -> Message:
    match move:
        case moves.PlaceToken(hex):
            return message("ganesha-reason-token", count=int(size(int(state.neighbours[hex]))))
        case moves.Take(hex) | moves.Caraway(hex):
            return take_reason(state, move, hex)
        case moves.Offer(gem, place):
            return message("ganesha-reason-offer", points=offer_points(state, gem, place))
        case moves.Store(_, to) if to != "treasury" and state.tactics[state.turn, to] == NO_GEM:
            return message("ganesha-reason-final" if is_last_turn(state) else "ganesha-reason-slot")
        case moves.Store(gem, "treasury") if is_full(state, COLOURS.index(gem)):  # it can be neither offered nor placed
            return have(state, gem)
        case moves.Store(gem, to):
            key = "ganesha-reason-treasury" if to == "treasury" else "ganesha-reason-replace"
            return message(key, colour=gem)
        case moves.Final(colour):
            return message("ganesha-reason-pays", colour=colour, value=pays(state, colour, 0))
        case moves.Give(colour) | moves.BlackPepper(colour) | moves.Refill(colour):
            return have(state, colour)
        case moves.BlackMustard():
            return message("ganesha-reason-mustard")
        case moves.Cardamom(colour):
            return message("ganesha-reason-freed", colour=colour, value=pays(state, colour, -1))
        case moves.RedPepper():
            taken = taken_colour(state)
            return message(
                "ganesha-reason-bag",
                colour=COLOURS[taken],
                count=int(state.bag[taken]),
                bag=int(bag_size(state)),
            )
        case moves.Ginger():
            return message("ganesha-reason-ginger")
        case moves.Coriander() | moves.Lift():
            return message("ganesha-reason-coriander")
        case moves.Cinnamon():
            return message("ganesha-reason-cinnamon")
        case moves.Enough() | moves.Leave():
            return message("ganesha-reason-stay")
    return message("ganesha-reason-final" if is_last_turn(state) else "ganesha-reason-keep")


def is_last_turn(state: Record) -> bool:
    """G9: after a turn in the last round there is no other."""
    return bool(state.round_number == rounds(state.players))


def have(state: Record, colour: Colour) -> Message:
    gems = int(gems_of(state, int(whose(state)), COLOURS.index(colour)))
    return message("ganesha-reason-have", colour=colour, count=gems)


def pays(state: Record, colour: Colour, ahead: int) -> int:
    return int(slot_value(state, COLOURS.index(colour), ahead))


def take_reason(state: Record, move: moves.Take | moves.Caraway, hex: int) -> Message:
    """A first gem that opens the way to a second, or what its track still pays."""
    colour = COLOURS[state.altar[hex]]
    if isinstance(move, moves.Take) and state.taken[0] == NO_GEM and opens_a_second(state, hex):
        return message("ganesha-reason-two", colour=colour)
    gems = int(gems_of(state, int(state.turn), COLOURS.index(colour)))
    number = COLOURS.index(colour)
    has_slot = int(state.mandala[number]) + gems < state.slots[number]
    value = pays(state, colour, gems) if has_slot else "none"
    return message("ganesha-reason-next", colour=colour, count=gems, value=value)


def opens_a_second(state: Record, hex: int) -> bool:
    """G13, G14: after this first gem there is a second one in reach."""
    after = clone(state)[0]
    take(after, hex)
    return bool(can_take_second(after))


def offer_points(state: Record, gem: Colour | None, place: Colour) -> int:
    """G20: what the placed gems score."""
    placed = int(state.treasuries[state.turn, COLOURS.index(place)]) - (gem == place)
    return sum(pays(state, place, ahead) for ahead in range(placed))
