import { withPdf } from "../../core/server/pdf/pdf-objects.ts";

/** The title, the language and the text of a PDF. */
export const readPdf = (bytes: Buffer) =>
  withPdf(bytes, async (document) => {
    const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
    const pages = Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ("str" in item ? item.str : "")).join(" ");
    });
    return { info, text: (await Promise.all(pages)).join("\n") };
  });
