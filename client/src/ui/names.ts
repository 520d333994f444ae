// What those at a table are called.
import type { SeatLook } from "$lib/server/types";
import { say, sayIfKnown } from "$lib/words/words.svelte";

type Named = Pick<SeatLook, "name" | "level" | "character">;

/** A character's name in the page's language, or null if we do not know it. */
export const characterName = (character: string): string | null => sayIfKnown(`client-character-${character}`);

/** What a character is like, in a few words; empty if we do not know it. */
export const temper = (character: string): string => sayIfKnown(`client-character-${character}.temper`) ?? "";

/** Before bots were characters, the server called them by their level and seat, in English. */
const isNumbered = ({ name, level }: Named, number: number): boolean =>
  level !== null && name === `${level.charAt(0).toUpperCase()}${level.slice(1)} ${String(number + 1)}`;

/** A seat's name, empty while nobody has it. */
export function seatName(seat: Named, number: number): string {
  if (seat.character) return characterName(seat.character) ?? seat.name ?? "";
  return isNumbered(seat, number) ? say("client-bot-name", { number: number + 1 }) : (seat.name ?? "");
}

export const seatNames = (seats: Named[]) => seats.map(seatName);
