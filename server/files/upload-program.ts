/** The program that `upload-process.ts` starts: it takes one file after the other and answers each. */
import { ApiError } from "../errors.ts";
import { openPdfReader } from "../pdf/check-pdf.ts";
import { obeyParent } from "../workers/child-signals.ts";
import type { UploadAnswer, UploadOrder } from "./upload-process.ts";

obeyParent();

const pdfReader = openPdfReader();

process.on("message", async (order: UploadOrder) => {
  process.send?.(await answer(order));
});

async function answer(order: UploadOrder): Promise<UploadAnswer> {
  try {
    if (order.work === "check PDF") {
      await pdfReader.checkPdf(order.bytes, order.field);
      return { isHarmless: true };
    }
    if (order.work === "draw PDF page") return { drawn: await pdfReader.drawPage(order.bytes) };
    // Only now: a PDF needs no decoder of pictures.
    if (order.work === "draw") {
      const { draw } = await import("../drawing/draw.ts");
      return { drawn: await draw(order.drawing) };
    }
    const { prepareImage } = await import("./prepare-image.ts");
    return { prepared: await prepareImage(order.bytes, order.base, order.field) };
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error.text };
    throw error;
  }
}
