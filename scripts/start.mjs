import module from "node:module";
import { fileURLToPath } from "node:url";
import { endWithNpm } from "./setup/end-with-npm.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { continueUnderNode24 } from "./setup/node-24.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
endWithNpm();
await ensureInstalled();
await continueUnderNode24(fileURLToPath(import.meta.url));

// Takes a tenth off the time to the first answer from the second start on.
module.enableCompileCache("node_modules/.cache/compiled");
const { ensureBuilt } = await import("./setup/build.ts");
await ensureBuilt();
process.env.NODE_ENV = "production";
await import(new URL("../server/main.ts", import.meta.url).href);
