// What can be asked of the server. Every answer has the type that the server's own description gives it.
import type { paths } from "./types/server";
import type { Ack, Again, Explanation, Hints, Look, Me, Menu, Open, Problem, TableLook } from "./types/server";
import { language } from "$lib/words/words.svelte";

/** The server refused, and says why in words. Nothing has changed. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** The server could not be reached: whether it heard us is unknown, and asking again is harmless. */
export class Unreachable extends Error {}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { "accept-language": language(), ...(body === undefined ? {} : { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.status >= 500 || answer === null) throw new Unreachable();
  if (!response.ok) throw new Refused(response.status, answer as Problem);
  return answer as Answer;
}

/** What changes a table: the last part of its address. */
type Verb<Path> = Path extends `/api/tables/{table}/${infer Last}` ? Last : never;
export type Command = Verb<keyof paths>;

export const menu = () => ask<Menu>("GET", "/api/games");
export const me = () => ask<Me>("GET", "/api/me");
export const callMe = (name: string) => ask<Me>("PUT", "/api/me", { name });
export const myTables = () => ask<TableLook[]>("GET", "/api/tables");
export const open = (asked: Partial<Open> & Pick<Open, "game" | "seats">) => ask<TableLook>("POST", "/api/tables", asked);
export const openTables = () => ask<TableLook[]>("GET", "/api/open-tables");
export const look = (table: string) => ask<Look>("GET", `/api/tables/${table}`);
export const command = (table: string, verb: Command, body: { revision: number } & Record<string, unknown>) =>
  ask<Ack>("POST", `/api/tables/${table}/${verb}`, body);
export const rematch = (table: string, revision: number) =>
  ask<Again>("POST", `/api/tables/${table}/rematch`, { revision });
export const hints = (table: string, revision: number) =>
  ask<Hints>("POST", `/api/tables/${table}/hints`, { revision });
export const explain = (table: string, revision: number, move: unknown) =>
  ask<Explanation>("POST", `/api/tables/${table}/explain`, { revision, move });
