import { expect, it, onTestFinished } from "vitest";
import { buildPdf } from "../../tests/files.ts";
import { openPdfReader, type PdfLimits } from "./check-pdf.ts";

function open(limits?: Partial<PdfLimits>) {
  const checker = openPdfReader(limits);
  onTestFinished(() => checker.close());
  return (pdf: Buffer) => checker.checkPdf(pdf, "file");
}

it("plain PDFs pass, one after the other", async () => {
  const check = open();
  await check(buildPdf());
  await check(buildPdf());
});

it("a refusal is told with the field, in words that say what to do", async () => {
  const check = open();
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

it("a PDF that swells without end is given up before it fills the memory, and the next one is checked", async () => {
  const pdf = buildPdf({
    catalog: "/Lang 6 0 R",
    objects: { 6: `[${" ".repeat(200 * 1024 * 1024)}]` },
    packedWith: ["FlateDecode", "FlateDecode"],
  });
  expect(pdf.length).toBeLessThan(10_000);
  const check = open({ bytes: 120 * 1024 * 1024, milliseconds: Number.POSITIVE_INFINITY });
  await expect(check(pdf)).rejects.toMatchObject(tooElaborate);
  await check(buildPdf());
});

it("a PDF that takes long is given up", async () => {
  await expect(open({ milliseconds: 1 })(buildPdf())).rejects.toMatchObject(tooElaborate);
});
