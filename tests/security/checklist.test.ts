import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readLines } from "../word-lists.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const document = readFileSync(path.join(ROOT, "docs/security.md"), "utf8");

/** The lines of ASVS 5.0.0 at levels 1 and 2; V10 and V17 do not apply as a whole. */
const LINES = readLines("tests/security/asvs-lines.txt");

const checklist = document.slice(document.indexOf("## The checklist"));
const rows = [...checklist.matchAll(/^\| (?<line>\d+\.\d+\.\d+) \| (?<state>\S+) \| (?<how>.+) \|$/gm)].map(
  ({ groups }) => ({ line: groups?.line ?? "", state: groups?.state ?? "", how: groups?.how ?? "" }),
);
const namedFiles = (text: string) =>
  [...text.matchAll(/`((?:[\w-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|md|json))`/g)].map(([, file = ""]) => file);

describe("the checklist of docs/security.md", () => {
  it("has every line of levels 1 and 2, in order", () => {
    expect(rows.map(({ line }) => line)).toEqual(LINES);
  });

  it("names an existing test or file for every line that is met", () => {
    for (const { line, state, how } of rows.filter((row) => row.state === "yes")) {
      expect([line, state, namedFiles(how).length > 0]).toEqual([line, "yes", true]);
    }
    const missing = namedFiles(document).filter((file) => !existsSync(path.join(ROOT, file)));
    expect(missing).toEqual([]);
  });

  it("has only states that it explains, and a reason for each", () => {
    for (const { line, state, how } of rows) {
      expect([line, ["yes", "no", "n/a", "host"].includes(state), how.length > 5]).toEqual([
        line,
        true,
        true,
      ]);
    }
  });

  it("explains every line that is not met, with the mitigation", () => {
    const shortcomings = document.slice(
      document.indexOf("## Where it falls short"),
      document.indexOf("## The checklist"),
    );
    const listed = [...shortcomings.matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, line = ""]) => line);
    expect(listed.toSorted()).toEqual(
      rows
        .filter(({ state }) => state === "no")
        .map(({ line }) => line)
        .toSorted(),
    );
  });
});
