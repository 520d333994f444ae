// The score sheet, and where on a platform each of its lines came from.
import type { Player, Sheet } from "./types";
import { key } from "./spots";
import { COLOURS, type Colour } from "./tiles";

export type Line = keyof Sheet;
export const LINES: readonly Line[] = ["removed", "missing", "standing", "edges", ...COLOURS];

export const isColour = (line: Line): line is Colour => COLOURS.includes(line as Colour);

/** The spots that a line of the sheet is about; none for what is missing. */
export function sources(player: Player, line: Line): Set<string> {
  if (line === "standing") return new Set(player.elephants.flatMap(({ spot, standing }) => (spot && standing ? [key(spot)] : [])));
  const about = player.platform.filter((stack) => {
    if (line === "removed") return !stack.stays;
    if (line === "edges") return stack.bonus;
    return stack.stays && stack.tiles.at(-1)?.[0] === line;
  });
  return new Set(about.map(({ spot }) => key(spot)));
}

/** The colours that no visible tile of a platform has. */
export const missing = (player: Player): Colour[] =>
  COLOURS.filter((colour) => !player.platform.some(({ tiles }) => tiles.at(-1)?.[0] === colour));
