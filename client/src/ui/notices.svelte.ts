// Turn notices on this device while Kolam is not in front: wanted or not, and where the browser listens for them.
import { forgetPush, pushKey, Refused, subscribePush } from "$lib/server/api";
import { WANTED } from "./install";
import { me } from "./me.svelte";
import { language, say } from "$lib/words/words.svelte";

type State = "unknown" | "unsupported" | "off" | "on" | "blocked";

const supported = () => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
const PATIENCE = 3000; // ms; the worker is registered once the page has loaded, or not at all
const worker = () =>
  Promise.race([navigator.serviceWorker.ready, new Promise<undefined>((give) => setTimeout(() => give(undefined), PATIENCE))]);

class Notices {
  state = $state<State>("unknown");
  trouble = $state("");

  /** What the browser knows: somebody who took the permission back has switched the notices off. */
  async look(): Promise<void> {
    if (!supported() || !(await worker())) this.state = "unsupported";
    else if (Notification.permission === "denied") this.state = "blocked";
    else this.state = (await this.#subscription()) ? "on" : "off";
    if (this.state !== "on") localStorage.removeItem(WANTED);
  }

  async turnOn(): Promise<void> {
    await this.#try(async () => {
      const { key } = await pushKey();
      const registration = await worker();
      if (key === null || !registration) throw new Error();
      if ((await Notification.requestPermission()) !== "granted") return;
      const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      await this.#tell(subscription);
      localStorage.setItem(WANTED, "on");
    });
  }

  async turnOff(): Promise<void> {
    await this.#try(async () => {
      const subscription = await this.#subscription();
      localStorage.removeItem(WANTED);
      await subscription?.unsubscribe();
      if (subscription) await forgetPush(subscription.endpoint);
    });
  }

  /** Once a visit: the server forgets a device that it has not heard of for long, and we may be somebody else by now. */
  async confirm(): Promise<void> {
    await this.look();
    const subscription = await this.#subscription();
    await me.arrived;
    if (subscription) await this.#tell(subscription).catch(() => undefined); // next time, then
  }

  async #subscription(): Promise<PushSubscription | null> {
    return (await (await worker())?.pushManager.getSubscription()) ?? null;
  }

  async #tell(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    await subscribePush({ endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" }, language: language() });
  }

  async #try(act: () => Promise<void>): Promise<void> {
    this.trouble = "";
    try {
      await act();
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : say("client-notices-trouble");
    }
    await this.look();
  }
}

export const notices = new Notices();
