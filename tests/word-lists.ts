import { readFileSync } from "node:fs";
import path from "node:path";

const read = (file: string) => readFileSync(path.join(import.meta.dirname, "..", file), "utf8");

/** The lines of a list, by its path from the root. */
export const readLines = (file: string): string[] => read(file).trim().split("\n");

/** The rows of a table whose cells are separated by tabs. A line without a tab is a comment. */
export const readRows = (file: string): [first: string, second: string, ...more: string[]][] =>
  readLines(file).flatMap((line) => {
    const [first = "", second, ...more] = line.split("\t");
    return second === undefined ? [] : [[first, second, ...more]];
  });

// biome-ignore lint/suspicious/noExplicitAny: each caller knows the shape of its file
export const readJson = (file: string): any => JSON.parse(read(file));
