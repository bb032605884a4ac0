import { expect, it } from "vitest";
import { buildPdf, buildPdfStream, buildProtectedPdf } from "../../../tests/files.ts";
import { readPdfText } from "./read-pdf-text.ts";

/** A PDF with this many pages of one text. */
function buildPages(count: number, text: string): Buffer {
  const pages = Array.from({ length: count }, () => "3 0 R").join(" ");
  return buildPdf({
    page: "/MediaBox [0 0 100000 160]",
    objects: {
      2: `<< /Type /Pages /Kids [${pages}] /Count ${count} >>`,
      4: buildPdfStream("", `BT /F1 24 Tf 40 120 Td (${text}) Tj ET`),
    },
  });
}

it("the text of a PDF is read up to a limit", async () => {
  expect(await readPdfText(buildPdf())).toBe("Notice");
  expect(await readPdfText(buildPages(2, "One two"))).toBe("One two\nOne two");
  expect((await readPdfText(buildPages(60, "Page"))).split("\n")).toHaveLength(50);
  expect(await readPdfText(buildPages(40, "word ".repeat(1000)))).toHaveLength(49_999);
});

it("a PDF without text has none, and a broken or locked one cannot be read", async () => {
  expect(await readPdfText(buildPages(1, ""))).toBe("");
  await expect(readPdfText(Buffer.from("%PDF-1.4"))).rejects.toThrow();
  await expect(readPdfText(buildProtectedPdf("secret"))).rejects.toThrow();
});
