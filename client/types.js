// Writes the types of all that the server says: `make types` pipes its description in here.
import { mkdirSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const FOLDER = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : new URL("src/server/types/", import.meta.url);
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

async function write(name, schema) {
  const types = astToString(await openapiTS(schema, { rootTypes: true, rootTypesNoSchemaPrefix: true }));
  writeFileSync(new URL(`${name}.ts`, FOLDER), BANNER + types);
}

const { openapi, games } = JSON.parse(await text(process.stdin));
mkdirSync(FOLDER, { recursive: true });
await write("server", openapi);
for (const [game, schemas] of Object.entries(games)) await write(game, asComponents(schemas));
