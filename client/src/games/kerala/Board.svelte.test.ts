import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Choosing } from "$lib/table/choosing.svelte";
import { learn, speak } from "$lib/words/words.svelte";
import Board from "./Board.svelte";
import { looks } from "./looks";
import type { Picked } from "./offers";
import { sameSpot, type Spot } from "./spots";
import type { MoveStack, TheMove } from "./types";
import { spotWords } from "./words";

beforeAll(async () => {
  await learn("kerala");
  await speak("en");
  // The platform is drawn once the page has a size for it.
  vi.stubGlobal("ResizeObserver", class { observe = () => {}; unobserve = () => {}; disconnect = () => {}; });
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(700);
});

let shown: Record<string, unknown> | undefined;
afterEach(() => shown && unmount(shown));

function show(legal: TheMove[]) {
  const { view } = looks.stack;
  const decisions = { legal, play: vi.fn(), why: vi.fn(), touched: vi.fn() };
  const choosing = new Choosing<TheMove, Picked>(decisions);
  const props = { game: "kerala", view, seat: 0, names: ["Ada", "Bo"], entries: [], over: false, choosing };
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return { decisions, choosing };
}

const cells = () => [...document.querySelectorAll<SVGElement>("[role=button][data-offer]")];
const cell = (begins: RegExp) => cells().find((one) => begins.test(one.getAttribute("aria-label") ?? ""));
const handles = () => [...document.querySelectorAll<HTMLElement>('[aria-label^="edge to the"]')];
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

test("a moved stack with an edge lies as it lay until one of four handles turns it", () => {
  const { decisions, choosing } = show(looks.stack.legal);
  lifted(edged.from);
  landed(edged.to);
  expect(choosing.staged).toMatchObject({ type: "stack", from: edged.from, to: edged.to, edge: lay });
  expect(handles()).toHaveLength(4);
  press(handles().find((one) => one.getAttribute("aria-label") === "edge to the east"));
  expect(choosing.staged).toMatchObject({ edge: "E" });
  expect(handles().filter((one) => one.getAttribute("aria-pressed") === "true")).toHaveLength(1);
  landed(edged.to);
  expect(decisions.play).toHaveBeenCalledExactlyOnceWith({ ...edged, edge: "E" });
});

test("a stack that was turned stays turned when it goes to another spot", () => {
  const { choosing } = show(looks.stack.legal);
  const other = shifts.find((move) => sameSpot(move.from, edged.from) && !sameSpot(move.to, edged.to)) as MoveStack;
  lifted(edged.from);
  landed(edged.to);
  press(handles().find((one) => one.getAttribute("aria-label") === "edge to the south"));
  landed(other.to);
  expect(choosing.staged).toMatchObject({ to: other.to, edge: "S" });
});

test("without an edge, or where the table turns nothing, there is nothing to turn", () => {
  const plain = shifts.find((move) => !move.edge) as MoveStack;
  const { choosing } = show(looks.stack.legal);
  lifted(plain.from);
  landed(plain.to);
  expect(choosing.staged).toMatchObject({ from: plain.from, to: plain.to });
  expect(handles()).toHaveLength(0);
  unmount(shown ?? {});
  const kept = shifts.filter((move) => !move.edge || move.edge === "N").map((move) => ({ type: move.type, from: move.from, to: move.to }) as TheMove);
  const { choosing: table } = show(kept);
  lifted(edged.from);
  landed(edged.to);
  expect(table.staged).toEqual({ type: "stack", from: edged.from, to: edged.to });
  expect(handles()).toHaveLength(0);
});
