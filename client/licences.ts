// Which packages the app contains, with their licences: a file beside the app, written by the build.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "third-party-licences.txt";
// The words of packages that bring no file with them.
const WORDS = fileURLToPath(new URL("licences", import.meta.url));

interface Package {
  name: string;
  version: string;
  license: string;
}

/** A package without words for its licence breaks the build: nobody would notice that they are missing. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const parts = [...packages(this.getModuleIds())].sort().map(part);
      if (parts.length === 0) throw new Error(`${NAME}: no package was found`);
      this.emitFile({ type: "asset", fileName: NAME, source: parts.join(`\n${"-".repeat(80)}\n\n`) });
    },
  };
}

/** The folders of the packages that these modules are of. */
function packages(modules: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const module of modules) {
    const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
    if (folder) found.add(folder);
  }
  return found;
}

function part(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
  return `${about.name} ${about.version}\n${about.license}\n\n${words(folder, about.name)}\n`;
}

function words(folder: string, name: string): string {
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  const file = own ? join(folder, own) : join(WORDS, `${name.replace("/", "-")}.txt`);
  if (!existsSync(file)) throw new Error(`${name} has no file with its licence: write ${file}`);
  return readFileSync(file, "utf8").trim();
}
