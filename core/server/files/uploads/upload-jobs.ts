/** The jobs of the upload process; libraries are loaded by the first job that needs them. */
import type { Drawing } from "../../drawing/drawing.ts";
import { damagedPdf } from "../../errors.ts";

export type UploadJobs = typeof jobs;

export const jobs = {
  async prepareImage({ bytes, base, field }: { bytes: Buffer; base: string; field: string }) {
    const { prepareImage } = await import("./prepare-image.ts");
    return prepareImage(bytes, base, field);
  },
  async checkPdf({ bytes, field }: { bytes: Buffer; field: string }) {
    const { checkPdf } = await import("../../pdf/check-pdf.ts");
    return checkPdf(bytes, field);
  },
  async draw(drawing: Drawing) {
    const { draw } = await import("../../drawing/draw.ts");
    return draw(drawing);
  },
  async readPdfText(bytes: Buffer) {
    const { readPdfText } = await import("../../pdf/read-pdf-text.ts");
    return readPdfText(bytes).catch(() => {
      throw damagedPdf("file");
    });
  },
  async drawPdfPage(bytes: Buffer) {
    const { drawPdfPage } = await import("../../pdf/draw-pdf-page.ts");
    return drawPdfPage(bytes).catch(() => {
      throw damagedPdf("file");
    });
  },
};
