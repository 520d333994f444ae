// A link within the app: a plain click goes there without reloading the page; any other click is the browser's business.
import { go } from "$lib/route.svelte";

export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}
