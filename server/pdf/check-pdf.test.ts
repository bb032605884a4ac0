import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { buildNoisyJpeg, buildPdf, buildPdfStream } from "../../tests/files.ts";
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

function openDrawing(limits?: Partial<PdfLimits>) {
  const reader = openPdfReader(limits);
  onTestFinished(() => reader.close());
  return async (pdf: Buffer) => Buffer.from(await reader.drawPage(pdf));
}

it("a first page is drawn 1000 pixels wide, and a very tall one narrower", async () => {
  const draw = openDrawing();
  const sizeOf = async (pdf: Buffer) => {
    const { width, height } = await sharp(await draw(pdf)).metadata();
    return [width, height];
  };
  expect(await sizeOf(buildPdf())).toEqual([1000, 667]);
  expect(await sizeOf(buildPdf({ page: "/MediaBox [0 0 100 100000]" }))).toEqual([3, 3000]);
  expect(await sizeOf(buildPdf({ page: "/MediaBox [0 0 1 1]" }))).toEqual([1000, 1000]);
});

it("a page full of noise is a picture of at most 300 KB", async () => {
  const photo = await buildNoisyJpeg({ width: 1000, height: 1400 });
  const picture = Buffer.concat([
    Buffer.from(
      `<< /Type /XObject /Subtype /Image /Width 1000 /Height 1400 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${photo.length} >>\nstream\n`,
    ),
    photo,
    Buffer.from("\nendstream"),
  ]);
  const pdf = buildPdf({
    page: "/MediaBox [0 0 500 700] /Contents 7 0 R /Resources << /XObject << /P 6 0 R >> >>",
    objects: { 6: picture, 7: buildPdfStream("", "500 0 0 700 0 0 cm /P Do") },
  });
  const drawn = await openDrawing()(pdf);
  expect((await sharp(drawn).stats()).entropy).toBeGreaterThan(3);
  expect(drawn.length).toBeLessThan(300_000);
});

it("a PDF whose page takes too long, or cannot be read, is refused, and the next one is drawn", async () => {
  const draw = openDrawing();
  await expect(draw(Buffer.from("%PDF-1.4\n%%EOF\n"))).rejects.toMatchObject({ status: 422 });
  await expect(openDrawing({ milliseconds: 1 })(buildPdf())).rejects.toMatchObject(tooElaborate);
  expect((await sharp(await draw(buildPdf())).metadata()).format).toBe("jpeg");
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
  const leftover = new ArrayBuffer(512 * 1024 * 1024, { maxByteLength: 512 * 1024 * 1024 });
  new Uint8Array(leftover).fill(1);
  const checked = check(pdf);
  // What earlier work has left over may be freed meanwhile.
  leftover.resize(0);
  await expect(checked).rejects.toMatchObject(tooElaborate);
  await check(buildPdf());
});

it("a PDF that takes long is given up", async () => {
  await expect(open({ milliseconds: 1 })(buildPdf())).rejects.toMatchObject(tooElaborate);
});
