// The pieces and places of Ganesha, as lines of text show them.
import type { Colour, Spice } from "./shapes";

export type GaneshaPiece =
  | { piece: "gem"; colour: Colour; count?: number } // some of one colour
  | { piece: "token"; spice: Spice | null } // null: face down
  | { piece: "slot"; slot: 0 | 1 } // Tactics, left or right
  | { piece: "petal"; colour: Colour } // of the Mandala
  | { piece: "treasury" }
  | { piece: "altar" }
  | { piece: "bag" }
  | { piece: "pawn" }
  | { piece: "drum" };

export const gem = (colour: Colour, count = 1): GaneshaPiece => ({ piece: "gem", colour, count });
export const token = (spice: Spice | null): GaneshaPiece => ({ piece: "token", spice });
export const petalOf = (colour: Colour): GaneshaPiece => ({ piece: "petal", colour });
export const place = (to: 0 | 1 | "treasury"): GaneshaPiece => (to === "treasury" ? { piece: "treasury" } : { piece: "slot", slot: to });
export const BAG: GaneshaPiece = { piece: "bag" };
export const ALTAR: GaneshaPiece = { piece: "altar" };
