// Ganesha's room: how the game looks and how it is told.
import type { Entry, Room, Travel } from "$lib/games/room";
import type { GaneshaSheet, TheEvent, TheMove, View } from "$lib/server/types/ganesha";
import Board from "./Board.svelte";
import Sheet from "./Sheet.svelte";
import { travels } from "./travels";
import { choice, help, position, prompt, status, told } from "./words";

const room: Room<View, TheMove, TheEvent, GaneshaSheet> = {
  Board,
  Sheet,
  prompt,
  choice,
  told,
  position,
  status,
  score: (view, seat) => view.players[seat]?.score ?? 0,
  travels: (entry: Entry<TheMove, TheEvent>, after: View): Travel[] => (entry.seat === null ? [] : travels(entry.seat, entry.move, after)),
  help,
};

export default room;
