// The address says where we are: the front page, a table, an invitation to a seat at it, a link from another device, or the page of the server's host.

export type Route =
  | { page: "front" }
  | { page: "recover" | "admin" }
  | { page: "table"; table: string; invitation: { seat: number; word: string } | null };

export function read(path: string): Route {
  const [, page, table, seat, word] = path.split("/");
  if (page === "recover" || page === "admin") return { page };
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
