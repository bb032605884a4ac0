import module from "node:module";
import { launch } from "./setup/launch.mjs";

await launch(import.meta.url);

// Takes a tenth off the time to the first answer from the second start on.
module.enableCompileCache("node_modules/.cache/compiled");
const { ensureBuilt } = await import("./setup/build.ts");
await ensureBuilt();
process.env.NODE_ENV = "production";
await import(new URL("../server/main.ts", import.meta.url).href);
