import { expect, test } from "vitest";
import { marked } from "./marks";

test("places are marked as long as somebody looks at them, whether pieces travel there or not", () => {
  document.body.innerHTML = `<div><i data-place="spot-0-1,0"></i><i data-mark="spot-0-2,0"></i><i data-place="other"></i></div>`;
  const board = document.body.firstElementChild as HTMLElement;
  const lit = () => [...board.children].map((at) => at.hasAttribute("data-lit"));
  const clear = marked("lit", ["spot-0-1,0", "spot-0-2,0", "nowhere"])(board);
  expect(lit()).toEqual([true, true, false]);
  clear?.();
  expect(lit()).toEqual([false, false, false]);
});
