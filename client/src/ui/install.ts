// What makes an app of the page: the service worker, which comes after everything that somebody waits for.

/** Under which name this browser remembers that turn notices are wanted. */
export const WANTED = "kolam-notices";

export const noticesWanted = () => localStorage.getItem(WANTED) === "on";

export function install(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return; // there is none over plain http
  const register = async () => {
    await navigator.serviceWorker.register("/sw.js");
    if (noticesWanted()) await (await import("./notices.svelte")).notices.confirm();
  };
  const later = () => void register().catch(() => undefined); // the page works as well without
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
