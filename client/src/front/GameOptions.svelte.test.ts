import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { OptionLook } from "$lib/server/types";
import { speak } from "$lib/words/words.svelte";
import GameOptions from "./GameOptions.svelte";

const option = (more: Partial<OptionLook> & Pick<OptionLook, "name" | "kind" | "usual">): OptionLook => ({
  label: more.name,
  choices: null,
  least: null,
  most: null,
  ...more,
});
const OFFERED = [
  option({ name: "rain", kind: "switch", usual: true }),
  option({ name: "side", kind: "choice", usual: "day", choices: [{ value: "day", label: "Day" }, { value: "night", label: "Night" }] }),
  option({ name: "target", kind: "number", usual: 50, least: 10, most: 200 }),
];

let form: Record<string, unknown> | undefined;
afterEach(() => form && unmount(form));

function show(offered = OFFERED): { chosen: Record<string, unknown> } {
  const props = $state({ offered, players: ["me", "friend", "casual"], chosen: {} });
  form = mount(GameOptions, { target: document.body, props });
  flushSync();
  return props;
}

function set(selector: string, value: string | boolean): void {
  const field = document.querySelector(selector) as HTMLInputElement;
  if (typeof value === "boolean") field.checked = value;
  else field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

test("an option is as usual until it is changed", () => {
  const { chosen } = show();
  expect(document.querySelector<HTMLInputElement>("[type=checkbox]")?.checked).toBe(true);
  expect(document.querySelector("select")?.value).toBe("day");
  expect(document.querySelector<HTMLInputElement>("[type=number]")?.value).toBe("50");
  expect(chosen).toEqual({});
});

test("every kind of option can be changed", () => {
  const props = show();
  set("[type=checkbox]", false);
  set("select", "night");
  set("[type=number]", "10");
  expect(props.chosen).toEqual({ rain: false, side: "night", target: 10 });
});

test("a number beyond its range is not taken", () => {
  const props = show();
  set("[type=number]", "500");
  expect(props.chosen).toEqual({});
});

test("an order of seats is drawn until somebody says it, and can be drawn again", async () => {
  await speak("en");
  const props = show([option({ name: "youngest", kind: "order", usual: null })]);
  expect(props.chosen).toEqual({});
  set("[type=checkbox]", false);
  flushSync();
  expect(props.chosen).toEqual({ youngest: [0, 1, 2] });
  document.querySelectorAll<HTMLButtonElement>("li button")[2]?.click();
  flushSync();
  expect(props.chosen).toEqual({ youngest: [0, 2, 1] });
  set("[type=checkbox]", true);
  flushSync();
  expect(props.chosen).toEqual({});
});

test("what each seat chooses stays different: two seats change places", async () => {
  await speak("en");
  const choices = ["B", "P", "R", "G"].map((value) => ({ value, label: value }));
  const props = show([option({ name: "colours", kind: "each", usual: null, choices })]);
  set("[type=checkbox]", false);
  flushSync();
  expect(props.chosen).toEqual({ colours: ["B", "P", "R"] });
  set("select", "R");
  flushSync();
  expect(props.chosen).toEqual({ colours: ["R", "P", "B"] });
});
