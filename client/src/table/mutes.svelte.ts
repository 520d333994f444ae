// Whom this person does not want to hear: kept in this browser, by table, and known to nobody else.

/** Somebody at a table: in a seat, or a spectator by the number they have there. */
export interface Somebody {
  seat: number | null;
  spectator: number | null;
  name: string;
}

const KEY = "kolam-muted";
const MOST = 200; // the oldest is heard again first

const idOf = (table: string, { seat, spectator }: Omit<Somebody, "name">) =>
  `${table} ${seat === null ? `spectator ${String(spectator)}` : `seat ${String(seat)}`}`;

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

class Mutes {
  #ids = $state.raw(kept());

  has(table: string, who: Omit<Somebody, "name">): boolean {
    return this.#ids.includes(idOf(table, who));
  }

  set(table: string, who: Omit<Somebody, "name">, muted: boolean): void {
    const id = idOf(table, who);
    const others = this.#ids.filter((other) => other !== id);
    this.#ids = muted ? [...others, id].slice(-MOST) : others;
    localStorage.setItem(KEY, JSON.stringify(this.#ids));
  }

  /** They play again at another table, each in the same seat. */
  follow(table: string, next: string): void {
    const seats = this.#ids.filter((id) => id.startsWith(`${table} seat `)).map((id) => Number(id.split(" ").at(-1)));
    for (const seat of seats) this.set(next, { seat, spectator: null }, true);
  }
}

export const mutes = new Mutes();
