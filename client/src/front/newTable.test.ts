import { describe, expect, it } from "vitest";
import type { GameLook } from "$lib/server/types";
import { againstBots, asRequest, resized, withFriend } from "./newTable";

const game: GameLook = { name: "market", title: "Market", about: "", fewest: 2, most: 4, usual: 3, minutes: 20, thinking: 30, who_starts: null, options: [], files: [], lesson: null };

describe("a new table", () => {
  it("seats bots at once for somebody who plays alone", () => {
    expect(asRequest(againstBots(game)).seats).toEqual([{ kind: "me" }, { kind: "bot", level: "casual" }, { kind: "bot", level: "casual" }]);
  });

  it("waits for one friend, and has as many players as the game needs", () => {
    expect(withFriend(game).players).toEqual(["me", "friend"]);
    expect(withFriend({ ...game, fewest: 3 }).players).toEqual(["me", "friend", "casual"]);
  });

  it("keeps the seats that stay, and new ones wait for friends", () => {
    expect(resized(["me", "master"], 4)).toEqual(["me", "master", "friend", "friend"]);
    expect(resized(["me", "friend", "master"], 2)).toEqual(["me", "friend"]);
    expect(resized(["me", "master"], 3, "master")).toEqual(["me", "master", "master"]);
  });

  it("says who starts, and what holds for each seat, only as long as the seats are there", () => {
    const table = { ...withFriend(game), first: 1, options: { youngest: [1, 0], target: 5 } };
    expect(asRequest(table).options).toEqual({ youngest: [1, 0], target: 5, first: 1 });
    expect(asRequest({ ...table, players: ["me"] }).options).toEqual({ target: 5 });
  });

  it("is listed only if somebody can still come", () => {
    const table = { ...withFriend(game), listed: true };
    expect(asRequest(table).listed).toBe(true);
    expect(asRequest({ ...table, players: ["me", "master"] }).listed).toBe(false);
  });
});
