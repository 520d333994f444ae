// A share that was won or lost, with its sign.
import { percent } from "$lib/words/habits";

export const change = (share: number): string => {
  const rounded = Math.round(share * 100) / 100;
  return rounded > 0 ? `+${percent(rounded)}` : percent(rounded === 0 ? 0 : rounded);
};
