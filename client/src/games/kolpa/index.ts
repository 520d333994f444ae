// Kolpa!, as the page shows it.
import type { Room } from "$lib/games/room";
import type { KolpaSheet, TheMove, View } from "./types";
import Board from "./Board.svelte";
import { steps } from "./counting";
import { begins, choice, matters, prompt, turn } from "./lines";
import type { Picked } from "./offers";
import Piece from "./Piece.svelte";
import type { GamePiece } from "./pieces";
import Sheet from "./Sheet.svelte";
import { travels } from "./travels";
import { position, ruleNow, status, told, type Seen } from "./words";

const room: Room<View, TheMove, Seen, KolpaSheet, Picked, GamePiece> = {
  Board,
  Sheet,
  Piece,
  prompt,
  choice,
  turn,
  begins,
  matters,
  steps: (_, { sheet }) => steps(sheet),
  // A card is played by a single tap; a joker took two.
  careful: (_, move) => move.type !== "joker",
  // A round has been counted.
  rests: (entry) => entry.kind === "deal" && entry.round > 1,
  tune: "move",
  told,
  position,
  status,
  score: (view, seat) => view.players[seat]?.score ?? 0,
  travels,
  ruleNow,
};

export default room;
