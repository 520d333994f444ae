// Opening a table: once, however often the button is pressed; then we are at it.
import { go } from "$lib/route.svelte";
import { open, Refused } from "$lib/server/api";
import { say } from "$lib/words/words.svelte";
import { asRequest, type NewTable } from "./newTable";

export class Opening {
  busy = $state(false);
  trouble = $state<string | null>(null); // why it was not opened, in words

  /** Do something first, if there is anything to do; open the table; go there. True if that was done. */
  async open(table: NewTable, first?: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await first?.();
      go(`/t/${(await open(asRequest(table))).id}`);
      return true;
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : say("client-unreachable");
      return false;
    } finally {
      this.busy = false;
    }
  }
}
