import { describe, expect, it } from "vitest";
import { go, read, route } from "./route.svelte";

describe("an address", () => {
  it.each([
    ["/", { page: "front" }],
    ["/elsewhere", { page: "front" }],
    ["/t/", { page: "front" }],
    ["/admin", { page: "admin" }],
    ["/puzzle/", { page: "front" }],
    ["/puzzle/sevens", { page: "puzzle", game: "sevens", day: null }],
    ["/puzzle/sevens/2026-11-18", { page: "puzzle", game: "sevens", day: "2026-11-18" }],
    ["/replay", { page: "replay", table: null }],
    ["/replay/Kq7mT2xWzR4p?at=57&seat=1", { page: "replay", table: "Kq7mT2xWzR4p" }],
    ["/learn/market/first", { page: "first", game: "market" }],
    ["/learn/market", { page: "rules", game: "market" }],
    ["/t/Kq7mT2xWzR4p", { page: "table", table: "Kq7mT2xWzR4p", invitation: null }],
    ["/t/Kq7mT2xWzR4p/2/q5cYbJ0b", { page: "table", table: "Kq7mT2xWzR4p", invitation: { seat: 2, word: "q5cYbJ0b" } }],
    ["/t/Kq7mT2xWzR4p/2", { page: "table", table: "Kq7mT2xWzR4p", invitation: null }],
    ["/t/Kq7mT2xWzR4p/first/q5cYbJ0b", { page: "table", table: "Kq7mT2xWzR4p", invitation: null }],
  ])("%s is read", (path, expected) => {
    expect(read(path)).toEqual(expected);
  });

  it("is where we are after going there, and after going back", async () => {
    go("/t/Kq7mT2xWzR4p");
    expect(location.pathname).toBe("/t/Kq7mT2xWzR4p");
    expect(route.now).toEqual({ page: "table", table: "Kq7mT2xWzR4p", invitation: null });
    go("/");
    history.back();
    await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    expect(route.now).toEqual({ page: "table", table: "Kq7mT2xWzR4p", invitation: null });
  });
});
