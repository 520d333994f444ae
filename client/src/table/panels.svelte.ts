// What is open beside the board.
import type { Table } from "./table.svelte";

export type Panel = "choices" | "hints" | "story" | "players" | "more" | "rules" | "keys" | "position" | "resign" | "end" | "watch";

export class Panels {
  open = $state<Panel | null>(null);

  constructor(table: Table) {
    // The end opens by itself, once, when it is seen to come: whoever returns to a finished match sees its board.
    let before = table.look?.status;
    $effect(() => {
      const now = table.look?.status;
      if (now === "over" && before === "playing") this.open = "end";
      before = now;
    });
  }

  toggle(panel: Panel): void {
    this.open = this.open === panel ? null : panel;
  }

  close = (): void => {
    this.open = null;
  };
}
