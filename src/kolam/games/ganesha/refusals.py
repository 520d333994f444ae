"""Why a move of Ganesha is illegal, asked of the very rules that forbid it."""

from kolam.engine.compiled import Record
from kolam.engine.errors import IllegalMove
from kolam.games.ganesha import moves
from kolam.games.ganesha.altar import has_gem, is_beside_token
from kolam.games.ganesha.mandala import holds, is_full, may_offer_for
from kolam.games.ganesha.moves import GaneshaMove
from kolam.games.ganesha.record import COLOURS, NO_GEM, NO_HEX, NO_REACH, NO_TOKEN, SLOTS, TOKENS, Colour
from kolam.games.ganesha.spices import can_use, may_spend_point, taken_colour, token_in_hand
from kolam.games.ganesha.taking import can_take_second
from kolam.games.ganesha.tile import colour_to_store, may_lift, slot_to_refill
from kolam.games.ganesha.view import PHASES, Phase
from kolam.locale import Message, message

# The moves that each phase asks for; a token's use is looked at by itself.
ASKED: dict[Phase, tuple[type, ...]] = {
    "token": (moves.PlaceToken,),
    "take": (moves.Take,),
    "second": (moves.Take, moves.Enough),
    "spice": (moves.Leave,),
    "give": (moves.Give,),
    "store": (moves.Store,),
    "lift": (moves.Lift,),
    "refill": (moves.Refill,),
    "offer": (moves.Offer, moves.End),
    "final": (moves.Final,),
    "over": (),
}
# The rule that says when a move of a kind is due, if it is not due now.
DUE = {
    moves.PlaceToken: "G7",
    moves.Take: "G13",
    moves.Enough: "G14",
    moves.Leave: "G15",
    moves.Give: "G30",
    moves.Store: "G16",
    moves.Lift: "G29",
    moves.Refill: "G29",
    moves.Offer: "G18",
    moves.End: "G18",
    moves.Final: "G22",
}
# The rule of each token, in the order of TOKENS.
TOKEN_RULES = ("G27", "G28", "G29", "G30", "G31", "G32", "G33", "G34")
TOKEN_MOVES = (
    moves.Cardamom,
    moves.Caraway,
    moves.Coriander,
    moves.Ginger,
    moves.BlackMustard,
    moves.Cinnamon,
    moves.RedPepper,
    moves.BlackPepper,
)


def prompt(state: Record) -> Message:
    """What the position asks for."""
    phase = PHASES[int(state.phase)]
    if phase == "spice":
        return message("ganesha-ask-spice", token=TOKENS[token_in_hand(state)])
    if phase == "store":
        return message("ganesha-ask-store", colour=COLOURS[colour_to_store(state)])
    if phase == "give":
        return message("ganesha-ask-give", colour=COLOURS[taken_colour(state)])
    if phase == "token":
        return message("ganesha-ask-token", count=int(state.tokens_left))
    if phase == "refill":
        return message("ganesha-ask-refill", slot=int(slot_to_refill(state)))
    return message(f"ganesha-ask-{phase}")


def refusal(state: Record, move: GaneshaMove) -> IllegalMove:
    if isinstance(move, TOKEN_MOVES):
        return refused_use(state, TOKEN_MOVES.index(type(move)), move)
    phase = PHASES[int(state.phase)]
    if phase == "take" and isinstance(move, moves.Enough):
        return IllegalMove("G11", message("ganesha-must-take"))
    if phase == "store" and isinstance(move, moves.Take):
        return no_second_gem(state)
    if not isinstance(move, ASKED[phase]):
        return not_now(state, DUE[type(move)])
    match move:
        case moves.PlaceToken(hex):
            return refused_token(state, hex)
        case moves.Take(hex):
            return no_gem_there(state, hex, "G12") or IllegalMove("G13", message("ganesha-out-of-reach"))
        case moves.Give(colour):
            if COLOURS.index(colour) == taken_colour(state):
                return IllegalMove("G30", message("ganesha-give-other", colour=colour))
            return not_in_treasury("G30", colour)
        case moves.Store(gem):
            due = int(colour_to_store(state))
            if COLOURS.index(gem) != due:
                return IllegalMove("G16", message("ganesha-store-order", colour=COLOURS[due]))
            return IllegalMove("G16", message("ganesha-slot-used"))
        case moves.Lift(slots):
            return refused_lift(state, slots)
        case moves.Refill(colour):
            return not_in_treasury("G29", colour)
        case moves.Offer(gem, place):
            return refused_offer(state, gem, place)
        case moves.Final(colour):
            number = COLOURS.index(colour)
            return full("G22", colour) if holds(state, state.turn, number) else not_in_treasury("G22", colour)
    return not_now(state, DUE[type(move)])


def no_hex(state: Record, hex: int) -> IllegalMove | None:
    if 0 <= hex < state.hexes:
        return None
    return IllegalMove("G4", message("ganesha-no-hex", hex=str(hex), last=int(state.hexes) - 1))


def refused_token(state: Record, hex: int) -> IllegalMove:
    """G7: what lies on the hex or beside it, or what would not find room any more."""
    missing = no_hex(state, hex)
    if missing is not None:
        return missing
    if state.tokens[hex] != NO_TOKEN:
        return IllegalMove("G7", message("ganesha-token-on"))
    if is_beside_token(state, hex):
        return IllegalMove("G7", message("ganesha-token-beside"))
    return IllegalMove("G7", message("ganesha-token-no-room", count=int(state.tokens_left) - 1))


def no_gem_there(state: Record, hex: int, rule: str) -> IllegalMove | None:
    missing = no_hex(state, hex)
    if missing is not None:
        return missing
    if not has_gem(state, hex):
        return IllegalMove(rule, message("ganesha-no-gem"))
    return None


def no_second_gem(state: Record) -> IllegalMove:
    """Why phase 1 is over."""
    if state.taken[0] == NO_GEM or can_take_second(state):
        return not_now(state, "G16")
    if state.taken[1] != NO_GEM:
        return IllegalMove("G13", message("ganesha-two-taken"))
    if state.reach == NO_REACH:
        return IllegalMove("G13", message("ganesha-first-colour"))
    return IllegalMove("G14", message("ganesha-no-second"))


def not_now(state: Record, rule: str) -> IllegalMove:
    return IllegalMove(rule, message("ganesha-not-now", asked=prompt(state)))


def not_in_treasury(rule: str, colour: Colour) -> IllegalMove:
    return IllegalMove(rule, message("ganesha-not-in-treasury", colour=colour))


def full(rule: str, colour: Colour) -> IllegalMove:
    return IllegalMove(rule, message("ganesha-is-full", colour=colour))


def refused_use(state: Record, token: int, move: GaneshaMove) -> IllegalMove:
    """G15, G26: the token must lie under the gem just taken, and its effect must be possible."""
    phase = PHASES[int(state.phase)]
    under = int(token_in_hand(state)) if state.from_hex != NO_HEX else None
    if under == token and phase in ("second", "store") and not can_use(state, token):
        return impossible(state, token)
    if phase != "spice":
        return IllegalMove("G15", message("ganesha-token-not-now", token=TOKENS[token], asked=prompt(state)))
    if under != token:
        return IllegalMove("G15", message("ganesha-other-token", token=TOKENS[token], asked=prompt(state)))
    match move:
        case moves.Caraway(hex):
            return no_gem_there(state, hex, "G28") or not_now(state, TOKEN_RULES[token])
        case moves.Cardamom(colour):
            return IllegalMove("G27", message("ganesha-none-on-mandala", colour=colour))
        case moves.BlackPepper(colour):
            return not_in_treasury("G34", colour)
        case moves.Ginger(seat):
            return refused_ginger(state, seat)
    return not_now(state, TOKEN_RULES[token])


def refused_ginger(state: Record, seat: int) -> IllegalMove:
    if not 0 <= seat < state.players:
        return IllegalMove("G30", message("ganesha-no-seat", seat=str(seat)))
    if seat == state.turn:
        return IllegalMove("G30", message("ganesha-ask-yourself"))
    return IllegalMove("G30", message("ganesha-cannot-give"))


def impossible(state: Record, token: int) -> IllegalMove:
    """G26: which effect is impossible, and why."""
    name = TOKENS[token]
    if name == "red_pepper":
        key = "ganesha-empty-bag" if may_spend_point(state) else "ganesha-no-points"
        return IllegalMove(TOKEN_RULES[token], message(key))
    return IllegalMove("G26", message("ganesha-impossible", token=name))


def refused_lift(state: Record, slots: tuple[int, ...]) -> IllegalMove:
    unknown = [slot for slot in slots if not 0 <= slot < SLOTS]
    if unknown:
        return IllegalMove("G5", message("ganesha-no-slot", slot=str(unknown[0])))
    if not all(may_lift(state, slot) for slot in slots):
        return IllegalMove("G29", message("ganesha-slot-empty"))
    return IllegalMove("G29", message("ganesha-lift-which"))


def refused_offer(state: Record, offered: Colour | None, placed: Colour) -> IllegalMove:
    colour = COLOURS.index(placed)
    gem = NO_GEM if offered is None else COLOURS.index(offered)
    if not holds(state, state.turn, colour):
        return not_in_treasury("G18", placed)
    if is_full(state, colour):
        return full("G19", placed)
    if offered is None:
        return IllegalMove("G18", message("ganesha-offer-nothing", colour=placed))
    if not holds(state, state.turn, gem):
        return not_in_treasury("G18", offered)
    if not may_offer_for(state, gem, colour):
        return IllegalMove("G18", message("ganesha-offer-other", other=offered, colour=placed))
    return IllegalMove("G19", message("ganesha-offer-only", colour=placed))
