// A score sheet is counted step by step.
import { onMount } from "svelte";
import { play as sound } from "$lib/ui/sounds";
import { still } from "./motion";

export interface Counting {
  readonly count: number;
  readonly done: boolean;
  readonly left: number; // steps to come
  /** Nobody has to wait for the end of the count. */
  skip(): void;
}

/** A count that goes up to `most`, by one every `pace` ms. It is complete at once if it is known already, or if reduced motion was asked for. */
export function counting(most: number, pace: number, known = false): Counting {
  let count = $state(known || still() ? most : 0);
  onMount(() => {
    const timer = setInterval(() => {
      if (count >= most) return clearInterval(timer);
      count += 1;
      sound(count < most ? "count" : "end");
    }, pace);
    return () => clearInterval(timer);
  });
  return {
    get count() {
      return count;
    },
    get done() {
      return count >= most;
    },
    get left() {
      return Math.max(0, most - count);
    },
    skip: () => (count = most),
  };
}
