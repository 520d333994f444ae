// What somebody likes here, remembered in this browser.

export const THEMES = ["system", "day", "night"] as const;
export type Theme = (typeof THEMES)[number];

const PREFIX = "kolam-";
const read = (key: string) => localStorage.getItem(PREFIX + key);
const write = (key: string, value: string) => localStorage.setItem(PREFIX + key, value);

class Settings {
  #theme = $state<Theme>(THEMES.find((theme) => theme === read("theme")) ?? "system");
  #sound = $state(read("sound") === "on");
  #keys = $state(read("keys") !== "off");
  #folded = $state(read("folded") === "yes");

  get theme() {
    return this.#theme;
  }
  set theme(theme) {
    this.#theme = theme;
    write("theme", theme);
    this.apply();
  }

  get sound() {
    return this.#sound;
  }
  set sound(on) {
    this.#sound = on;
    write("sound", on ? "on" : "off");
  }

  /** Whether single letters are shortcuts: who speaks to the machine wants them off. */
  get keys() {
    return this.#keys;
  }
  set keys(on) {
    this.#keys = on;
    write("keys", on ? "on" : "off");
  }

  /** Whether the log and the talk beside the board are folded away. */
  get folded() {
    return this.#folded;
  }
  set folded(yes) {
    this.#folded = yes;
    write("folded", yes ? "yes" : "no");
  }

  apply(): void {
    const { dataset } = document.documentElement;
    if (this.#theme === "system") delete dataset.theme;
    else dataset.theme = this.#theme;
  }
}

export const settings = new Settings();
