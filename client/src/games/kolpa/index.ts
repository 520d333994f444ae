// Kolpa!, as the page shows it.
import type { Room } from "$lib/games/room";
import type { KolpaSheet, TheMove, View } from "./types";
import Board from "./Board.svelte";
import { travels } from "./travels";
import type { Picked } from "./offers";
import Sheet from "./Sheet.svelte";
import { choice, help, position, prompt, status, told, type Seen } from "./words";

const room: Room<View, TheMove, Seen, KolpaSheet, Picked> = {
  Board,
  Sheet,
  prompt: (_, legal) => prompt(legal),
  choice: (_, move) => choice(move),
  told,
  position,
  status,
  score: (view, seat) => view.players[seat]?.score ?? 0,
  travels,
  help,
};

export default room;
