"""The instrument that looks for what lies wrong on a page finds a fault of each kind, and none if there is none."""

import pytest
from playwright.sync_api import Browser

from tools.geometry import findings

# Once is enough.
pytestmark = [pytest.mark.compiled, pytest.mark.servers]

PAGE = """<!doctype html><html lang="en"><style>
  * {{ box-sizing: border-box; }}
  body {{ margin: 0; font: 16px/1.5 sans-serif; }}
  button {{ min-height: 44px; padding: 0 16px; }}
  .unseen {{ position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }}
  .row {{ display: flex; gap: 8px; padding: 8px; }}
  .at {{ position: absolute; width: 120px; height: 44px; }}
  .page {{ display: grid; grid-template-rows: auto minmax(0, 1fr); height: 100dvh; }}
  .page main {{ overflow: auto; }}
  .fan {{ display: flex; margin: 0; padding: 60px; list-style: none; }}
  .fan li {{ width: 90px; margin-right: -58px; }}
  .fan button {{ width: 90px; height: 130px; }}
  .narrow {{ width: 90px; overflow: hidden; white-space: nowrap; }}
  .ellipsis {{ text-overflow: ellipsis; }}
</style><body>{body}</body></html>"""

CARD = '<li data-place="hand:0:{0}"><button data-offer aria-pressed="false">{0}</button></li>'
HAND = f'<ul class="fan">{"".join(CARD.format(card) for card in "ABCDE")}</ul>'
MODAL = "<script>document.querySelector('dialog').showModal()</script>"
LONG = "Place the green tile with the black edge east of your elephant"


def button(words: str, left: int = 0, top: int = 0, more: str = "") -> str:
    return f'<button class="at" style="left: {left}px; top: {top}px" {more}>{words}</button>'


def offer(words: str, left: int = 0, top: int = 0) -> str:
    return button(words, left, top, "data-offer")


CLEAN = {
    "a row of buttons": '<div class="row"><button>One</button><button>Two</button><a href="#">Three</a></div>',
    "a fanned hand": f"<main>{HAND}</main>",
    "a link in a sentence": '<p>See <a href="#">K6</a> of the rules.</p>',
    "a round button of the smallest size": (
        '<button aria-label="Close" style="width: 24px; min-height: 24px; padding: 0; border-radius: 50%"></button>'
    ),
    "hexagons side by side": (
        '<main><svg width="200" height="100" viewBox="0 0 200 100">'
        '<path data-offer role="button" tabindex="0" d="M50 0 93 25V75L50 100 7 75V25Z" />'
        '<path data-offer role="button" tabindex="0" d="M136 0 179 25V75L136 100 93 75V25Z" /></svg></main>'
    ),
    "a piece with an ornament that cannot be hit": (
        '<main><svg width="300" height="300"><g data-offer role="button" tabindex="0">'
        '<circle cx="150" cy="150" r="20" />'
        '<circle cx="150" cy="150" r="140" fill="none" stroke="red" pointer-events="none" />'
        "</g></svg></main>"
    ),
    "text for ears only": f'<button>Hint<span class="unseen">{LONG}</span></button>',
    "an ellipsis with a title": f'<p class="narrow ellipsis" title="{LONG}">{LONG}</p>',
    "a picture whose whole sentence is in the title": (
        f'<p class="narrow ellipsis" title="{LONG}"><span class="unseen">{LONG}</span>'
        '<span aria-hidden="true">Green tile, black edge, and so on and on</span></p>'
    ),
    "a list that is scrolled": (
        '<div class="page"><p>Log</p><main>' + "<p><button data-offer>Move</button></p>" * 40 + "</main></div>"
    ),
    "a long page": "<p><button>Move</button></p>" * 60,
    "a dialog before a crowd": (
        f"{button('One')}{button('Two', 20, 10)}<dialog><p>Rules</p><button>Close</button></dialog>{MODAL}"
    ),
    "a dialog with a head that stays": (
        '<dialog style="max-height: 300px; padding: 0"><header style="position: sticky; top: 0; background: white">'
        f"<button>Close</button></header>{'<p><button>Move</button></p>' * 20}</dialog>{MODAL}"
        "<script>document.querySelector('dialog').scrollTop = 95</script>"
    ),
    "a tick with a label": (
        '<label class="row"><input type="checkbox" style="width: 26px; height: 26px"> <span>Numbers</span></label>'
    ),
    "text on a drawing": '<svg width="100" height="40"><text x="10" y="25">12</text></svg>',
    "a link that skips to the board": (
        '<a href="#main" style="position: absolute; top: -100px">To the board</a><main id="main"></main>'
    ),
}

FAULTS = {
    "two buttons overlap": (
        button("One") + button("Two", 80, 10),
        "button.at “One” and button.at “Two” overlap by 40 × 34 px",
    ),
    "one control hides another": (
        button("One") + button("Two"),
        "button.at “One” is covered under button.at “Two”: 0 of 25 points are its own",
    ),
    "a card of a hand is hidden by the next": (
        f"<main>{HAND}</main><style>.fan li {{ margin-right: -78px }}</style>",
        "button[hand:0:A] “A” has no free spot of 24 px between the other pieces",
    ),
    "a panel covers what is offered": (
        f'<main>{offer("Spot")}</main><div style="position: absolute; inset: 0; background: white">Not now</div>',
        "button.at “Spot” is covered under div “Not now”",
    ),
    "a bubble that lets the pointer through hides what is offered": (
        f"<main>{offer('Spot')}</main>"
        '<div style="position: absolute; inset: 0; background: #fff; pointer-events: none">Hello</div>',
        "button.at “Spot” cannot be seen under div “Hello”",
    ),
    "a button is cut by the window": (
        '<div style="position: fixed; left: -40px; top: 0"><button>Hint and more</button></div>',
        "button “Hint and more” is cut by the window (40 px of",
    ),
    "a spot is cut by a stage that cannot be scrolled": (
        '<main><div class="stage" style="position: relative; overflow: hidden; width: 200px; height: 100px">'
        f"{offer('Spot', 150)}</div></main>",
        "button.at “Spot” is cut by div.stage “Spot” (70 px of 120 × 44 px lie outside)",
    ),
    "a spot lies outside of its drawing": (
        '<main><svg class="board" width="100" height="100">'
        '<rect data-offer role="button" aria-label="Spot" x="120" width="40" height="40" /></svg></main>',
        "rect “Spot” is cut by svg.board",
    ),
    "a control is too small": (
        '<button aria-label="Close" style="width: 18px; min-height: 18px; padding: 0"></button>',
        "button “Close” is too small: 18 × 18 px",
    ),
    "a board has to be scrolled": (
        '<div class="page"><p>Log</p><main>' + "<p><button data-offer>Move</button></p>" * 40 + "</main></div>",
        "px); out of sight: button “Move”, button “Move”, ",
    ),
    "a board has to be scrolled although nothing is offered there": (
        '<div class="page"><p>Log</p><main><div style="height: 2000px">Board</div></main></div>',
        "main has to be scrolled (2000 of",
    ),
    "what is for ears makes the page longer": (
        '<div class="page"><p>Log</p><main><div style="height: 2000px"></div><p class="unseen">Ada</p></main></div>',
        " px), because of p.unseen",
    ),
    "text is clipped": (f'<p class="narrow">{LONG}</p>', f"the text “{LONG[:48]}…” of p.narrow"),
    "an ellipsis tells nobody the rest": (f'<p class="narrow ellipsis">{LONG}</p>', "” is clipped ("),
    "a title tells something else": (
        f'<p class="narrow ellipsis" title="A bot">{LONG}</p>',
        "” is clipped (",
    ),
    "text is cut below": (
        f'<div style="width: 90px; height: 30px; overflow: hidden">{LONG}</div>',
        "” is clipped (",
    ),
    "text leaves its drawing": (
        '<svg class="tile" width="60" height="40" overflow="visible"><text x="30" y="25">1234567890</text></svg>',
        "the text “1234567890” leaves its drawing svg.tile “1234567890” by",
    ),
    "a number leaves its frame": (
        '<div style="display: flex; justify-content: center; width: 28px; border: 1px solid">'
        '<svg width="26" height="26" style="flex: none"></svg><b>12</b></div>',
        "the text “12” leaves the frame of div “12” by",
    ),
    "the words of a button wrap": (
        f'<button style="width: 150px">{LONG}</button>',
        f"the words of button “{LONG[:48]}…” take",
    ),
    "a word is broken inside a button": (
        '<button style="width: 74px; overflow-wrap: anywhere">Confirm</button>',
        "the words of button “Confirm” take 2 lines",
    ),
    "a word is broken": (
        '<p style="width: 100px; overflow-wrap: anywhere">Du hast gewonnenundwiegewonnen!</p>',
        "the word “gewonnenundwiegewonnen!” of p “Du hast gewonnenundwiegewonnen!” is broken",
    ),
    "the page scrolls sideways": (
        '<div class="wide" style="width: 3000px">Wide</div>',
        "the page scrolls sideways (3000 of 1280 px), because of div.wide",
    ),
    "a button is small for a thumb": (
        '<button aria-label="Close" style="width: 30px; min-height: 30px; padding: 0"></button>',
        "button “Close” is small for a thumb: 30 × 30 px",
    ),
    "a dialog is cut": (
        f'<dialog style="max-height: none; height: 1200px; margin: 0">{button("Close", 0, 1100)}</dialog>{MODAL}',
        "button.at “Close” is cut by",
    ),
}


def looked_at(chromium: Browser, bodies: dict[str, str], unscrolled: str = "", thumb: int = 0) -> dict[str, list[str]]:
    """What is found on each of some pages."""
    page = chromium.new_page(viewport={"width": 1280, "height": 800})
    found = {}
    for kind, body in bodies.items():
        page.set_content(PAGE.format(body=body))
        found[kind] = findings(page, unscrolled, thumb)
    return found


def test_nothing_is_found_where_nothing_is_wrong(chromium: Browser) -> None:
    assert looked_at(chromium, CLEAN) == {kind: [] for kind in CLEAN}


def test_a_fault_of_each_kind_is_found_and_named(chromium: Browser) -> None:
    bodies = {kind: body for kind, (body, _) in FAULTS.items()}
    found = looked_at(chromium, bodies, unscrolled="html:has(main), main", thumb=40)
    missed = {kind: found[kind] for kind, (_, words) in FAULTS.items() if not any(words in one for one in found[kind])}
    assert missed == {}


def test_what_was_scrolled_to_look_at_it_is_where_it_was(chromium: Browser) -> None:
    page = chromium.new_page()
    page.set_content(PAGE.format(body=CLEAN["a list that is scrolled"]))
    page.locator("main").evaluate("main => main.scrollTop = 120")
    assert findings(page) == []
    assert page.locator("main").evaluate("main => main.scrollTop") == 120
