// Which ideas of a game come up in plays of its first match: `node tools/lessons.mjs LESSON.ts < SCENES`, see lessons.py.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { nextIdea } from "../client/src/learn/coach/ideas.ts";

const { default: lesson } = await import(pathToFileURL(process.argv[2]));
let told = [];
let decisions = 0;
const entries = [];

// A play ends with an empty line; its answer is each idea with the number of our decision at which it was told.
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "ideas") {
    console.log(JSON.stringify(lesson.ideas.map(({ id }) => id)));
  } else if (line === "") {
    console.log(JSON.stringify(told));
    [told, decisions, entries.length] = [[], 0, 0];
  } else {
    const { news, over, ...seen } = JSON.parse(line);
    entries.push(...news);
    const scene = { ...seen, entries };
    const known = () => told.map(([id]) => id);
    // Somebody in a hurry reads one idea at each decision; at the end all that matter then are told at once.
    for (let idea; (idea = nextIdea(lesson, known(), scene)); ) {
      idea.places(scene);
      idea.numbers?.(scene);
      told.push([idea.id, decisions]);
      if (!over) break;
    }
    decisions += 1;
  }
}
