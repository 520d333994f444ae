// What a tile's code says: `B2` symbols, `B0` none, `B/K` an edge of a second colour, `B^` move elephant, `B>` move tile.
import type { Place, Player } from "./types";

export type Tile = Place["tile"];
export type Colour = Player["colour"];
export type Side = NonNullable<Place["edge"]>;

export interface Face {
  colour: Colour;
  symbols: number;
  second: Colour | null; // the colour of its edge
  special: "elephant" | "move" | null;
}

export const COLOURS: readonly Colour[] = ["B", "P", "R", "G", "K"]; // as on the score sheet
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
/** What the messages call a colour. */
export const COLOUR_ID: Record<Colour, string> = { B: "blue", P: "purple", R: "red", G: "green", K: "black" };

export function face(tile: Tile): Face {
  const mark = tile[1];
  return {
    colour: tile[0] as Colour,
    symbols: Number(mark) || 0,
    second: mark === "/" ? (tile[2] as Colour) : null,
    special: mark === "^" ? "elephant" : mark === ">" ? "move" : null,
  };
}

/** The tiles with a name for each, so that two alike can be told apart. */
export function named(tiles: readonly Tile[]): { tile: Tile; name: string }[] {
  const seen = new Map<Tile, number>();
  return tiles.map((tile) => {
    const count = seen.get(tile) ?? 0;
    seen.set(tile, count + 1);
    return { tile, name: `${tile}-${count}` };
  });
}
