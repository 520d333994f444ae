// Which gems travel with a move. Only what the move and the position after it tell for certain.
import type { Travel } from "$lib/games/room";
import type { TheMove, View } from "./types";

const MOST_PLACED = 12; // gems that one offering can bring onto the Mandala: no track is longer

export function travels(seat: number, move: TheMove, after: View): Travel[] {
  const newest = `hand-${after.taken.length - 1}`;
  switch (move.type) {
    case "take":
      return [{ from: `hex-${move.hex}`, to: newest }];
    case "caraway":
      return [
        { from: `hex-${move.hex}`, to: newest },
        { from: newest, to: `hex-${move.hex}` },
      ];
    case "give":
      return [{ from: `treasury-${seat}-${move.colour}`, to: newest }];
    case "store": {
      const to = move.to === "treasury" ? `treasury-${seat}-${move.gem}` : `slot-${seat}-${move.to}`;
      return [{ from: "hand-0", to }, ...(after.taken.length ? [{ from: "hand-1", to: "hand-0" }] : [])];
    }
    case "refill": {
      // The slots are refilled from the first on; once all are, the gem itself tells which one it went into.
      const holding = [0, 1].filter((slot) => after.players[seat]?.tactics[slot] === move.colour);
      const slots = after.lifted.length ? [0] : holding;
      return slots.length === 1 ? [{ from: `treasury-${seat}-${move.colour}`, to: `slot-${seat}-${slots[0]}` }] : [];
    }
    case "offer":
      // The board names the gems that have just come; places that are not there are passed over.
      return Array.from({ length: MOST_PLACED }, (_, gem) => ({
        from: `treasury-${seat}-${move.place}`,
        to: `placed-${move.place}-${gem}`,
      }));
    case "final":
      return [{ from: `treasury-${seat}-${move.colour}`, to: `placed-${move.colour}-0` }];
    default:
      return [];
  }
}
