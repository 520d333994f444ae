// Who keeps the others waiting for so long that they may vote on it.
import { serverTime } from "$lib/server/api";
import type { Table } from "./table.svelte";

const SPARE = 50; // ms, so that a timer that is early does not come twice
const LONGEST_TIMER = 2 ** 31 - 1; // ms that a browser can wait for

export class Stall {
  #now = $state(serverTime());

  constructor(readonly table: Table) {
    $effect(() => {
      const times = Object.values(table.look?.stalled ?? {});
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wake = () => {
        const now = serverTime();
        this.#now = now;
        const next = Math.min(...times.filter((at) => at > now));
        if (next !== Infinity) timer = setTimeout(wake, Math.min(1000 * (next - now) + SPARE, LONGEST_TIMER));
      };
      wake();
      return () => clearTimeout(timer);
    });
  }

  /** Whether we may ask the others to give a seat away. */
  has(seat: number): boolean {
    const { look } = this.table;
    const at = look?.stalled[String(seat)];
    return at !== undefined && at <= this.#now && look?.seat != null && look.seat !== seat && look.vote === null;
  }

  /** The first seat that we may ask about. */
  get seat(): number | null {
    return Object.keys(this.table.look?.stalled ?? {}).map(Number).find((seat) => this.has(seat)) ?? null;
  }
}
