/** The thread that `check-pdf.ts` starts: it takes one PDF after the other and answers each. */
import { parentPort } from "node:worker_threads";
import { judgePdf } from "./judge-pdf.ts";

parentPort?.on("message", async (bytes: Uint8Array) => {
  parentPort?.postMessage(await judgePdf(Buffer.from(bytes)));
});
