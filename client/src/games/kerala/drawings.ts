// The lines of Kerala's drawings. A motif fills a tile of 100 × 100; an elephant is drawn around the middle of 64 × 48.
import type { Colour } from "./tiles";

const ray = (turn: number) => {
  const at = (radius: number, angle: number) => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return `${(50 + radius * sin).toFixed(1)} ${(50 - radius * cos).toFixed(1)}`;
  };
  const angle = (turn * Math.PI) / 6;
  return `M${at(27, angle - 0.16)}L${at(45, angle)}L${at(27, angle + 0.16)}Z`;
};
const wave = (y: number) => `M8 ${y}q10.5-12 21 0t21 0t21 0t21 0`;

export interface Motif {
  lines: string;
  filled: string;
}

/** Blue waves, a purple lotus, a red sun, a green leaf, a black lattice of stars: no colour speaks alone. */
export const MOTIFS: Record<Colour, Motif> = {
  B: { lines: [20, 40, 60, 80].map(wave).join(""), filled: "" },
  P: {
    lines:
      "M50 12C66 28 66 56 50 80C34 56 34 28 50 12ZM50 80C62 66 82 56 84 30C70 32 63 38 61 44M50 80C38 66 18 56 16 30C30 32 37 38 39 44" +
      "M50 80C64 80 88 76 94 52C88 52 82 53 79 55M50 80C36 80 12 76 6 52C12 52 18 53 21 55M28 90H72",
    filled: "",
  },
  R: {
    lines: "M50 30A20 20 0 1 1 50 70A20 20 0 1 1 50 30Z",
    filled: Array.from({ length: 12 }, (_, turn) => ray(turn)).join(""),
  },
  G: {
    lines:
      "M14 88C8 50 22 14 86 12C88 70 58 94 22 80M10 94C26 70 46 46 74 24M34 64L32 40M34 64L58 66M50 46L48 27M50 46L72 47",
    filled: "",
  },
  K: {
    lines: "M22 22H78V78H22ZM50 10L90 50L50 90L10 50ZM8 8L22 22M92 8L78 22M92 92L78 78M8 92L22 78",
    filled: "M50 42L58 50L50 58L42 50Z",
  },
};

export const BODY =
  "M-25-3C-26-15-13-20 0-18C4-23 14-24 20-18C26-12 26-4 26 3C26 9 27 12 31 11C32 15 28 17 25 16C20 15 19 9 19 5C17 7 15 7 14 7" +
  "L14 21H4L4 11C-1 13-8 13-11 11L-11 21H-21L-21 7C-24 4-25 1-25-3Z";
export const EAR = "M3-13C-5-11-6 1 2 6C9 4 13-5 10-12C8-14 6-14 3-13Z";
export const TAIL = "M-24-8C-28-6-29-1-28 5";
