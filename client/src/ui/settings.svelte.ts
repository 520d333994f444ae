// What somebody likes here, remembered in this browser.

export const THEMES = ["system", "day", "night"] as const;
export type Theme = (typeof THEMES)[number];
/** How long somebody else's move stays the newest. */
export const PACES = ["relaxed", "brisk", "at-once"] as const;
export type Pace = (typeof PACES)[number];
/** Which moves are asked about before they are played: all, those with which a slip would hurt, none. */
export const CONFIRMATIONS = ["always", "careful", "never"] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** In which games a rule is explained in a line when it first matters. */
export const REASONS = ["always", "new", "never"] as const;
export type Reasons = (typeof REASONS)[number];

const PREFIX = "kolam-";

/** One of some values, kept under a name; the first time it is as usual. */
class Kept<Value extends string> {
  #value = $state() as Value;

  constructor(
    private readonly name: string,
    values: readonly Value[],
    usual: Value,
  ) {
    const found = localStorage.getItem(PREFIX + name);
    this.#value = values.find((value) => value === found) ?? usual;
  }

  get value(): Value {
    return this.#value;
  }
  set value(value: Value) {
    this.#value = value;
    localStorage.setItem(PREFIX + this.name, value);
  }
}

const SWITCH = ["on", "off"] as const;

class Settings {
  #theme = new Kept("theme", THEMES, "system");
  #sound = new Kept("sound", SWITCH, "on");
  #keys = new Kept("keys", SWITCH, "on");
  #drawer = new Kept("drawer", SWITCH, "off");
  #coordinates = new Kept("coordinates", SWITCH, "off");
  #pace = new Kept("pace", PACES, "brisk");
  #confirm = new Kept("confirm", CONFIRMATIONS, "careful");
  #reasons = new Kept("reasons", REASONS, "new");

  get theme() {
    return this.#theme.value;
  }
  set theme(theme) {
    this.#theme.value = theme;
    this.apply();
  }

  get sound() {
    return this.#sound.value === "on";
  }
  set sound(on) {
    this.#sound.value = on ? "on" : "off";
  }

  /** Whether single letters are shortcuts: who speaks to the machine wants them off. */
  get keys() {
    return this.#keys.value === "on";
  }
  set keys(on) {
    this.#keys.value = on ? "on" : "off";
  }

  /** Whether the log and the talk are open beside the board. */
  get drawer() {
    return this.#drawer.value === "on";
  }
  set drawer(open) {
    this.#drawer.value = open ? "on" : "off";
  }

  /** Whether places on a board carry their numbers. */
  get coordinates() {
    return this.#coordinates.value === "on";
  }
  set coordinates(on) {
    this.#coordinates.value = on ? "on" : "off";
  }

  get pace() {
    return this.#pace.value;
  }
  set pace(pace) {
    this.#pace.value = pace;
  }

  get confirm() {
    return this.#confirm.value;
  }
  set confirm(confirm) {
    this.#confirm.value = confirm;
  }

  get reasons() {
    return this.#reasons.value;
  }
  set reasons(reasons) {
    this.#reasons.value = reasons;
  }

  apply(): void {
    const { dataset } = document.documentElement;
    if (this.theme === "system") delete dataset.theme;
    else dataset.theme = this.theme;
  }
}

export const settings = new Settings();
