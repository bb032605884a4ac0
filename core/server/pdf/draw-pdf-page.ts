import { fileURLToPath } from "node:url";
import { createCanvas } from "@napi-rs/canvas";
import { PDF_PAGE } from "../../content/site/drawn-pictures.ts";
import { withPdf } from "./pdf-objects.ts";

const inPackage = (folder: string) =>
  fileURLToPath(new URL(`${folder}/`, import.meta.resolve("pdfjs-dist/package.json")));

/** With the fonts and decoders that a PDF may use without embedding them. */
const COMPLETE = {
  stopAtErrors: false,
  useWasm: true,
  standardFontDataUrl: inPackage("standard_fonts"),
  cMapUrl: inPackage("cmaps"),
  wasmUrl: inPackage("wasm"),
  /** In pixels: an A4 sheet, scanned at 600 dpi. */
  maxImageSize: 36_000_000,
};
/** A very tall page becomes narrower. */
const MAX_HEIGHT = 3 * PDF_PAGE.width;
const MAX_BYTES = 300_000;
const QUALITIES = [82, 70, 55, 40, 25];

/** The first page of a PDF as a JPEG. */
export async function drawPdfPage(bytes: Buffer): Promise<Buffer> {
  return withPdf(
    bytes,
    async (document) => {
      const page = await document.getPage(1);
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: Math.min(PDF_PAGE.width / width, MAX_HEIGHT / height) });
      const canvas = createCanvas(
        Math.max(1, Math.round(viewport.width)),
        Math.max(1, Math.round(viewport.height)),
      );
      // The library works with any canvas, but its type is that of the browser.
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: "#fff" })
        .promise;
      let picture: Buffer = Buffer.alloc(0);
      for (const quality of QUALITIES) {
        picture = await canvas.encode("jpeg", quality);
        if (picture.length < MAX_BYTES) break;
      }
      return picture;
    },
    COMPLETE,
  );
}
