import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drag } from "./drag";

// jsdom has no pointers and draws nothing: what lies where is said here.
class Pointer extends MouseEvent {
  readonly pointerId = 1;
  readonly isPrimary = true;
  readonly pointerType: string;
  constructor(type: string, { pointerType = "mouse", ...rest }: MouseEventInit & { pointerType?: string } = {}) {
    super(type, { bubbles: true, cancelable: true, ...rest });
    this.pointerType = pointerType;
  }
}

describe("dragging", () => {
  let clicks: string[];
  let board: HTMLElement;
  let source: HTMLElement;
  let target: HTMLElement;
  let under: Element[];
  let stop: ReturnType<typeof drag>;

  beforeEach(() => {
    clicks = [];
    document.body.innerHTML = `<div><button id="source" data-offer aria-pressed="false"></button><button id="target" data-offer></button></div>`;
    board = document.querySelector("div") as HTMLElement;
    source = document.querySelector("#source") as HTMLElement;
    target = document.querySelector("#target") as HTMLElement;
    board.addEventListener("click", (event) => clicks.push((event.target as Element).id));
    source.addEventListener("click", () => source.setAttribute("aria-pressed", "true"));
    under = [target];
    document.elementsFromPoint = () => under;
    stop = drag(board);
  });
  afterEach(() => stop?.());

  const pull = (from: Element, kind = "mouse", x = 40) => {
    from.dispatchEvent(new Pointer("pointerdown", { pointerType: kind }));
    dispatchEvent(new Pointer("pointermove", { clientX: x, pointerType: kind }));
  };
  const drop = (kind = "mouse") => dispatchEvent(new Pointer("pointerup", { clientX: 40, pointerType: kind }));

  it("is a click on what is taken and a click on where it is dropped", () => {
    pull(source);
    expect(clicks).toEqual(["source"]);
    drop();
    expect(clicks).toEqual(["source", "target"]);
  });

  it("shows a ghost that follows the pointer and is nothing for ears, keys or rules", () => {
    pull(source);
    const ghost = board.lastElementChild as HTMLElement;
    expect(ghost.style.translate).toBe("40px 0px");
    expect(ghost.getAttribute("aria-hidden")).toBe("true");
    expect(ghost.hasAttribute("data-offer")).toBe(false);
    drop();
    expect(board.children).toHaveLength(2);
  });

  it("takes what is already selected without deselecting it", () => {
    source.setAttribute("aria-pressed", "true");
    pull(source);
    drop();
    expect(clicks).toEqual(["target"]);
  });

  it("decides nothing when dropped beside", () => {
    under = [board];
    pull(source);
    drop();
    expect(clicks).toEqual(["source"]);
  });

  it("leaves a button alone that would act at once", () => {
    under = [source];
    pull(target);
    drop();
    expect(clicks).toEqual([]);
  });

  it("is no drag while the hand only trembles", () => {
    pull(source, "mouse", 3);
    drop();
    expect(clicks).toEqual([]);
  });

  it("begins under a finger that rests, and scrolls under one that does not", () => {
    vi.useFakeTimers();
    pull(source, "touch");
    drop("touch");
    expect(clicks).toEqual([]);

    source.dispatchEvent(new Pointer("pointerdown", { pointerType: "touch" }));
    vi.advanceTimersByTime(200);
    expect(clicks).toEqual(["source"]);
    const scroll = new Event("touchmove", { bubbles: true, cancelable: true });
    source.dispatchEvent(scroll);
    expect(scroll.defaultPrevented).toBe(true);
    drop("touch");
    expect(clicks).toEqual(["source", "target"]);
    vi.useRealTimers();
  });
});
