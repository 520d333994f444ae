"""Why a move of Kolpa! is illegal, asked of the very rules that forbid it."""

from kolam.engine.compiled import Record
from kolam.engine.errors import IllegalMove
from kolam.games.kolpa.moves import Joker, Kol, KolpaMove
from kolam.games.kolpa.record import CALL_CODES, CARD_OF_CODE, COLOUR_NAMES, COLOURS, JOKER, NO_CARD, VALUES
from kolam.games.kolpa.rules import holds, matches, may_play_from_area, pile_shows
from kolam.locale import Message, message


def card_words(card: int) -> Message:
    """A number card in a sentence."""
    return message("kolpa-the-card", colour=COLOUR_NAMES[card // VALUES], value=card % VALUES)


def top_words(state: Record) -> Message:
    """What has to be matched: the top card, or what its joker announced."""
    if state.top != JOKER:
        return card_words(int(state.top))
    call = CALL_CODES[state.call]
    if call in COLOURS:
        return message("kolpa-announced-colour", colour=COLOUR_NAMES[COLOURS.index(call)])
    return message("kolpa-announced-number", value=call)


def refusal(state: Record, move: KolpaMove) -> IllegalMove:
    if isinstance(move, Joker):
        if not holds(state, JOKER):
            return IllegalMove("P14", message("kolpa-no-joker"))
        return IllegalMove("P15", message("kolpa-joker-announces-other", top=top_words(state)))
    card = CARD_OF_CODE[move.card]
    if card == JOKER:
        key = "kolpa-joker-announces" if isinstance(move, Kol) else "kolpa-joker-never-laid"
        return IllegalMove("P15" if isinstance(move, Kol) else "P14", message(key))
    said, top = card_words(card), top_words(state)
    if isinstance(move, Kol) and move.source == "area":
        if pile_shows(state, state.turn, card // VALUES) != card:
            return IllegalMove("P7", message("kolpa-not-on-show", card=said))
        return IllegalMove("P5", message("kolpa-no-match", card=said, top=top))
    if not holds(state, card):
        return IllegalMove("P6" if isinstance(move, Kol) else "P8", message("kolpa-not-in-hand", card=said))
    if isinstance(move, Kol):
        return IllegalMove("P5", message("kolpa-no-match", card=said, top=top))
    if matches(state, card):
        return IllegalMove("P9", message("kolpa-never-lay-match", card=said, top=top))
    return IllegalMove("P10", message("kolpa-pile-matches", card=card_words(matching_pile(state)), top=top))


def matching_pile(state: Record) -> int:
    for colour in range(len(COLOURS)):
        if may_play_from_area(state, colour):
            return int(pile_shows(state, state.turn, colour))
    return NO_CARD
