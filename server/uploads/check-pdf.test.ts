import { expect, it } from "vitest";
import { buildPdf } from "../../tests/files.ts";
import { checkPdf, type PdfLimits } from "./check-pdf.ts";

const check = (pdf: Buffer, limits?: Partial<PdfLimits>) => checkPdf(pdf, "file", limits);

it("a plain PDF passes", async () => {
  await check(buildPdf());
});

it("a refusal is told with the field, in words that say what to do", async () => {
  const launch = buildPdf({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" });
  const message =
    "The PDF contains a script, an attached file or a program to start. Export it again as a plain PDF";
  await expect(check(launch)).rejects.toMatchObject({ status: 422, message, errors: { file: message } });
  await expect(check(Buffer.from("%PDF-1.4\n%%EOF\n"))).rejects.toMatchObject({
    status: 422,
    message: "The PDF is damaged or built in an unusual way. Export it again as a plain PDF",
  });
});

const tooElaborate = {
  status: 422,
  message: "The PDF is too elaborate to be checked. Print it to a new PDF or split it, and choose it again",
};

it("a PDF that swells without end is given up before it fills the memory", async () => {
  const pdf = buildPdf({
    catalog: "/Lang 6 0 R",
    objects: { 6: `[${" ".repeat(80 * 1024 * 1024)}]` },
    packedWith: ["FlateDecode", "FlateDecode"],
  });
  expect(pdf.length).toBeLessThan(10_000);
  await expect(check(pdf, { bytes: 40 * 1024 * 1024 })).rejects.toMatchObject(tooElaborate);
});

it("a PDF that takes long is given up", async () => {
  await expect(check(buildPdf(), { milliseconds: 1 })).rejects.toMatchObject(tooElaborate);
});
