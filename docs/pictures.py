"""Take the pictures of the README from the real program: `make pictures`."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console, Group
from rich.terminal_theme import TerminalTheme

from kolam.match import Drawn, Match, Seat
from kolam.rules import game
from kolam.rules.chance import below, new_dice, secret_of_seed
from kolam.terminal.tables import table

FOLDER = Path(__file__).parent / "pictures"
NAMES = ("Ada", "Anbu", "Devi", "Kavi")
NIGHT = TerminalTheme(
    (26, 21, 18),
    (243, 233, 220),
    [
        (38, 29, 24),
        (229, 72, 77),
        (76, 183, 130),
        (242, 201, 76),
        (91, 155, 245),
        (245, 143, 199),
        (90, 190, 190),
        (243, 233, 220),
    ],
)


def match_after(name: str, players: int, decisions: int, seed: str) -> Match:
    """A match of random players, up to a moment at which the first of them is to decide."""
    match = Match(game(name), [Seat(seat) for seat in NAMES[:players]], {}, Drawn(secret_of_seed(seed)))
    dice = new_dice(seed)
    while match.decisions < decisions or match.turn != 0:
        numbers = match.legal_numbers()
        match.play_number(numbers[below(dice[0], len(numbers))])
    return match


def take(name: str, players: int, decisions: int, seed: str = "picture") -> None:
    match = match_after(name, players, decisions, seed)
    shown = table(name)
    view = match.view(0)
    told = [shown.told(entry, NAMES) for entry in match.log_for(0)[-3:]]
    choices = [f"[bold]{n:>3}[/]  {shown.choice(view, move)}" for n, move in enumerate(match.legal()[:6], 1)]
    console = Console(record=True, width=96, file=StringIO(), force_terminal=True)
    console.print(Group(shown.picture(view, NAMES), *told, "", f"[bold]{shown.prompt(view)}[/]", *choices))
    picture = console.export_svg(title=f"kolam play {name}", theme=NIGHT)
    # The picture names no font that would have to be fetched: any monospaced one will do.
    picture = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", picture, flags=re.DOTALL).replace("Fira Code", "monospace")
    (FOLDER / f"{name}.svg").write_text(re.sub(r"\n\s*\n+", "\n", picture), encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    take("kerala", 2, 40)
    take("kolpa", 4, 20)
    take("ganesha", 4, 70)
