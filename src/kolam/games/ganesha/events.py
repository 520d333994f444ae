"""What chance brings in Ganesha, as a match file says it."""

from collections.abc import Sequence

from kolam.engine.compiled import Record
from kolam.engine.contract import Event
from kolam.games.ganesha.altar import NOTHING
from kolam.games.ganesha.record import COLOURS, FILL_ALTAR, HEXES, PLACE_TOKENS, TOKENS, Colour, Token


class Altar(Event, frozen=True, tag="altar"):
    """G7, G8: the gem on every hex, and the tokens by hex."""

    gems: list[Colour | None]
    tokens: dict[str, Token]


class Gem(Event, frozen=True, tag="gem"):
    """G33, G34: a gem drawn from the bag, also when it goes back."""

    colour: Colour


GaneshaEvent = Altar | Gem


def outcomes_to_event(before: Record, happened: Sequence[int]) -> GaneshaEvent | None:
    if before.phase not in (PLACE_TOKENS, FILL_ALTAR):
        return Gem(COLOURS[happened[0]]) if happened else None
    tokens = int(before.players) if before.spices else 0
    if len(happened) < 2 * tokens + HEXES:
        return None
    hexes, kinds, gems = happened[:tokens], happened[tokens : 2 * tokens], happened[2 * tokens :]
    return Altar(
        [None if gem == NOTHING else COLOURS[gem] for gem in gems],
        {str(hex): TOKENS[kind] for hex, kind in zip(hexes, kinds, strict=True)},
    )


def event_to_outcomes(before: Record, event: GaneshaEvent) -> list[int]:
    """The outcomes of an event; whether each of them was possible is for the rules to say."""
    if before.phase not in (PLACE_TOKENS, FILL_ALTAR):
        if isinstance(event, Altar):
            raise ValueError("a gem is drawn from the bag here (G33, G34)")
        return [COLOURS.index(event.colour)]
    if isinstance(event, Gem):
        raise ValueError("the Altar is filled here (G8)")
    if len(event.gems) != HEXES:
        raise ValueError(f"the Altar has {HEXES} hexes, not {len(event.gems)} (G4)")
    tokens = {said_hex(hex): TOKENS.index(token) for hex, token in event.tokens.items()}
    due = int(before.players) if before.spices else 0
    if len(event.tokens) != due or len(tokens) != due:
        raise ValueError(f"{due} tokens are placed on the Altar, not {len(event.tokens)} (G7)")
    gems = [NOTHING if gem is None else COLOURS.index(gem) for gem in event.gems]
    return [*sorted(tokens), *(tokens[hex] for hex in sorted(tokens)), *gems]


def said_hex(word: str) -> int:
    if word not in map(str, range(HEXES)):
        raise ValueError(f"there is no hex {word!r} (G4)")
    return int(word)
