import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Choosing } from "$lib/table/choosing.svelte";
import { settings } from "$lib/ui/settings.svelte";
import { capital } from "$lib/words/capital";
import { number, signed } from "$lib/words/habits";
import { learn, speak } from "$lib/words/words.svelte";
import Board from "./Board.svelte";
import { looks } from "./looks";
import type { Picked } from "./offers";
import Sheet from "./Sheet.svelte";
import { LINES } from "./scoring";
import { sameSpot, type Spot } from "./spots";
import type { MoveStack, Place, TheMove, View } from "./types";
import { spotWords, tileWords } from "./words";

const DESKTOP = { width: 900, height: 700, touched: false };
let screen = DESKTOP;

beforeAll(async () => {
  await learn("kerala");
  await speak("en");
  // The platform is drawn once the page has a size for it.
  vi.stubGlobal("ResizeObserver", class { observe = () => {}; unobserve = () => {}; disconnect = () => {}; });
  vi.stubGlobal("matchMedia", () => ({ matches: screen.touched }));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => screen.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => screen.height);
});

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) unmount(shown);
  screen = DESKTOP;
});

interface Look {
  view: View;
  legal: TheMove[];
  worth?: number[] | null;
}
const plate = createRawSnippet((seat: () => number) => ({ render: () => `<b data-seat="${seat()}"></b>` }));

function show({ view, legal, worth = null }: Look, asks = false) {
  const decisions = { legal, worth, play: vi.fn(), asks: () => asks, why: vi.fn(), touched: vi.fn() };
  const choosing = new Choosing<TheMove, Picked>(decisions);
  const props = { game: "kerala", view, seat: 0, names: ["Ada", "Bo"], entries: [], over: false, choosing, plate };
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return { decisions, choosing };
}

const all = <Wanted extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<Wanted>(selector)];
const cells = () => all<SVGElement>("[role=button][data-offer]");
const cell = (begins: RegExp) => cells().find((one) => begins.test(one.getAttribute("aria-label") ?? ""));
const handles = () => all('[aria-label^="Edge "]');
const press = (element: Element | undefined) => {
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};
const escaped = (spot: Spot) => spotWords(spot).replace(/[()]/g, "\\$&");
const lifted = (spot: Spot) => press(cell(new RegExp(`^${escaped(spot)}: `)));
const landed = (spot: Spot) => press(cell(new RegExp(`^Move .* to ${escaped(spot)},`)));

const shifts = looks.stack.legal.filter((move): move is MoveStack => move.type === "stack");
const edged = shifts.find((move) => move.edge) as MoveStack;
const lay = looks.stack.view.players[0]?.platform.find(({ spot }) => sameSpot(spot, edged.from))?.edge;

describe("a moved stack", () => {
  test("with an edge lies as it lay until one of four handles turns it", () => {
    const { decisions, choosing } = show(looks.stack);
    lifted(edged.from);
    landed(edged.to);
    expect(choosing.staged).toMatchObject({ type: "stack", from: edged.from, to: edged.to, edge: lay });
    expect(handles()).toHaveLength(4);
    press(handles().find((one) => one.getAttribute("aria-label") === "Edge on the right"));
    expect(choosing.staged).toMatchObject({ edge: "E" });
    expect(handles().filter((one) => one.getAttribute("aria-pressed") === "true")).toHaveLength(1);
    landed(edged.to);
    expect(decisions.play).toHaveBeenCalledExactlyOnceWith({ ...edged, edge: "E" });
  });

  test("that was turned stays turned when it goes to another spot", () => {
    const { choosing } = show(looks.stack);
    const far = ([x, y]: Spot) => Math.abs(x - edged.to[0]) + Math.abs(y - edged.to[1]) > 1;
    const other = shifts.find((move) => sameSpot(move.from, edged.from) && far(move.to)) as MoveStack;
    lifted(edged.from);
    landed(edged.to);
    press(handles().find((one) => one.getAttribute("aria-label")?.startsWith("Edge at the bottom")));
    landed(other.to);
    expect(choosing.staged).toMatchObject({ to: other.to, edge: "S" });
  });

  test("without an edge, or if the table turns nothing, goes at once", () => {
    const plain = shifts.find((move) => !move.edge) as MoveStack;
    const { decisions } = show(looks.stack);
    lifted(plain.from);
    landed(plain.to);
    expect(decisions.play).toHaveBeenCalledExactlyOnceWith(plain);
    expect(handles()).toHaveLength(0);
    unmount(shown ?? {});
    const kept = shifts.filter((move) => !move.edge || move.edge === "N").map((move) => ({ type: move.type, from: move.from, to: move.to }) as TheMove);
    const { decisions: table } = show({ view: looks.stack.view, legal: kept });
    lifted(edged.from);
    landed(edged.to);
    expect(table.play).toHaveBeenCalledExactlyOnceWith({ type: "stack", from: edged.from, to: edged.to });
  });
});

describe("a tile", () => {
  const { view, legal } = looks.place;
  const places = legal.filter((move): move is Place => move.type === "place");
  const [one, two] = view.players[0]?.elephants ?? [];
  const beside = (spot: Spot, other: Spot | null | undefined) => other && Math.abs(spot[0] - other[0]) + Math.abs(spot[1] - other[1]) === 1;
  const alone = (move: Place) => !(beside(move.to, one?.spot) && beside(move.to, two?.spot));
  const plain = places.find((move) => !move.edge && alone(move)) as Place;
  const turnable = places.find((move) => move.edge && alone(move)) as Place;
  const take = (move: Place) => press(all(".tile").find((tile) => tile.getAttribute("aria-label") === capital(tileWords(move.tile))));
  const spot = (move: Place) => all<SVGElement>(`[data-mark="spot-0-${move.to.join(",")}"]`)[0];

  test("is placed with the second touch", () => {
    const { decisions } = show(looks.place);
    take(plain);
    press(spot(plain));
    expect(decisions.play).toHaveBeenCalledExactlyOnceWith(plain);
  });

  test("is shown and confirmed by a third one, if somebody wants to be asked", () => {
    const { decisions, choosing } = show(looks.place, true);
    take(plain);
    press(spot(plain));
    expect(decisions.play).not.toHaveBeenCalled();
    expect(choosing.staged).toEqual(plain);
    press(spot(plain));
    expect(decisions.play).toHaveBeenCalledExactlyOnceWith(plain);
  });

  test("with an edge can be turned before it is placed, and nothing lies under the handles that could be chosen", () => {
    const { decisions } = show(looks.place);
    take(turnable);
    press(spot(turnable));
    expect(decisions.play).not.toHaveBeenCalled();
    expect(handles()).toHaveLength(4);
    const neighbours = cells().filter((at) => beside(turnable.to, at.dataset.mark?.replace("spot-0-", "").split(",").map(Number) as unknown as Spot));
    expect(neighbours).toEqual([]);
    press(handles().find((one) => one.getAttribute("aria-label")?.startsWith("Edge at the bottom")));
    press(spot(turnable));
    expect(decisions.play).toHaveBeenCalledExactlyOnceWith({ ...turnable, edge: "S" });
  });

  test("with an edge lies first where it brings the most, and every handle tells what it brings", () => {
    const ways = places.filter((move) => move.tile === turnable.tile && sameSpot(move.to, turnable.to) && move.elephant === turnable.elephant);
    const best = ways.find((move) => move.edge === "W");
    const worth = legal.map((move) => (move === best ? 5 : -2));
    const { choosing } = show({ view, legal, worth });
    take(turnable);
    press(spot(turnable));
    expect(choosing.staged).toEqual(best);
    expect(handles().map((handle) => handle.textContent?.trim()).sort()).toEqual(["+5", "−2", "−2", "−2"]);
  });

  test("comes closer first if a finger might miss, and offers only what is in sight", () => {
    screen = { width: 160, height: 120, touched: true };
    const { decisions } = show(looks.place);
    take(plain);
    const offered = cells().length;
    press(spot(plain));
    expect(decisions.play).not.toHaveBeenCalled();
    expect(cells().length).toBeLessThanOrEqual(offered);
    expect(all('[aria-label="Fit to screen"]')).toHaveLength(1);
    press(spot(plain));
    expect(decisions.play).toHaveBeenCalledExactlyOnceWith(plain);
  });

  test("shows on every spot what it would change there, to the eye and to the ear", () => {
    const worth = legal.map((_, index) => (index % 7) - 3);
    show({ view, legal, worth });
    expect(all(".worth")).toHaveLength(0);
    take(plain);
    const offered = places.filter((move) => move.tile === plain.tile);
    const spots = new Set(offered.map(({ to }) => String(to)));
    expect(all(".worth")).toHaveLength(spots.size);
    const change = signed(worth[legal.indexOf(plain)] ?? 0);
    expect(spot(plain)?.nextElementSibling?.querySelector(".worth")?.textContent?.trim()).toBe(change);
    expect(spot(plain)?.getAttribute("aria-label")).toContain(`(${change} point if the match ended now)`);
  });

  test("shows nothing if nothing makes a difference, or if nothing is told", () => {
    for (const worth of [null, legal.map(() => 0)]) {
      show({ view, legal, worth });
      take(plain);
      expect(all(".target").length).toBeGreaterThan(0);
      expect(all(".worth")).toHaveLength(0);
      unmount(shown ?? {});
    }
    shown = undefined;
  });
});

test("everybody has one plate, and another platform comes to the middle and goes back", () => {
  show(looks.place);
  expect(all("[data-seat]").map((seat) => seat.dataset.seat).sort()).toEqual(["0", "1"]);
  const label = () => document.querySelector(".stage svg")?.getAttribute("aria-label");
  expect(label()).toBe("Your platform");
  press(all('[aria-label="Look at Bo’s platform"]')[0]);
  expect(label()).toBe("Bo’s platform");
  expect(all("[data-place='elephant-1-0']")).toHaveLength(1);
  press(all('[aria-label="Look at your platform"]')[0]);
  expect(label()).toBe("Your platform");
});

test("coordinates are shown only to those who want them", () => {
  show(looks.place);
  expect(all(".rulers")).toHaveLength(0);
  settings.coordinates = true;
  flushSync();
  expect(all(".rulers text").length).toBeGreaterThan(0);
  settings.coordinates = false;
});

test("what would be removed is hatched on demand", () => {
  show(looks.over);
  const gone = looks.over.view.players[0]?.platform.filter(({ stays }) => !stays).length ?? 0;
  expect(gone).toBeGreaterThan(0);
  expect(all(".stage .hatch")).toHaveLength(0);
  press(all('[aria-label="If it ended now"]')[0]);
  expect(all(".stage .hatch")).toHaveLength(gone);
});

test("the count goes line by line, with running totals that end at the result", () => {
  const { view, result } = looks.over;
  const props = $state({ game: "kerala", view, result, names: ["Ada", "Bo"], seat: 0, entries: [], counted: 0 });
  shown = mount(Sheet, { target: document.body, props });
  for (props.counted = 0; props.counted <= LINES.length; props.counted++) {
    flushSync();
    view.players.forEach(({ sheet }, seat) => {
      const sum = LINES.slice(0, props.counted).reduce((total, line) => total + sheet[line], 0);
      expect(document.querySelector(`[data-total="${seat}"]`)?.textContent).toBe(number(sum));
    });
    expect(all(".star")).toHaveLength(props.counted === LINES.length ? result.winners.length : 0);
  }
});
