/** `node scripts/run.mjs PROGRAM [PARAMETER...]` runs a program of this project or of a package, for npm. */
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readArguments } from "../core/cli/read-arguments.mjs";
import { launch } from "./setup/launch.mjs";

// Help and wrong arguments need neither packages nor a database.
const [program = "", ...given] = process.argv.slice(2);
const table = new URL(`../${program.replace(/\.ts$/, ".usage.mjs")}`, import.meta.url);
if (program.endsWith(".ts") && existsSync(table)) readArguments((await import(table.href)).usage, given);
await launch(import.meta.url);
// The program expects itself and its own parameters in process.argv.
process.argv.splice(1, 1);
await import(pathToFileURL(path.resolve(process.argv[1] ?? "")).href);
