import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { speak } from "$lib/words/words.svelte";
import Proof from "./Proof.svelte";

const SECRET = "00".repeat(32);
const COMMITMENT = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"; // sha256sum of 32 zero bytes

beforeAll(() => speak("en"));
afterEach(() => void vi.unstubAllGlobals());

async function shown(): Promise<string> {
  const proof = mount(Proof, { target: document.body, props: { table: "t", secret: SECRET, commitment: COMMITMENT } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.body.textContent).toMatch(/compare/);
  });
  const text = document.body.textContent ?? "";
  await unmount(proof);
  return text;
}

it("says that secret and fingerprint were compared if they were", async () => {
  const text = await shown();
  expect(text).toContain("Shuffle verified fair");
  expect(text).toContain("Your browser has compared the two.");
});

it("does not claim it if the browser cannot compute a fingerprint", async () => {
  vi.stubGlobal("crypto", {});
  const text = await shown();
  expect(text).toContain("Shuffle not checked here");
  expect(text).toContain("Your browser can’t compare the two without https.");
});
