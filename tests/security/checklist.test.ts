import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const document = readFileSync(path.join(ROOT, "docs/security.md"), "utf8");

/** The lines of ASVS 5.0.0 at levels 1 and 2, by section; V10 and V17 do not apply as a whole. */
const SECTIONS: Record<string, readonly number[]> = {
  "1.1": [1, 2],
  "1.2": [1, 2, 3, 4, 5, 6, 7, 8, 9],
  "1.3": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  "1.4": [1, 2, 3],
  "1.5": [1, 2],
  "2.1": [1, 2, 3],
  "2.2": [1, 2, 3],
  "2.3": [1, 2, 3, 4],
  "2.4": [1],
  "3.2": [1, 2],
  "3.3": [1, 2, 3, 4],
  "3.4": [1, 2, 3, 4, 5, 6],
  "3.5": [1, 2, 3, 4, 5],
  "3.7": [1, 2],
  "4.1": [1, 2, 3],
  "4.2": [1],
  "4.3": [1, 2],
  "4.4": [1, 2, 3, 4],
  "5.1": [1],
  "5.2": [1, 2, 3],
  "5.3": [1, 2],
  "5.4": [1, 2, 3],
  "6.1": [1, 2, 3],
  "6.2": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  "6.3": [1, 2, 3, 4],
  "6.4": [1, 2, 3, 4],
  "6.5": [1, 2, 3, 4, 5],
  "6.6": [1, 2, 3],
  "6.8": [1, 2, 3, 4],
  "7.1": [1, 2, 3],
  "7.2": [1, 2, 3, 4],
  "7.3": [1, 2],
  "7.4": [1, 2, 3, 4, 5],
  "7.5": [1, 2],
  "7.6": [1, 2],
  "8.1": [1, 2],
  "8.2": [1, 2, 3],
  "8.3": [1],
  "8.4": [1],
  "9.1": [1, 2, 3],
  "9.2": [1, 2, 3, 4],
  "11.1": [1, 2],
  "11.2": [1, 2, 3],
  "11.3": [1, 2, 3],
  "11.4": [1, 2, 3, 4],
  "11.5": [1],
  "11.6": [1],
  "12.1": [1, 2, 3],
  "12.2": [1, 2],
  "12.3": [1, 2, 3, 4],
  "13.1": [1],
  "13.2": [1, 2, 3, 4, 5],
  "13.3": [1, 2],
  "13.4": [1, 2, 3, 4, 5],
  "14.1": [1, 2],
  "14.2": [1, 2, 3, 4],
  "14.3": [1, 2, 3],
  "15.1": [1, 2, 3],
  "15.2": [1, 2, 3],
  "15.3": [1, 2, 3, 4, 5, 6, 7],
  "16.1": [1],
  "16.2": [1, 2, 3, 4, 5],
  "16.3": [1, 2, 3, 4],
  "16.4": [1, 2, 3],
  "16.5": [1, 2, 3],
};

const checklist = document.slice(document.indexOf("## The checklist"));
const rows = [...checklist.matchAll(/^\| (?<line>\d+\.\d+\.\d+) \| (?<state>\S+) \| (?<how>.+) \|$/gm)].map(
  ({ groups }) => ({ line: groups?.line ?? "", state: groups?.state ?? "", how: groups?.how ?? "" }),
);
const namedFiles = (text: string) =>
  [...text.matchAll(/`((?:[\w-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|md|json))`/g)].map(([, file = ""]) => file);

describe("the checklist of docs/security.md", () => {
  it("has every line of levels 1 and 2, in order", () => {
    const wanted = Object.entries(SECTIONS).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    );
    expect(rows.map(({ line }) => line)).toEqual(wanted);
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
