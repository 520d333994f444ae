"""What chance brings in Ganesha, as a match file says it."""

from collections.abc import Sequence

from kolam.engine.compiled import Record
from kolam.engine.contract import Event
from kolam.games.ganesha.altar import NOTHING
from kolam.games.ganesha.record import COLOURS, DRAW_HEXES, FACE_DOWN, FILL_ALTAR, TOKENS, TURN_TOKENS, Colour, Token
from kolam.locale import listed, message
from kolam.locale.habits import Listed


class Altar(Event, frozen=True, tag="altar"):
    """G7, G8: the gem on every hex, and the tokens by hex."""

    gems: list[Colour | None]
    tokens: dict[str, Token]


class Gem(Event, frozen=True, tag="gem"):
    """G33, G34: a gem drawn from the bag, also when it goes back."""

    colour: Colour


GaneshaEvent = Altar | Gem


def fills_altar(before: Record) -> bool:
    return before.phase in (DRAW_HEXES, TURN_TOKENS, FILL_ALTAR)


def tokens_due(before: Record) -> int:
    """G7: as many as there are players."""
    return int(before.players) if before.spices else 0


def chosen_hexes(before: Record) -> list[int]:
    """G7: where the player with the Drum has just placed the tokens; none if chance places them."""
    return [hex for hex in range(int(before.hexes)) if before.tokens[hex] == FACE_DOWN]


def outcomes_to_event(before: Record, happened: Sequence[int]) -> GaneshaEvent | None:
    if not fills_altar(before):
        return Gem(COLOURS[happened[0]]) if happened else None
    tokens = tokens_due(before)
    drawn = tokens if before.phase == DRAW_HEXES else 0  # hexes that chance chooses
    if len(happened) < drawn + tokens + int(before.hexes):
        return None
    hexes = happened[:drawn] or chosen_hexes(before)
    kinds, gems = happened[drawn : drawn + tokens], happened[drawn + tokens :]
    return Altar(
        [None if gem == NOTHING else COLOURS[gem] for gem in gems],
        {str(hex): TOKENS[kind] for hex, kind in zip(hexes, kinds, strict=True)},
    )


def event_to_outcomes(before: Record, event: GaneshaEvent) -> list[int]:
    """The outcomes of an event, or ValueError with a message; whether each was possible is for the rules to say."""
    if not fills_altar(before):
        if isinstance(event, Altar):
            raise ValueError(message("ganesha-event-not-gem"))
        return [COLOURS.index(event.colour)]
    if isinstance(event, Gem):
        raise ValueError(message("ganesha-event-not-altar"))
    if len(event.gems) != before.hexes:
        raise ValueError(message("ganesha-event-hexes", due=int(before.hexes), count=len(event.gems)))
    tokens = {said_hex(before, hex): TOKENS.index(token) for hex, token in event.tokens.items()}
    due = tokens_due(before)
    if len(tokens) != due:
        raise ValueError(message("ganesha-event-tokens", due=due, count=len(event.tokens)))
    chosen, named = chosen_hexes(before), sorted(tokens)
    if chosen and named != chosen:
        raise ValueError(message("ganesha-event-placed", chosen=in_words(chosen), named=in_words(named)))
    gems = [NOTHING if gem is None else COLOURS.index(gem) for gem in event.gems]
    return [*([] if chosen else named), *(tokens[hex] for hex in named), *gems]


def in_words(numbers: Sequence[int]) -> Listed:
    return listed(map(str, numbers))


def said_hex(before: Record, word: str) -> int:
    if word not in map(str, range(int(before.hexes))):
        raise ValueError(message("ganesha-event-no-hex", hex=repr(word)[1:-1]))
    return int(word)
