import { z } from "zod";

/** Zod compiles schemas with `eval` where it can. In browsers our policy forbids that, and reports every try. */
if ("document" in globalThis) z.config({ jitless: true });
