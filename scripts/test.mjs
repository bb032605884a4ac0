import { launch } from "./setup/launch.mjs";

await launch(import.meta.url, () => console.log("0 passed, 1 failed"));
await import("./test-stages.ts");
