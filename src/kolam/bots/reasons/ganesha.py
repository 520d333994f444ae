"""What speaks for a move of Ganesha."""

from kolam.bots.ganesha import gems_of, slot_value
from kolam.locale import Message, message
from kolam.rules.compiled import Record
from kolam.rules.contract import whose
from kolam.rules.ganesha import moves
from kolam.rules.ganesha.altar import bag_size
from kolam.rules.ganesha.record import COLOURS, NO_GEM, NO_REACH, Colour
from kolam.rules.ganesha.spices import taken_colour
from kolam.rules.ganesha.taking import reach_of


def reason(state: Record, move: moves.GaneshaMove) -> Message:
    match move:
        case moves.Take(hex) | moves.Caraway(hex):
            return take_reason(state, move, COLOURS[state.altar[hex]])
        case moves.Offer(gem, place):
            return message("reason-ganesha-offer", points=offer_points(state, gem, place))
        case moves.Store(_, to) if to != "treasury" and state.tactics[state.turn, to] == NO_GEM:
            return message("reason-ganesha-slot")
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
    return message("reason-ganesha-keep")


def pays(state: Record, colour: Colour, ahead: int) -> int:
    return int(slot_value(state, COLOURS.index(colour), ahead))


def take_reason(state: Record, move: moves.GaneshaMove, colour: Colour) -> Message:
    """A first gem that opens the way to a second, or what its track still pays."""
    first = isinstance(move, moves.Take) and state.taken[0] == NO_GEM
    if first and reach_of(state, COLOURS.index(colour)) != NO_REACH:
        return message("reason-ganesha-two", colour=colour)
    gems = int(gems_of(state, int(state.turn), COLOURS.index(colour)))
    return message("reason-ganesha-next", colour=colour, count=gems, value=pays(state, colour, gems))


def offer_points(state: Record, gem: Colour | None, place: Colour) -> int:
    """G20: what the placed gems score."""
    placed = int(state.treasuries[state.turn, COLOURS.index(place)]) - (gem == place)
    return sum(pays(state, place, ahead) for ahead in range(placed))
