import { expect, test, vi } from "vitest";
import { nextFrame } from "./frames";

test("drawings come one after the other, each in a frame of its own", async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const drawn: string[] = [];
  const all = [nextFrame().then(() => drawn.push("first")), nextFrame().then(() => drawn.push("second"))];

  await vi.waitFor(() => expect(frames).toHaveLength(1));
  frames[0]?.(0);
  await all[0];
  expect(drawn).toEqual(["first"]);

  await vi.waitFor(() => expect(frames).toHaveLength(2));
  frames[1]?.(0);
  await all[1];
  expect(drawn).toEqual(["first", "second"]);
  vi.unstubAllGlobals();
});

test("a hidden page, which has no frames, is drawn all the same", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await nextFrame();
});
