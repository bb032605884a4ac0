import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:pictures";
const RESOLVED = `\0${NAME}`;
const MANIFEST = path.resolve(import.meta.dirname, "../build/pictures/manifest.json");

/** Tells the pages which file each picture of the fixed pages became. */
export function picturesPlugin(): Plugin {
  return {
    name: "gurukul:pictures",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      this.addWatchFile(MANIFEST);
      return `export default ${await readFile(MANIFEST, "utf8")}`;
    },
  };
}
