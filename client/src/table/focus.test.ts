import { afterEach, describe, expect, it, vi } from "vitest";
import { keepFocus } from "./focus";

describe("what goes away under the focus", () => {
  let stop: ReturnType<typeof keepFocus>;
  afterEach(() => {
    if (stop) stop();
  });

  const lay = (html: string) => {
    document.body.innerHTML = `<main tabindex="-1">${html}</main><button id="outside"></button>`;
    const board = document.querySelector("main") as HTMLElement;
    vi.stubGlobal("CSS", { escape: (text: string) => text });
    stop = keepFocus(board);
    return board;
  };
  const at = (id: string) => document.getElementById(id) as HTMLElement;
  const changed = () => new Promise((resolve) => setTimeout(resolve));

  it("passes it on to what was picked", async () => {
    lay(`<button data-offer></button><button id="card" data-offer aria-pressed="true"></button><button id="ghost"></button>`);
    at("ghost").focus();
    at("card").setAttribute("aria-pressed", "false");
    at("ghost").remove();
    await changed();
    expect(document.activeElement).toBe(at("card"));
  });

  it("passes it on to the same place", async () => {
    const board = lay(`<button data-offer></button><span data-place="slot"><button id="old"></button></span>`);
    at("old").focus();
    board.querySelector("[data-place]")?.replaceChildren(Object.assign(document.createElement("button"), { id: "new" }));
    await changed();
    expect(document.activeElement).toBe(at("new"));
  });

  it("passes it on to something that can be chosen, or to the board", async () => {
    const board = lay(`<button id="one" data-offer></button><button id="two" data-offer></button>`);
    at("one").focus();
    at("one").remove();
    await changed();
    expect(document.activeElement).toBe(at("two"));
    at("two").remove();
    await changed();
    expect(document.activeElement).toBe(board);
  });

  it("is left alone if the focus has gone elsewhere", async () => {
    lay(`<button id="one" data-offer></button><button id="two" data-offer></button>`);
    at("one").focus();
    at("outside").focus();
    at("one").remove();
    await changed();
    expect(document.activeElement).toBe(at("outside"));
    at("outside").blur();
    at("two").remove();
    await changed();
    expect(document.activeElement).toBe(document.body);
  });
});
