// The address says where we are: each route below has a path of its own.

export type Route =
  | { page: "front" }
  | { page: "recover" | "admin" }
  | { page: "puzzle"; game: string; day: string | null }
  | { page: "replay"; table: string | null } // null: of a match file
  | { page: "first"; game: string }
  | { page: "rules"; game: string }
  | { page: "table"; table: string; invitation: { seat: number; word: string } | null };

export function read(path: string): Route {
  const [, page, table, seat, word] = (path.split("?")[0] ?? "").split("/");
  if (page === "replay") return { page, table: table || null };
  if (page === "recover" || page === "admin") return { page };
  if (page === "puzzle" && table) return { page, game: table, day: seat ?? null };
  if (page === "learn" && table && seat === "first") return { page: "first", game: table };
  if (page === "learn" && table && !seat) return { page: "rules", game: table };
  if (page !== "t" || !table) return { page: "front" };
  return { page: "table", table, invitation: seat && /^\d+$/.test(seat) && word ? { seat: Number(seat), word } : null };
}

class Place {
  now = $state.raw<Route>(read(location.pathname));
}
export const route = new Place();

export function go(path: string): void {
  history.pushState(null, "", path);
  route.now = read(path);
  scrollTo(0, 0);
}

/** Go there instead of where we are: the way back leads past this place. */
export function instead(path: string): void {
  history.replaceState(null, "", path);
  route.now = read(path);
}

addEventListener("popstate", () => (route.now = read(location.pathname)));
