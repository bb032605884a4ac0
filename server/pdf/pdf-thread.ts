/** The thread that `check-pdf.ts` starts: it takes one PDF after the other and answers each. */
import { parentPort } from "node:worker_threads";
import { judgePdf, type PdfDanger } from "./judge-pdf.ts";

export interface PdfOrder {
  work: "judge" | "draw";
  bytes: Uint8Array;
}

export type PdfAnswer = { danger: PdfDanger | undefined } | { drawn: Uint8Array };

parentPort?.on("message", async (order: PdfOrder) => {
  parentPort?.postMessage(await answer(order));
});

async function answer({ work, bytes }: PdfOrder): Promise<PdfAnswer> {
  if (work === "judge") return { danger: await judgePdf(Buffer.from(bytes)) };
  // Only now: judging needs no canvas.
  const { drawPdfPage } = await import("./draw-pdf-page.ts");
  return drawPdfPage(Buffer.from(bytes)).then(
    (drawn) => ({ drawn }),
    () => ({ danger: "damaged" }),
  );
}
