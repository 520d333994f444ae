// Ganesha's room: how the game looks and how it is told.
import type { Room } from "$lib/games/room";
import type { GaneshaSheet, TheEvent, TheMove, View } from "./types";
import Board from "./Board.svelte";
import type { Picked } from "./moves";
import Sheet from "./Sheet.svelte";
import { travels } from "./travels";
import { choice, help, position, prompt, status, told } from "./words";

const room: Room<View, TheMove, TheEvent, GaneshaSheet, Picked> = {
  Board,
  Sheet,
  prompt,
  choice,
  told,
  position,
  status,
  score: (view, seat) => view.players[seat]?.score ?? 0,
  travels: (entry, after) => (entry.seat === null ? [] : travels(entry.seat, entry.move, after)),
  help,
};

export default room;
