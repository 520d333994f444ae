"""What the generic tests need to know of Kolpa!, and what must be so if one of its reasons is given."""

from kolam.engine.contract import State, clone
from kolam.engine.play import settle
from kolam.games.kolpa.record import COLOUR_NAMES as KOLPA_NAMES
from kolam.games.kolpa.record import COLOURS as KOLPA_CODES
from kolam.locale import Message
from tests.bots.scene import Scene
from tests.games import Facts


def cost(cards: list[str]) -> int:
    return sum(10 if card == "J" else int(card[1]) for card in cards)


def play_area(state: State, seat: int) -> int:
    """The values in a play area, covered cards included."""
    return sum(int(state[0].piles[seat, colour, :height].sum()) for colour, height in enumerate(state[0].heights[seat]))


def laid(scene: Scene) -> int:
    return play_area(scene.after, scene.seat) - play_area(scene.before, scene.seat)


def code(card: Message) -> str:
    """R3 for the words "the red 3"."""
    return f"{KOLPA_CODES[KOLPA_NAMES.index(str(card.args['colour']))]}{card.args['value']}"


def matching_piles(scene: Scene) -> list[int]:
    return [cost([move.card]) for move in scene.choices(scene.before) if getattr(move, "source", "") == "area"]


def is_forced(scene: Scene) -> bool:
    """P10: the card is on show before the next player, who then may not lay one."""
    following = (scene.seat + 1) % len(scene.was.players)
    shown = [pile.top for pile in scene.was.players[following].piles]
    return code(scene.card) in shown and "kolpa" not in scene.kinds(scene.after)


def round_ends(scene: Scene) -> bool:
    settled = clone(scene.after)
    settle(settled[0])
    then = scene.game.view(settled[0], None)
    return len(scene.was.hand) == 1 and (then.turn is None or then.round == scene.was.round + 1)


FACTS = Facts(
    short={"target": 5},
    reasons={
        "kolpa-reason-lay": lambda it: laid(it) == it.value > 0,
        "kolpa-reason-lay-zero": lambda it: it.move.card.endswith("0") and laid(it) == 0,
        "kolpa-reason-end": round_ends,
        "kolpa-reason-rid": lambda it: cost([code(it.card)]) == it.value == cost(it.was.hand) - cost(it.now.hand) > 0,
        "kolpa-reason-rid-joker": lambda it: it.value == 10 == cost(it.was.hand) - cost(it.now.hand),
        "kolpa-reason-zero": lambda it: len(it.now.hand) == len(it.was.hand) - 1 > 0,
        "kolpa-reason-force": is_forced,
        "kolpa-reason-area": lambda it: it.was.hand == it.now.hand and -laid(it) == cost([code(it.card)]),
        "kolpa-reason-area-cheapest": lambda it: -laid(it) == it.value == min(matching_piles(it)),
    },
    same_text={
        "fr": frozenset(
            {
                "kolpa-choose-kol",
                "kolpa-choose-kolpa",
                "kolpa-line-joker",
                "kolpa-name",
                "kolpa-says-kol",
                "kolpa-says-kolpa",
                "kolpa-total",
            }
        ),
        "de": frozenset({"kolpa-count-hand", "kolpa-line-joker", "kolpa-name"}),
    },
)
