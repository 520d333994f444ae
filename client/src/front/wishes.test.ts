import { describe, expect, it } from "vitest";
import { alone, asked, resized, withFriend } from "./wishes";

describe("a table as it is wished", () => {
  it("seats bots at once where somebody plays alone", () => {
    expect(asked(alone("kerala")).seats).toEqual([{ kind: "me" }, { kind: "bot", level: "casual" }, { kind: "bot", level: "casual" }]);
  });

  it("keeps the seats that stay, and new ones wait for friends", () => {
    expect(resized(["me", "master"], 4)).toEqual(["me", "master", "friend", "friend"]);
    expect(resized(["me", "friend", "master"], 2)).toEqual(["me", "friend"]);
  });

  it("is listed only where somebody can still come", () => {
    const wishes = { ...withFriend("kolpa"), listed: true };
    expect(asked(wishes).listed).toBe(true);
    expect(asked({ ...wishes, sitters: ["me", "master"] }).listed).toBe(false);
  });
});
