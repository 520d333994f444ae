"""What speaks for a move of Ganesha."""

from kolam.bots.ganesha import gems_of, slot_value
from kolam.locale import Message, message
from kolam.rules.compiled import Record
from kolam.rules.contract import clone, whose
from kolam.rules.ganesha import moves
from kolam.rules.ganesha.altar import bag_size
from kolam.rules.ganesha.record import COLOURS, NO_GEM, Colour
from kolam.rules.ganesha.rounds import rounds
from kolam.rules.ganesha.spices import taken_colour
from kolam.rules.ganesha.taking import can_take_second, take


def reason(state: Record, move: moves.GaneshaMove) -> Message:
    match move:
        case moves.Take(hex) | moves.Caraway(hex):
            return take_reason(state, move, hex)
        case moves.Offer(gem, place):
            return message("reason-ganesha-offer", points=offer_points(state, gem, place))
        case moves.Store(_, to) if to != "treasury" and state.tactics[state.turn, to] == NO_GEM:
            return message("reason-ganesha-final" if is_last_turn(state) else "reason-ganesha-slot")
        case moves.Store(gem, to):
            key = "reason-ganesha-treasury" if to == "treasury" else "reason-ganesha-replace"
            return message(key, colour=gem)
        case moves.Final(colour):
            return message("reason-ganesha-pays", colour=colour, value=pays(state, colour, 0))
        case moves.Give(colour) | moves.BlackPepper(colour) | moves.Refill(colour):
            gems = int(gems_of(state, int(whose(state)), COLOURS.index(colour)))
            return message("reason-ganesha-have", colour=colour, count=gems)
        case moves.BlackMustard():
            return message("reason-ganesha-mustard")
        case moves.Cardamom(colour):
            return message("reason-ganesha-freed", colour=colour, value=pays(state, colour, -1))
        case moves.RedPepper():
            taken = taken_colour(state)
            return message(
                "reason-ganesha-bag",
                colour=COLOURS[taken],
                count=int(state.bag[taken]),
                bag=int(bag_size(state)),
            )
        case moves.Ginger():
            return message("reason-ganesha-ginger", colour=COLOURS[taken_colour(state)])
        case moves.Coriander() | moves.Lift():
            return message("reason-ganesha-coriander")
        case moves.Cinnamon():
            return message("reason-ganesha-cinnamon")
        case moves.Enough() | moves.Leave():
            return message("reason-ganesha-stay")
    return message("reason-ganesha-final" if is_last_turn(state) else "reason-ganesha-keep")


def is_last_turn(state: Record) -> bool:
    """G9: whoever has a turn in the last round has no other after it."""
    return bool(state.round_number == rounds(state.players))


def pays(state: Record, colour: Colour, ahead: int) -> int:
    return int(slot_value(state, COLOURS.index(colour), ahead))


def take_reason(state: Record, move: moves.Take | moves.Caraway, hex: int) -> Message:
    """A first gem that opens the way to a second, or what its track still pays."""
    colour = COLOURS[state.altar[hex]]
    if isinstance(move, moves.Take) and state.taken[0] == NO_GEM and opens_a_second(state, hex):
        return message("reason-ganesha-two", colour=colour)
    gems = int(gems_of(state, int(state.turn), COLOURS.index(colour)))
    return message("reason-ganesha-next", colour=colour, count=gems, value=pays(state, colour, gems))


def opens_a_second(state: Record, hex: int) -> bool:
    """G13, G14: after this first gem there is a second one in reach."""
    after = clone(state)[0]
    take(after, hex)
    return bool(can_take_second(after))


def offer_points(state: Record, gem: Colour | None, place: Colour) -> int:
    """G20: what the placed gems score."""
    placed = int(state.treasuries[state.turn, COLOURS.index(place)]) - (gem == place)
    return sum(pays(state, place, ahead) for ahead in range(placed))
