// A moment has an address: /replay/TABLE?at=57&seat=1&open=1, where a link to it leads.

/** Through whose eyes a match is seen, and whether all cards are open. */
export interface Eyes {
  seat: number | null; // null: a spectator
  open: boolean;
}

export interface Address {
  at: number | null; // null: the beginning
  eyes: Eyes | null; // null: our own
}

const count = (text: string | null): number | null => (text && /^\d{1,6}$/.test(text) ? Number(text) : null);

export function readAddress(search: string): Address {
  const asked = new URLSearchParams(search);
  const seat = count(asked.get("seat"));
  const open = asked.get("open") === "1";
  return { at: count(asked.get("at")), eyes: asked.has("seat") || open ? { seat, open } : null };
}

export function writeAddress(path: string, at: number, { seat, open }: Eyes): string {
  return `${path}?at=${at}&seat=${seat ?? "none"}${open ? "&open=1" : ""}`;
}
