// The cards of Kolpa! as they are drawn: the same by day and by night, as cards are.
import type { Joker, Kol } from "./types";

export type Card = Kol["card"];
export type Call = Joker["call"];
export type Colour = "R" | "P" | "Y" | "B" | "G";

export const COLOURS: readonly Colour[] = ["R", "P", "Y", "B", "G"];
/** The announcements as they are offered, colours first. */
export const CALLS: readonly Call[] = [...COLOURS, "0", "1", "2", "3", "4", "5"];
export const CREAM = "#fff6e6";
export const NIGHT = "#2b2320";

/** What the words know a colour by. */
export const NAMES = { R: "red", P: "pink", Y: "yellow", B: "blue", G: "green" } as const;

// Red is dark with a light mark, pink light with a dark one: nobody needs the hue to tell them apart.
/** A colour's ground, the mark on it, and a line around it that stands out by day and by night. */
export const INKS: Record<Colour, { ground: string; mark: string; edge: string }> = {
  R: { ground: "#b92a22", mark: CREAM, edge: CREAM },
  P: { ground: "#f7a6c6", mark: "#6b1540", edge: "#8e2c5f" },
  Y: { ground: "#f3c330", mark: "#4d3500", edge: "#7a5600" },
  B: { ground: "#22569f", mark: CREAM, edge: CREAM },
  G: { ground: "#28744a", mark: CREAM, edge: CREAM },
};

/** A colour's shape around the origin, about twenty across, and how much lower its middle is for a number in it. */
export const SHAPES: Record<Colour, { line: string; middle: number }> = {
  R: { line: "M-9.8 0a9.8 9.8 0 1 0 19.6 0a9.8 9.8 0 1 0-19.6 0Z", middle: 0 },
  P: { line: "M0 10C-7 4.6-10.8 1-10.8-3.8-10.8-7.4-8.2-9.4-5.5-9.4-3-9.4-1-8 0-5.8 1-8 3-9.4 5.5-9.4 8.2-9.4 10.8-7.4 10.8-3.8 10.8 1 7 4.6 0 10Z", middle: -0.8 },
  Y: { line: star(11.4, 6), middle: 0.3 },
  B: { line: "M-7.2-9h14.4a1.8 1.8 0 0 1 1.8 1.8v14.4a1.8 1.8 0 0 1-1.8 1.8h-14.4a1.8 1.8 0 0 1-1.8-1.8v-14.4a1.8 1.8 0 0 1 1.8-1.8Z", middle: 0 },
  G: { line: "M0-10.2 11 8.6H-11Z", middle: 2.6 },
};

function star(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, point) => {
    const [angle, reach] = [(point * Math.PI) / 5, point % 2 ? inner : outer];
    return `${(Math.sin(angle) * reach).toFixed(2)} ${(-Math.cos(angle) * reach).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The colour of a card; a joker has none. */
export const colourOf = (card: Card): Colour | null => (card === "J" ? null : (card[0] as Colour));
export const valueOf = (card: Card): string => card.slice(1);
/** What a card counts: for the player who laid it, against the one who holds it. */
export const pointsOf = (card: Card): number => (card === "J" ? 10 : Number(valueOf(card)));
export const pointsIn = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0);
/** Whether an announcement is a colour. */
export const isColour = (call: Call): call is Colour => (COLOURS as readonly string[]).includes(call);
