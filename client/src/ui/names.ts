// What those at a table are called.
import type { SeatLook } from "$lib/server/types";
import { say } from "$lib/words/words.svelte";

/** A seat's name, empty while nobody has it. The server calls a bot by its level, in English; a bot that plays on for somebody keeps their name. */
export function seatName({ name, level }: SeatLook, number: number): string {
  const byLevel = level && `${level.charAt(0).toUpperCase()}${level.slice(1)} ${String(number + 1)}`;
  return byLevel && name === byLevel ? say("client-bot-name", { number: number + 1 }) : (name ?? "");
}

export const seatNames = (seats: SeatLook[]) => seats.map(seatName);
