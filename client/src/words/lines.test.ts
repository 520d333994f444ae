import { beforeAll, expect, test, vi } from "vitest";
import { plain, show } from "./lines";
import { learn, speak } from "./words.svelte";

const TEXT = `
lines-takes = { $name } takes { $gems }
lines-alone = { $gem }
lines-count = { $count ->
    [one] one { $gem }
   *[other] { $count } { $gem }
}
`;
const RED = { piece: "gem", colour: "red" };
const BLUE = { piece: "gem", colour: "blue" };

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(TEXT)));
  await speak("en");
  await learn("lines");
});

test("a piece stands where its name would", () => {
  expect(show("lines-takes", { name: "Ada", gems: RED })).toEqual(["Ada takes ", RED]);
  expect(show("lines-alone", { gem: BLUE })).toEqual([BLUE]);
});

test("several pieces stand side by side", () => {
  expect(show("lines-takes", { name: "Ada", gems: [RED, BLUE] })).toEqual(["Ada takes ", RED, " ", BLUE]);
});

test("numbers still choose the form of a message", () => {
  expect(show("lines-count", { count: 1, gem: RED })).toEqual(["one ", RED]);
  expect(show("lines-count", { count: 3, gem: RED })).toEqual(["3 ", RED]);
});

test("a plain line says the same to eye and ear", () => {
  expect(plain("Pass")).toEqual({ parts: ["Pass"], words: "Pass", places: [] });
});
