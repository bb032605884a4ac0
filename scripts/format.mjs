import { readArguments } from "../core/cli/read-arguments.mjs";
import { launch } from "./setup/launch.mjs";
import { handOver } from "./setup/run-command.mjs";

const { parameters } = readArguments({
  command: "npm run format --",
  does: "Formats and checks the files of the program, or only those that are named.",
  parameters: ["[FILE...]"],
  example: "core/cli/backup.ts",
});
await launch(import.meta.url);
await handOver(process.execPath, [
  "node_modules/@biomejs/biome/bin/biome",
  "check",
  "--write",
  ...parameters,
]);
