import { readFileSync } from "node:fs";

const PACKAGE = new URL("../../package.json", import.meta.url);

/** The version of the program, which only package.json names. */
export const PROGRAM_VERSION: string = JSON.parse(readFileSync(PACKAGE, "utf8")).version;
