// A review as the server makes it: asked for, watched while it is made, and there at last.
import { ask, Refused } from "$lib/server/api";
import type { MatchReview, ReviewState } from "$lib/server/types";

const POLL = 700; // ms between two looks

export class Making {
  status = $state<"unknown" | ReviewState["status"]>("unknown");
  progress = $state(0);
  review = $state.raw<MatchReview | null>(null);
  trouble = $state<string | null>(null); // why there is none, in words

  readonly #path: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    table: string,
    readonly language: string,
  ) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/review`;
  }

  /** Look how far it is, and go on looking while it is made. */
  look = (): Promise<void> => this.#take("GET");

  /** Have it made. */
  start = (): Promise<void> => this.#take("POST", {});

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #take(method: string, body?: unknown): Promise<void> {
    try {
      const { status, progress, review } = await ask<ReviewState>(method, this.#path, body, this.language);
      if (this.#left) return;
      this.trouble = null;
      this.progress = progress;
      this.review = review ?? null;
      this.status = status;
    } catch (error) {
      if (this.#left) return;
      if (error instanceof Refused) {
        this.trouble = error.message;
        this.status = "none";
      } // else: the server can't be reached right now: ask again
    }
    clearTimeout(this.#timer);
    if (this.status === "running" || this.status === "unknown") this.#timer = setTimeout(() => void this.look(), POLL);
  }
}
