import { describe, expect, it } from "vitest";
import { arrows, nearest } from "./arrows";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
const [UP, DOWN, LEFT, RIGHT] = [[0, -1], [0, 1], [-1, 0], [1, 0]] as const;

describe("the nearest thing in a direction", () => {
  const boxes = [box(100, 0), box(100, 100), box(0, 100), box(200, 10), box(100, 40)];

  it("is the one straight ahead", () => {
    expect(nearest(box(0, 0), boxes, RIGHT)).toBe(0);
    expect(nearest(box(0, 0), boxes, DOWN)).toBe(2);
    expect(nearest(box(100, 100), boxes, UP)).toBe(4);
    expect(nearest(box(200, 100), boxes, LEFT)).toBe(1);
  });

  it("is rather straight ahead than near but aside", () => {
    expect(nearest(box(0, 0), [box(20, 60), box(60, 0)], RIGHT)).toBe(1);
  });

  it("is none if there is nothing", () => {
    expect(nearest(box(0, 0), boxes, UP)).toBe(-1);
    expect(nearest(box(0, 0), boxes, LEFT)).toBe(-1);
  });
});

describe("arrow keys on a board", () => {
  const lay = (...spots: [number, number][]) => {
    const board = document.createElement("div");
    board.tabIndex = -1;
    const offers = spots.map(([left, top]) => {
      const button = document.createElement("button");
      button.dataset.offer = "";
      button.getBoundingClientRect = () => new DOMRect(left, top, 10, 10);
      button.getClientRects = () => [button.getBoundingClientRect()] as unknown as DOMRectList;
      button.scrollIntoView = () => undefined;
      return button;
    });
    board.append(...offers);
    document.body.replaceChildren(board);
    arrows(board);
    return { board, offers };
  };
  const press = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return event;
  };

  it("go to the first offer from the board itself, and on from there", () => {
    const { board, offers } = lay([0, 0], [50, 0], [50, 50]);
    board.focus();
    press("ArrowRight");
    expect(document.activeElement).toBe(offers[0]);
    press("ArrowRight");
    press("ArrowDown");
    expect(document.activeElement).toBe(offers[2]);
  });

  it("stay at the edge, and keep the page from scrolling", () => {
    const { offers } = lay([0, 0], [50, 0]);
    offers[0]?.focus();
    expect(press("ArrowUp").defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(offers[0]);
  });

  it("pass over what can no longer be chosen", () => {
    const { offers } = lay([0, 0], [50, 0], [100, 0]);
    delete offers[1]?.dataset.offer;
    offers[0]?.focus();
    press("ArrowRight");
    expect(document.activeElement).toBe(offers[2]);
  });

  it("leave a text field alone", () => {
    const { board } = lay([0, 0]);
    const field = document.createElement("input");
    board.append(field);
    field.focus();
    expect(press("ArrowLeft").defaultPrevented).toBe(false);
  });
});
