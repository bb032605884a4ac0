/** What the upload process does; libraries are loaded by the first job that needs them. */
import type { Drawing } from "../drawing/drawing.ts";
import { openPdfReader } from "../pdf/check-pdf.ts";

export type UploadJobs = typeof jobs;

const pdfReader = openPdfReader();

export const jobs = {
  async prepareImage({ bytes, base, field }: { bytes: Buffer; base: string; field: string }) {
    const { prepareImage } = await import("./prepare-image.ts");
    return prepareImage(bytes, base, field);
  },
  checkPdf: ({ bytes, field }: { bytes: Buffer; field: string }) => pdfReader.checkPdf(bytes, field),
  async draw(drawing: Drawing) {
    const { draw } = await import("../drawing/draw.ts");
    return draw(drawing);
  },
  drawPdfPage: (bytes: Buffer) => pdfReader.drawPage(bytes),
};
