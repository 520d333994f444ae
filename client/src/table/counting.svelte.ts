// A score sheet is written line by line.
import { onMount } from "svelte";
import { still } from "./motion";

/** A count that goes up to `most`, by one every `pace` ms. It is complete at once if reduced motion was asked for. */
export function counting(most: number, pace: number): { readonly count: number } {
  let count = $state(still() ? most : 0);
  onMount(() => {
    const timer = setInterval(() => {
      if (count < most) count += 1;
      else clearInterval(timer);
    }, pace);
    return () => clearInterval(timer);
  });
  return {
    get count() {
      return count;
    },
  };
}
