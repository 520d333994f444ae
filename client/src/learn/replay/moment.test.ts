import { describe, expect, it } from "vitest";
import { readAddress, writeAddress } from "./moment";

describe("the address of a moment", () => {
  it.each([
    ["", { at: null, eyes: null }],
    ["?at=57&seat=1", { at: 57, eyes: { seat: 1, open: false } }],
    ["?at=0&seat=none&open=1", { at: 0, eyes: { seat: null, open: true } }],
    ["?open=1", { at: null, eyes: { seat: null, open: true } }],
    ["?at=-3&seat=Ada", { at: null, eyes: { seat: null, open: false } }],
    ["?at=99999999999", { at: null, eyes: null }],
  ])("%s is read", (search, expected) => {
    expect(readAddress(search)).toEqual(expected);
  });

  it.each([
    { seat: 1, open: false },
    { seat: null, open: true },
    { seat: null, open: false },
  ])("is read as it was written", (eyes) => {
    const [path, search] = writeAddress("/replay/Kq7mT2xWzR4p", 57, eyes).split("?");
    expect(path).toBe("/replay/Kq7mT2xWzR4p");
    expect(readAddress(`?${search}`)).toEqual({ at: 57, eyes });
  });
});
