import { readArguments } from "../core/cli/read-arguments.mjs";
import { launch } from "./setup/launch.mjs";
import { handOver, runQuietly } from "./setup/run-command.mjs";

readArguments({ command: "npm run dev --", does: "Opens the site with hot reload, for development." });
await launch(import.meta.url);

await runQuietly(process.execPath, ["scripts/build-pictures.ts"], {
  env: process.env,
  failureLine: "The pictures could not be made: the reason is above",
});
// Pages reload by themselves; a change in the server restarts it. The server needs the same development build of React
// Router as the pages that Vite loads.
await handOver(
  process.execPath,
  ["--conditions=development", "--watch-path=server", "--watch-path=content", "scripts/dev-server.ts"],
  { ...process.env, NODE_ENV: "development" },
);
