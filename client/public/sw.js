// The service worker: a page for when the server is away, and turn notices. It keeps nothing of the app itself, so that
// nobody is ever shown an old version; what does not change is kept by the browser anyway.
const KEPT = "kolam-offline";
const OFFLINE = ["/offline", "/offline.css", "/offline.js", "/kolam.svg"];
const AWAY = [502, 503, 504]; // what a proxy says for a server that is not there

let kept = false; // since this worker was started

const keep = async () => {
  const cache = await caches.open(KEPT);
  await cache.addAll(OFFLINE.map((path) => new Request(path, { cache: "no-cache" })));
  kept = true;
};

addEventListener("install", (event) => event.waitUntil(keep().then(() => skipWaiting())));

addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(tidy());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (origin === location.origin && OFFLINE.includes(pathname))
    event.respondWith(fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error()));
});

async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (AWAY.includes(answer.status)) throw new Error("the server is away");
    if (!kept) event.waitUntil(keep().catch(() => undefined)); // the page for next time, as it is now
    return answer;
  } catch {
    return (await caches.match("/offline")) ?? Response.error();
  }
}

addEventListener("push", (event) => {
  const { title = "Kolam", table } = event.data?.json() ?? {};
  const shown = { tag: table, icon: "/icon-192.png", badge: "/badge-96.png", data: table ? `/t/${table}` : "/" };
  event.waitUntil(registration.showNotification(title, shown));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data ?? "/";
  const show = async () => {
    const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find(({ url }) => new URL(url).pathname === path);
    await (there ? there.focus() : clients.openWindow(path));
  };
  event.waitUntil(show());
});

// The browser has changed where it listens: tell the server, or its notices go nowhere.
addEventListener("pushsubscriptionchange", (event) => {
  const post = (path, body) =>
    fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const renew = async () => {
    const { key } = await (await fetch("/api/push")).json();
    if (!key) return;
    const { endpoint, keys } = (
      await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    ).toJSON();
    await post("/api/push", { endpoint, keys });
    if (event.oldSubscription) await post("/api/push/forget", { endpoint: event.oldSubscription.endpoint });
  };
  event.waitUntil(renew());
});
