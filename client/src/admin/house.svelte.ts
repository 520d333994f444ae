// What the server's host sees, and does. The secret of the link stays in this tab.
import { ask, Refused, Unreachable } from "$lib/server/api";
import type { BanSomebody, Done, Link, Overview } from "$lib/server/types";
import { say } from "$lib/words/words.svelte";

const REMEMBERED = "kolam-host";
const EVERY = 5000;

/** The secret comes after the # of a link, which no server sees, and does not stay in the address. */
function secretOfTab(): string {
  const told = location.hash.slice(1);
  if (told) {
    sessionStorage.setItem(REMEMBERED, told);
    history.replaceState(null, "", "/admin");
  }
  return told || (sessionStorage.getItem(REMEMBERED) ?? "");
}

export type Verb = "close" | "ban" | "unban" | "settle";

export class House {
  overview = $state.raw<Overview | null>(null);
  refused = $state<string | null>(null); // the link is wrong or too old
  trouble = $state<string | null>(null); // why the last thing was not done
  done = $state(""); // for ears
  search = $state("");
  #secret = $state(secretOfTab());

  constructor() {
    $effect(() => {
      void this.refresh(this.search);
      const timer = setInterval(() => document.hidden || void this.refresh(this.search), EVERY);
      return () => clearInterval(timer);
    });
    $effect(() => {
      const arrived = () => {
        this.#secret = secretOfTab();
        void this.refresh(this.search);
      };
      addEventListener("hashchange", arrived);
      return () => removeEventListener("hashchange", arrived);
    });
  }

  async refresh(search: string): Promise<void> {
    try {
      const overview = await this.#ask<Overview>("GET", `?search=${encodeURIComponent(search)}`);
      if (search !== this.search) return; // something else is searched for by now
      this.overview = overview;
      this.refused = null;
    } catch (error) {
      if (error instanceof Refused && error.status === 403) {
        this.refused = error.message;
        this.overview = null;
      } else if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }

  /** Do something about it. True if it was done. */
  async act(verb: Verb, body: { table: string } | { id: number } | BanSomebody): Promise<boolean> {
    this.trouble = null;
    try {
      await this.#ask<Done>("POST", `/${verb}`, body);
      this.done = say("admin-page-done");
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      this.trouble = error instanceof Refused ? error.message : say("client-unreachable");
      return false;
    }
    await this.refresh(this.search);
    return true;
  }

  /** Make every other link worthless, and go on with a new one. */
  async renew(): Promise<void> {
    const { secret } = await this.#ask<Link>("POST", "/renew", {});
    sessionStorage.setItem(REMEMBERED, secret);
    this.#secret = secret;
    this.done = say("admin-page-done");
  }

  #ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    return ask<Answer>(method, `/api/admin${path}`, body, undefined, { "kolam-host": this.#secret });
  }
}
