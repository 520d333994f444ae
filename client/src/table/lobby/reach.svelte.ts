// How others reach this server: what their links begin with, and whether somebody may change that.
import { listen, reach, Refused, Unreachable } from "$lib/server/api";
import { untilAnswered } from "$lib/server/persist";
import type { Reach } from "$lib/server/types";
import { language, say } from "$lib/words/words.svelte";

const ONLY_HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export class Reaching {
  told = $state.raw<Reach | null>(null);
  busy = $state(false);
  trouble = $state<string | null>(null);

  /** What a link for others begins with. */
  readonly base = $derived(this.told?.address ?? location.origin);
  /** Nobody else can open such a link. */
  readonly onlyHere = $derived(this.told !== null && ONLY_HERE.test(new URL(this.base).hostname));

  async ask(signal: AbortSignal): Promise<void> {
    try {
      this.told = await untilAnswered(() => reach(language()), signal);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error; // then links begin as this page does
    }
  }

  async listen(listening: boolean): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      this.told = await listen(listening);
    } catch (error) {
      if (error instanceof Refused) this.trouble = error.message;
      else if (error instanceof Unreachable) this.trouble = say("client-unreachable");
      else throw error;
    }
    this.busy = false;
  }
}
