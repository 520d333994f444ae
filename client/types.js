// Writes the types of all that the server says: `make types` pipes its description in here.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const SOURCES = new URL("src/", import.meta.url);
const FOLDER = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : SOURCES;
const BANNER = "// Made by `make types` from the server's own description. Do not edit.\n\n";

/** A game's schemas as components of an OpenAPI document; a name keeps only its last part, told apart where two share it. */
function asComponents({ defs, ...roots }) {
  const short = (name) => {
    const last = name.split(".").at(-1);
    return name.includes(".") && name.includes("moves") ? `Move${last}` : last;
  };
  const renamed = Object.fromEntries(Object.entries(defs).map(([name, schema]) => [short(name), schema]));
  const named = Object.fromEntries(
    Object.entries(roots).map(([name, schema]) => [`The${name[0].toUpperCase()}${name.slice(1)}`, schema]),
  );
  const json = JSON.stringify({ ...renamed, ...named });
  const schemas = JSON.parse(json.replace(/#\/defs\/([\w.]+)/g, (_, name) => `#/components/schemas/${short(name)}`));
  return { openapi: "3.1.0", info: { title: "game", version: "1" }, paths: {}, components: { schemas } };
}

/** Types belong to the folder that uses them. */
async function write(folder, schema) {
  const types = astToString(await openapiTS(schema, { rootTypes: true, rootTypesNoSchemaPrefix: true }));
  mkdirSync(new URL(folder, FOLDER), { recursive: true });
  writeFileSync(new URL(`${folder}types.ts`, FOLDER), BANNER + types);
}

const { openapi, games } = JSON.parse(await text(process.stdin));
await write("server/", openapi);
// A game without a room here is shown by the generic one, which needs no types.
for (const [game, schemas] of Object.entries(games))
  if (existsSync(new URL(`games/${game}/`, SOURCES))) await write(`games/${game}/`, asComponents(schemas));
