"""What speaks for a move of Kolpa!."""

from kolam.engine.compiled import Record
from kolam.games.kolpa.moves import Joker, Kol, Kolpa, KolpaMove
from kolam.games.kolpa.record import CALL_CODES, CARD_OF_CODE, COLOURS, JOKER_VALUE, NO_CARD, VALUES
from kolam.games.kolpa.refusals import card_words
from kolam.games.kolpa.rules import hand_size, may_play_from_area, pile_shows
from kolam.locale import Message, message


def reason(state: Record, move: KolpaMove) -> Message:
    last_card = hand_size(state, state.turn) == 1
    if isinstance(move, Joker):
        return joker_reason(state, move, last_card)
    card = CARD_OF_CODE[move.card]
    value = card % VALUES
    if isinstance(move, Kolpa):
        return message("kolpa-reason-lay", value=value) if value else message("kolpa-reason-lay-zero")
    if isinstance(move, Kol) and move.source == "area":
        return area_reason(state, card)
    if last_card:
        return message("kolpa-reason-end")
    return message("kolpa-reason-rid", card=card_words(card), value=value) if value else message("kolpa-reason-zero")


def joker_reason(state: Record, move: Joker, last_card: bool) -> Message:
    """P10, P15: an announcement that the next player's piles show forces that player's hand."""
    if last_card:
        return message("kolpa-reason-end")
    shown = shown_by_next(state, CALL_CODES.index(move.call))
    if shown != NO_CARD:
        return message("kolpa-reason-force", card=card_words(shown))
    return message("kolpa-reason-rid-joker", value=JOKER_VALUE)


def shown_by_next(state: Record, call: int) -> int:
    """A card on show before the next player that an announcement matches, or NO_CARD."""
    following = (int(state.turn) + 1) % int(state.players)
    for colour in range(len(COLOURS)):
        card = int(pile_shows(state, following, colour))
        if card != NO_CARD and call in (colour, len(COLOURS) + card % VALUES):
            return card
    return NO_CARD


def area_reason(state: Record, card: int) -> Message:
    colours = [colour for colour in range(len(COLOURS)) if may_play_from_area(state, colour)]
    cheapest = min(int(pile_shows(state, state.turn, colour)) % VALUES for colour in colours)
    if card % VALUES == cheapest:
        return message("kolpa-reason-area-cheapest", card=card_words(card), value=card % VALUES)
    return message("kolpa-reason-area", card=card_words(card))
