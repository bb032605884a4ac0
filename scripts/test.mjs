import { fileURLToPath } from "node:url";
import { endWithNpm } from "./setup/end-with-npm.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { continueUnderNode24 } from "./setup/node-24.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
endWithNpm();
const sayFailed = () => console.log("0 passed, 1 failed");
process.on("exit", sayFailed);
await ensureInstalled();
process.off("exit", sayFailed);
await continueUnderNode24(fileURLToPath(import.meta.url));
await import("./test-stages.ts");
