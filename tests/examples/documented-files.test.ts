import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { EXAMPLES } from "./examples.ts";

const ARCHITECTURE = path.resolve(import.meta.dirname, "../../docs/architecture.md");

/** The files in the numbered list of a section; `NNN` is the number of a migration. */
async function readDocumented(heading: string): Promise<string[]> {
  const text = await readFile(ARCHITECTURE, "utf8");
  const [, section = ""] = text.split(`\n## ${heading}\n`);
  const [own = ""] = section.split("\n## ");
  return [...own.matchAll(/^\d+\. `(.+?)`/gm)].map(([, file = ""]) => file);
}

const withoutNumber = (file: string) => file.replace(/\/\d{3}-/, "/NNN-");

const OWN_FOLDER = "features/achievements/";

it.each(Object.entries(EXAMPLES))(
  "the section %s lists the files of its example",
  async (heading, example) => {
    expect(await readDocumented(heading)).toEqual(Object.keys(example).map(withoutNumber));
  },
);

it("a private student field takes three files", () => {
  expect(Object.keys(EXAMPLES["Add a private student field"] ?? {})).toHaveLength(3);
});

it("a content type with a page is a folder of at most seven files, a migration and a line in each list", () => {
  const files = Object.keys(EXAMPLES["Add a content type"] ?? {});
  const outside = files.filter((file) => !file.startsWith(OWN_FOLDER));
  expect(files.length - outside.length).toBeLessThanOrEqual(7);
  expect(outside.filter((file) => !/^features\/[\w-]+\.ts$/.test(file))).toEqual([
    "core/server/database/migrations/902-achievements.ts",
  ]);
});
