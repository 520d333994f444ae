"""What chance brings in Ganesha, as a match file says it."""

from collections.abc import Sequence

from kolam.engine.compiled import Record
from kolam.engine.contract import Event
from kolam.games.ganesha.altar import NOTHING
from kolam.games.ganesha.record import COLOURS, DRAW_HEXES, FACE_DOWN, FILL_ALTAR, TOKENS, TURN_TOKENS, Colour, Token


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
    """G7: where the player with the Drum has just placed the tokens; none where chance places them."""
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
    """The outcomes of an event; whether each of them was possible is for the rules to say."""
    if not fills_altar(before):
        if isinstance(event, Altar):
            raise ValueError("a gem is drawn from the bag here (G33, G34)")
        return [COLOURS.index(event.colour)]
    if isinstance(event, Gem):
        raise ValueError("the Altar is filled here (G8)")
    if len(event.gems) != before.hexes:
        raise ValueError(f"the Altar has {before.hexes} hexes, not {len(event.gems)} (G4)")
    tokens = {said_hex(before, hex): TOKENS.index(token) for hex, token in event.tokens.items()}
    due = tokens_due(before)
    if len(tokens) != due:
        raise ValueError(f"{due} tokens are placed on the Altar, not {len(event.tokens)} (G7)")
    chosen, named = chosen_hexes(before), sorted(tokens)
    if chosen and named != chosen:
        raise ValueError(f"the tokens were placed on the hexes {chosen}, not {named} (G7)")
    gems = [NOTHING if gem is None else COLOURS.index(gem) for gem in event.gems]
    return [*([] if chosen else named), *(tokens[hex] for hex in named), *gems]


def said_hex(before: Record, word: str) -> int:
    if word not in map(str, range(int(before.hexes))):
        raise ValueError(f"there is no hex {word!r} (G4)")
    return int(word)
