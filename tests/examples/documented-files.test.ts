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

it.each([
  ["Add a private student field", 4],
  ["Add a content type", 10],
])("the section %s lists the files of its example, at most %i", async (heading, most) => {
  const files = Object.keys(EXAMPLES[heading] ?? {}).map(withoutNumber);
  expect(await readDocumented(heading)).toEqual(files);
  expect(files.length).toBeLessThanOrEqual(most);
});
