import { readArguments } from "../core/cli/read-arguments.mjs";
import { launch } from "./setup/launch.mjs";
import { usage } from "./test.usage.mjs";

readArguments(usage);
await launch(import.meta.url, () => console.log("0 passed, 1 failed"));
await import("./test-stages.ts");
