// Telling somebody who looks elsewhere that it is their turn: the tab's title, its icon, and a notification if they want one.
import { games } from "$lib/ui/games.svelte";
import { say } from "$lib/words/words.svelte";
import type { Table } from "./table.svelte";

const ICON = "/kolam.svg";
const ICON_TURN = "/kolam-turn.svg";

export class TurnNotice {
  allowed = $state(typeof Notification === "undefined" ? "denied" : Notification.permission);
  #hidden = $state(document.hidden);
  #note: Notification | undefined;
  #onvisible = () => {
    this.#hidden = document.hidden;
    if (!document.hidden) this.#note?.close();
  };

  constructor(readonly table: Table) {
    document.addEventListener("visibilitychange", this.#onvisible);
    const calls = $derived(this.#hidden && table.mine);
    $effect(() => {
      const game = games.title(table.look?.game ?? "");
      document.title = calls ? `● ${say("client-your-turn")} – Kolam` : `${game} – Kolam`;
      document.querySelector("link[rel=icon]")?.setAttribute("href", calls ? ICON_TURN : ICON);
      if (calls && this.allowed === "granted") this.#notify(game);
    });
  }

  async ask(): Promise<void> {
    this.allowed = await Notification.requestPermission();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#onvisible);
    document.querySelector("link[rel=icon]")?.setAttribute("href", ICON);
    this.#note?.close();
  }

  #notify(game: string): void {
    try {
      this.#note = new Notification(say("client-your-turn"), { body: game, icon: ICON, tag: this.table.id });
      this.#note.onclick = () => focus();
    } catch {
      // Some browsers on phones allow notifications to workers only: the title has to do.
    }
  }
}
