// The address says where we are: the front page, a table, an invitation to a seat at it, or a link from another device.

export type Route =
  | { page: "front" }
  | { page: "recover" }
  | { page: "table"; table: string; invitation: { seat: number; word: string } | null };

export function read(path: string): Route {
  const [, page, table, seat, word] = path.split("/");
  if (page === "recover") return { page };
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

addEventListener("popstate", () => (route.now = read(location.pathname)));
