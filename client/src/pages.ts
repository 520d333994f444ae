// The pages besides the front page, which comes at once: each brings its own things.
import type { Route } from "./route.svelte";

export const pages = {
  table: () => import("./table/TablePage.svelte"),
  replay: () => import("./learn/replay/ReplayPage.svelte"),
  recover: () => import("./front/Recover.svelte"),
  first: () => import("./learn/FirstMatch.svelte"),
  rules: () => import("./learn/LearnPage.svelte"),
  admin: () => import("./admin/AdminPage.svelte"),
  puzzle: () => import("./learn/puzzles/PuzzlePage.svelte"),
};

/** Fetch a page before it is shown. What fails now is told when it is shown. */
export function fetchAhead({ page }: Route): void {
  if (page !== "front") pages[page]().catch(() => undefined);
}
