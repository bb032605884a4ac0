import { inLogicalOrder } from "./logical-hindi.ts";
import { withPdf } from "./pdf-objects.ts";

const MOST_PAGES = 50;
const MOST_CHARACTERS = 50_000;

/** The text of a PDF, or the beginning of a long one. Neither engine stores other control characters than line feeds. */
export const readPdfText = (bytes: Buffer): Promise<string> =>
  withPdf(
    bytes,
    async (document) => {
      let text = "";
      for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
        const page = await document.getPage(number);
        const { items } = await page.getTextContent();
        text += `${items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("")}\n`;
        page.cleanup();
        if (text.length >= MOST_CHARACTERS) break;
      }
      return inLogicalOrder(text)
        .replace(/[^\P{Cc}\n]+/gu, " ")
        .slice(0, MOST_CHARACTERS)
        .toWellFormed()
        .trim();
    },
    { stopAtErrors: false },
  );
