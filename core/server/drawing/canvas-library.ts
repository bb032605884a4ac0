import path from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";

const FONTS = {
  "Heading Latin": "tiro-devanagari-hindi-latin-400.ttf",
  "Heading Devanagari": "tiro-devanagari-hindi-devanagari-400.ttf",
  "Text Latin": "mukta-latin-400.woff2",
  "Text Devanagari": "mukta-devanagari-400.woff2",
};
for (const [family, file] of Object.entries(FONTS)) {
  GlobalFonts.registerFromPath(path.join(import.meta.dirname, "fonts", file), family);
}

/** The font with a space first: the library crashes on text that has only invisible characters in a font without one. */
export const HEADING_FONT = '"Heading Latin", "Heading Devanagari", "Text Devanagari"';
export const TEXT_FONT = '"Text Latin", "Text Devanagari"';

export { createCanvas, loadImage, PDFDocument, type SKRSContext2D } from "@napi-rs/canvas";
