// Ganesha's room: how the game looks and how it is told.
import type { Room } from "$lib/games/room";
import type { GaneshaSheet, TheEvent, TheMove, View } from "./types";
import Board from "./Board.svelte";
import { attempt, begins, choice, matters, prompt, turn } from "./lines";
import { careful, type Picked } from "./moves";
import Piece from "./Piece.svelte";
import type { GaneshaPiece } from "./pieces";
import Sheet from "./Sheet.svelte";
import { sources } from "./sources";
import { travels } from "./travels";
import { position, ruleNow, status, told } from "./words";

const room: Room<View, TheMove, TheEvent, GaneshaSheet, Picked, GaneshaPiece> = {
  Board,
  Sheet,
  Piece,
  prompt: (view, _, chosen) => prompt(view, chosen),
  choice,
  attempt,
  turn,
  begins,
  told,
  position,
  status,
  score: (view, seat) => view.players[seat]?.score ?? 0,
  steps: (view) => sources(view).length,
  careful,
  matters,
  travels: (entry, after) => (entry.seat === null ? [] : travels(entry.seat, entry.move, after)),
  tune: "move",
  ruleNow,
};

export default room;
