/** `node scripts/run.mjs PROGRAM [PARAMETER...]` runs a program of this project or of a package, for npm. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { launch } from "./setup/launch.mjs";

await launch(import.meta.url);
// The program expects itself and its own parameters in process.argv.
process.argv.splice(1, 1);
await import(pathToFileURL(path.resolve(process.argv[1] ?? "")).href);
