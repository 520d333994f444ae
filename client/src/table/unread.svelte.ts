// How much was said that this person has not seen yet.
import type { Happening } from "$lib/server/types";
import { mutes } from "./mutes.svelte";
import type { Table } from "./table.svelte";

export class Unread {
  #seen = $state(-1); // the ply of the last message that was on the screen

  constructor(
    readonly table: Table,
    shown: () => boolean,
  ) {
    this.#seen = this.#last;
    $effect(() => {
      if (shown()) this.#seen = this.#last;
    });
  }

  get count(): number {
    return this.#said.filter(({ ply, seat }) => ply > this.#seen && (seat ?? null) !== this.table.look?.seat).length;
  }

  get #said() {
    const heard = ({ seat = null, spectator = null }: Happening) => !mutes.has(this.table.id, { seat, spectator });
    return this.table.events.filter((event) => event.kind === "said" && heard(event));
  }

  get #last(): number {
    return this.#said.at(-1)?.ply ?? -1;
  }
}
