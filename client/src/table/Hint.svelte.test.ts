// What those who listen are told is whole: the sentence, not the pictures that stand for it.
import { mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import type { AnyRoom } from "$lib/games/room";
import type { Line as Said } from "$lib/words/lines";
import { speak } from "$lib/words/words.svelte";
import Piece from "./generic/Piece.svelte";
import Hint from "./Hint.svelte";
import Line from "./Line.svelte";
import type { Panels } from "./panels.svelte";
import type { Play } from "./play.svelte";

const WORDS = "Place the green tile with the black edge to the right of elephant 2.";
const line: Said = { parts: ["Place ", { piece: "tile" }], words: WORDS };
const room = { Piece, choice: () => line } as unknown as AnyRoom;

/** The text without what is hidden from a screen reader. */
function heard(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

beforeAll(() => speak("en"));

it("a line is heard as its sentence, once, and seen as its parts", async () => {
  const shown = mount(Line, { target: document.body, props: { line, room } });
  expect(heard()).toBe(WORDS);
  expect(document.body.querySelector("[aria-hidden=true]")?.textContent).toContain("Place");
  await unmount(shown);
});

it("a hint is heard with its move and its reason", async () => {
  const play = {
    hints: [{ move: { type: "place" }, reason: "It is worth 5 points." }],
    room,
    table: { look: { view: {} }, names: [] },
    choosing: { hinted: null },
    lights: () => ({}),
  } as unknown as Play;
  const shown = mount(Hint, { target: document.body, props: { play, panels: {} as Panels } });
  expect(heard()).toContain(`${WORDS} It is worth 5 points.`);
  await unmount(shown);
});
