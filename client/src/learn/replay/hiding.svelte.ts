// Whether the end of a match that is looked back at stays hidden until somebody asks for it. Remembered in this browser.
const NAME = "kolam-hide-result";

class Hiding {
  #on = $state(localStorage.getItem(NAME) === "on");

  get on(): boolean {
    return this.#on;
  }
  set on(on) {
    this.#on = on;
    localStorage.setItem(NAME, on ? "on" : "off");
  }
}

export const hiding = new Hiding();
