// How this person likes the cards in hand.
const REMEMBERED = "kolam-kolpa-by-number";

class Settings {
  #byNumber = $state(localStorage.getItem(REMEMBERED) === "yes");

  get byNumber(): boolean {
    return this.#byNumber;
  }

  set byNumber(wanted: boolean) {
    this.#byNumber = wanted;
    localStorage.setItem(REMEMBERED, wanted ? "yes" : "no");
  }
}
export const settings = new Settings();
