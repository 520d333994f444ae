// Kerala's pieces inside a line of text.
import type { Colour, Side, Tile } from "./tiles";

export type KeralaPiece =
  | { piece: "tile"; tile: Tile; edge: Side | null }
  | { piece: "elephant"; colour: Colour | null; number: number; standing: boolean } // null: of any player
  | { piece: "way"; way: Side } // where something lies, seen from something else
  | { piece: "moved" }; // a tile or stack that went elsewhere

export const tilePiece = (tile: Tile, edge: Side | null = null): KeralaPiece => ({ piece: "tile", tile, edge });
export const elephantPiece = (number: number, colour: Colour | null = null, standing = true): KeralaPiece => ({
  piece: "elephant",
  colour,
  number,
  standing,
});
