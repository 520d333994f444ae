// What can be asked of the server. Every answer has the type that the server's own description gives it.
import type { AnyMove } from "$lib/games/room";
import type { paths } from "./types";
import type { Ack, Again, Explanation, HintLook, Look, Me, Menu, Open, Problem, Reach, Readings, Rules, TableBrief, TableLook } from "./types";
import type { PlayOn, PreparingLook, Replay } from "./types";
import type { PushKey, RecoveryLink, Subscribe, Subscribed } from "./types";

/** The server refused, and says why in words. Nothing has changed. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    readonly seconds = 0, // to wait before asking again, if that is the reason
  ) {
    super(problem.message);
  }
}

/** The server could not be reached: whether it heard us is unknown, and asking again is harmless. */
export class Unreachable extends Error {}

let ahead = 0; // ms that the server's clock is ahead of ours, to a second

/** What the server's clock shows now, in seconds since 1970. */
export const serverTime = () => (Date.now() + ahead) / 1000;

const pageLanguage = () => document.documentElement.lang;

async function fetched(method: string, path: string, body: unknown, language: string, more: Record<string, string> = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { ...more, "accept-language": language, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  const date = Date.parse(response.headers.get("date") ?? "");
  if (date && Math.abs(date - Date.now()) > 2000) ahead = date - Date.now();
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => null);
  if (problem === null) throw new Unreachable();
  throw new Refused(response.status, problem as Problem, Number(response.headers.get("retry-after") ?? 0));
}

/** Ask for anything; `more` are headers beside the usual ones. */
export async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  language = pageLanguage(),
  more?: Record<string, string>,
): Promise<Answer> {
  const response = await fetched(method, path, body, language, more);
  const answer: unknown = await response.json().catch(() => null);
  if (answer === null) throw new Unreachable();
  return answer as Answer;
}

/** What changes a table: the last part of its address. */
type Verb<Path> = Path extends `/api/tables/{table}/${infer Last}` ? Last : never;
export type Command = Verb<keyof paths>;

/** A move worth thinking about. */
export type Hint = HintLook & { move: AnyMove };

export const readings = (game: string, language: string) => ask<Readings>("GET", `/api/games/${game}/readings`, undefined, language);
export const rules = (game: string, language: string) => ask<Rules>("GET", `/api/games/${encodeURIComponent(game)}/rules`, undefined, language);
export const menu = (language: string) => ask<Menu>("GET", "/api/games", undefined, language);
/** What is still being compiled. */
export const preparing = () => ask<PreparingLook>("GET", "/api/preparing");
/** The words of a game from somebody else's package, as Fluent source. */
export const gameTexts = async (game: string, language: string) =>
  (await fetched("GET", `/api/games/${encodeURIComponent(game)}/texts/${language}`, undefined, language)).text();
export const me = () => ask<Me>("GET", "/api/me");
export const callMe = (name: string) => ask<Me>("PUT", "/api/me", { name });
/** Make every other cookie and token of ours void. */
export const renewMe = () => ask<unknown>("POST", "/api/me/renew", {});
export const myTables = () => ask<TableBrief[]>("GET", "/api/tables");
export const openTables = () => ask<TableBrief[]>("GET", "/api/open-tables");
export const open = (wanted: Partial<Open> & Pick<Open, "game" | "seats">) => ask<TableLook>("POST", "/api/tables", wanted);
/** Open a game's first match. */
export const openLesson = (game: string) => ask<TableLook>("POST", "/api/lessons", { game });
export const look = (table: string, since = -1) => ask<Look>("GET", `/api/tables/${table}?since=${since}`);
export const command = (table: string, verb: Command, body: { revision: number } & Record<string, unknown>) =>
  ask<Ack>("POST", `/api/tables/${table}/${verb}`, body);
export const rematch = (table: string, revision: number) =>
  ask<Again>("POST", `/api/tables/${table}/rematch`, { revision });
/** A part of a match that is looked back at: through whose eyes, which moments, and whether the log is wanted too. */
export interface Wanted {
  seat: number | null;
  face_up: boolean;
  first: number;
  count: number;
  log: boolean;
}
export const replay = (table: string, { seat, face_up, first, count, log }: Wanted) =>
  ask<Replay>("GET", `/api/tables/${table}/replay?${seat === null ? "" : `seat=${seat}&`}face_up=${face_up}&first=${first}&count=${count}&log=${log}`);
export const replayFile = (file: string, wanted: Wanted) => ask<Replay>("POST", "/api/replay", { file, ...wanted });
/** Open a table that goes on from a moment. */
export const playOn = (table: string, from: PlayOn) => ask<TableLook>("POST", `/api/tables/${table}/what-if`, from);
export const playFileOn = (file: string, from: PlayOn) => ask<TableLook>("POST", "/api/replay/what-if", { file, ...from });
export const reach = (language: string) => ask<Reach>("GET", "/api/reach", undefined, language);
/** Let others on the local network connect, or not. */
export const listen = (listening: boolean) => ask<Reach>("POST", "/api/reach", { listening });
export const hints = async (table: string, revision: number) =>
  (await ask<{ hints: Hint[] }>("POST", `/api/tables/${table}/hints`, { revision })).hints;
export const explain = (table: string, revision: number, move: AnyMove) =>
  ask<Explanation>("POST", `/api/tables/${table}/explain`, { revision, move });
export const pushKey = () => ask<PushKey>("GET", "/api/push");
export const subscribePush = (device: Subscribe) => ask<Subscribed>("POST", "/api/push", device);
export const forgetPush = (endpoint: string) => ask<Subscribed>("POST", "/api/push/forget", { endpoint });
/** A link with which we go on on another device, and taking it back. */
export const makeLink = () => ask<RecoveryLink>("POST", "/api/recovery", {});
export const revokeLink = () => ask<RecoveryLink>("POST", "/api/recovery/revoke", {});
export const useLink = (secret: string) => ask<Me>("POST", "/api/recovery/use", { secret });
export const matchFile = (table: string) => `/api/tables/${table}/match`;
