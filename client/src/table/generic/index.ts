// The room of every game that has none of its own here.
import type { Room } from "$lib/games/room";
import { plain } from "$lib/words/lines";
import { say } from "$lib/words/words.svelte";
import Board from "./Board.svelte";
import { scoreOf, type Data, type GenericEvent, type GenericMove } from "./data";
import Piece from "./Piece.svelte";
import Sheet from "./Sheet.svelte";
import { GameWords } from "./words";

export const genericRoom = (game: string): Room<Data, GenericMove, GenericEvent, Data> => ({
  Board,
  Sheet,
  Piece,
  prompt: (view) => plain(new GameWords(game).prompt(view)),
  choice: (_, move, names) => plain(new GameWords(game, names).move(move)),
  turn: (entries, names, reader) => plain(entries.map((entry) => new GameWords(game, names).told(entry, reader)).join(" ")),
  steps: () => 0,
  told: (entry, names, reader) => new GameWords(game, names).told(entry, reader),
  position: (view, names) => new GameWords(game, names).position(view),
  status: (view, seat) => say("client-points", { points: scoreOf(view, seat) }),
  score: scoreOf,
  travels: () => [],
});
