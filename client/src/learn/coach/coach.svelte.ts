// Explains a game while it is played: each idea once, when it first matters, and never more than one at a time.
import { untrack } from "svelte";
import type { Play } from "$lib/table/play.svelte";
import { number, prose } from "$lib/words/habits";
import { say } from "$lib/words/words.svelte";
import { memory } from "../memory.svelte";
import { nextIdea, type AnyIdea, type AnyLesson, type AnyScene } from "./ideas";

/** What is told at a decision; null once it was read and there is nothing more. */
interface Told {
  decision: number;
  idea: AnyIdea | null;
}

export class Coach {
  /** Nothing more is explained at this table. */
  skipped = $state(false);
  #told = $state.raw<readonly string[]>([]);
  #now = $state.raw<Told | null>(null);

  constructor(
    private readonly play: Play,
    private readonly lesson: AnyLesson,
    readonly game: string,
    readonly guided: boolean, // a first match, with all explanations; otherwise a line now and then
  ) {
    const first = memory.first(game);
    const goesOn = guided && first?.table === play.table.id ? first : null;
    this.#told = guided ? (goesOn?.told ?? []) : memory.ideas(game);
    this.skipped = goesOn?.skipped ?? false;
  }

  /** The moment at which we decide; null while others do. */
  readonly #scene = $derived.by((): AnyScene | null => {
    const { look, legal, entries, mine } = this.play.table;
    if (!look || look.seat === null || !mine || !legal.length) return null;
    return { view: look.view as unknown, seat: look.seat, legal, worth: look.worth, entries };
  });

  /** The idea that is told now. */
  readonly idea = $derived.by((): AnyIdea | null =>
    this.#scene && !this.skipped && this.#now?.decision === this.play.table.look?.decision ? (this.#now?.idea ?? null) : null,
  );

  /** The idea in one line. */
  readonly reason = $derived(this.idea ? say(this.idea.says) : null);

  /** The idea with what it means at this moment. */
  readonly words = $derived.by(() => {
    if (!this.idea || !this.#scene) return null;
    const numbers = Object.entries(this.idea.numbers?.(this.#scene) ?? {});
    return prose([say(this.idea.says), say(this.idea.more, Object.fromEntries(numbers.map(said)))]);
  });

  /** Where on the board it is seen, until something is chosen there. */
  readonly places = $derived.by((): readonly string[] => {
    const { picked, staged } = this.play.choosing;
    return this.idea && this.#scene && picked === null && staged === null ? this.idea.places(this.#scene) : [];
  });

  readonly ideas = $derived.by(() => this.lesson.ideas);
  readonly count = $derived(this.ideas.filter(({ id }) => this.#told.includes(id)).length);
  /** Everything was told and read. */
  readonly done = $derived(this.count === this.ideas.length && this.idea === null);

  /** To be called whenever the table changes: tell what matters now, once. */
  attend(): void {
    const scene = this.#scene;
    const decision = this.play.table.look?.decision ?? -1;
    if (scene && !this.skipped) untrack(() => this.#now?.decision !== decision && this.#tell(scene, decision));
  }

  /** It was read: tell what else matters now. */
  next = (): void => {
    if (!this.#scene || !this.#now) return;
    // In an ordinary match one line at a decision is enough.
    if (this.guided) this.#tell(this.#scene, this.#now.decision);
    else this.#now = { ...this.#now, idea: null };
  };

  skip = (): void => {
    this.skipped = true;
    this.#keep();
  };

  #tell(scene: AnyScene, decision: number): void {
    const idea = nextIdea(this.lesson, this.#told, scene);
    this.#now = { decision, idea };
    if (!idea) return;
    this.#told = [...this.#told, idea.id];
    memory.tell(this.game, idea.id);
    this.#keep();
  }

  #keep(): void {
    if (this.guided) memory.keepFirst(this.game, { table: this.play.table.id, told: [...this.#told], skipped: this.skipped });
  }
}


/** A count chooses its plural, any other number is written as the language does. */
const said = ([name, value]: [string, number]): [string, number | string] => [name, name === "count" ? value : number(value)];
