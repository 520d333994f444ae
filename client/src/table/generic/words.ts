// How a game without its own board speaks: by its own texts, whose keys follow from what the server says; plainly if they are silent.
import type { Entry } from "$lib/games/entries";
import { listed, number, prose, sentence, who } from "$lib/words/habits";
import { say, sayIfKnown, type Arguments } from "$lib/words/words.svelte";
import { playersOf, tableOf, isRecord, type Data, type GenericEvent, type GenericMove } from "./data";

/** Fields that hold the number of a seat: the player's name is said instead. */
const SEATS = ["seat", "player", "turn", "starter", "dealer", "winner"];

const inKey = (name: string) => name.replaceAll("_", "-");
const plain = (name: string) => name.replaceAll("_", " ");
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const labelled = (label: string, value: string) => say("client-labelled", { label, value });

export class GameWords {
  constructor(
    readonly game: string,
    readonly names: readonly string[] = [],
  ) {}

  /** `<game>-field-<field>`, or the field's own name. */
  label(field: string): string {
    return sayIfKnown(`${this.game}-field-${inKey(field)}`) ?? capitalised(plain(field));
  }

  /** Anything in words; a text may be translated by `<game>-value-<text>`. */
  value(value: unknown, field = ""): string {
    if (typeof value === "string") return sayIfKnown(`${this.game}-value-${inKey(value)}`) ?? plain(value);
    if (typeof value === "number") return (SEATS.includes(field) ? this.names[value] : undefined) ?? number(value);
    if (typeof value === "boolean") return value ? say("client-yes") : say("client-no");
    if (Array.isArray(value) && value.length) return this.#list(value, field);
    if (isRecord(value)) return listed(this.#fields(value), "plain");
    return say("client-nothing");
  }

  /** `<game>-prompt`, with the view's fields. */
  prompt(view: Data): string {
    return this.#said("prompt", "", this.#arguments(view)) ?? say("client-choose-move");
  }

  /** `<game>-move-<type>`, with the move's fields. */
  move({ type, ...fields }: GenericMove): string {
    const values = Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [this.value(value, field)]));
    const kind = capitalised(plain(type));
    return this.#said("move", type, this.#arguments(fields)) ?? (values.length ? labelled(kind, listed(values, "plain")) : kind);
  }

  /** `<game>-told-<type>`, with `name`, `you` and the move's fields; `<game>-event-<kind>`, with the event's fields, and `name` and `you` of the seat `to`. */
  told(entry: Entry<GenericMove, GenericEvent>, reader: number | null): string {
    if (entry.seat === null) return this.#event(entry, reader);
    const person = who(this.names, entry.seat, reader);
    const { type, ...fields } = entry.move as GenericMove;
    return this.#said("told", type, { ...this.#arguments(fields), ...person }) ?? labelled(person.name ?? "", this.move({ type, ...fields }));
  }

  #event(entry: GenericEvent, reader: number | null): string {
    const fields = Object.fromEntries(Object.entries(entry).filter(([field]) => !["seat", "kind", "after"].includes(field)));
    const kind = capitalised(plain(entry.kind));
    const person: Arguments = typeof entry.to === "number" ? who(this.names, entry.to, reader) : {};
    const plainly = prose([kind, ...this.#fields(fields)].map(sentence));
    return this.#said("event", entry.kind, { ...this.#arguments(fields), ...person }) ?? plainly;
  }

  /** The position, a line for each thing: the table first, then the players. */
  position(view: Data): string {
    const table = Object.entries(tableOf(view)).flatMap(([field, value]) =>
      value === null ? [] : [sentence(labelled(this.label(field), this.value(value, field)))],
    );
    const players = playersOf(view).map((player, seat) => prose([this.names[seat] ?? "", ...this.#fields(player)].map(sentence)));
    return [...table, ...players].join("\n");
  }

  #fields(fields: Data): string[] {
    return Object.entries(fields).map(([field, value]) => labelled(this.label(field), this.value(value, field)));
  }

  /** Things that have parts are kept apart by more than their parts are. */
  #list(values: unknown[], field: string): string {
    const words = values.map((value) => this.value(value, field));
    const parts = values.some((value) => typeof value === "object" && value !== null);
    return parts ? words.map((each) => say("client-bracketed", { words: each })).join(" ") : listed(words, "plain");
  }

  #said(about: string, what: string, args: Arguments): string | null {
    return sayIfKnown([this.game, about, ...(what ? [inKey(what)] : [])].join("-"), args);
  }

  /** Fields as a text wants them: numbers to count with, ids to choose by, names, and everything else already said. */
  #arguments(fields: Data): Arguments {
    return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, this.#argument(value, field)]));
  }

  #argument(value: unknown, field: string): string | number {
    if (value === null) return "none";
    if (typeof value === "number" && !SEATS.includes(field)) return value;
    if (typeof value === "string" || typeof value === "boolean") return String(value);
    return this.value(value, field);
  }
}
