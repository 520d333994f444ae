// What is open beside the board, or in its place.
import type { Somebody } from "./mutes.svelte";
import type { Table } from "./table.svelte";

export type Panel = "choices" | "hints" | "story" | "more" | "rules" | "keys" | "position" | "resign" | "report" | "settings" | "person" | "close" | "join";

export class Panels {
  open = $state<Panel | null>(null);
  /** The count and the result take the board's place. */
  finale = $state(false);
  /** The final count is over, or was never shown: the winner may be named. */
  counted = $state(true);
  /** The rule that the rules are open at. */
  rule = $state<string | null>(null);

  /** Whom the open panel is about. */
  who = $state.raw<Somebody | null>(null);

  constructor(table: Table) {
    // The finale comes by itself, once, when the end is seen to come: who returns to a finished match sees its board.
    let before = table.look?.status;
    $effect(() => {
      const now = table.look?.status;
      if (now === "over" && before === "playing") {
        this.open = null;
        this.finale = table.look?.result != null;
        this.counted = !this.finale;
      }
      before = now;
    });
  }

  toggle(panel: Panel): void {
    this.open = this.open === panel ? null : panel;
  }

  close = (): void => {
    this.open = null;
    this.rule = null;
  };

  about = (who: Somebody): void => {
    this.who = who;
    this.open = "person";
  };

  /** Open the rules, at one of them if that is what somebody wants to know. */
  rules = (rule: string | null = null): void => {
    this.rule = rule;
    this.open = "rules";
  };
}
