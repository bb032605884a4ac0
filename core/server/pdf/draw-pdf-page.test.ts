import sharp from "sharp";
import { expect, it } from "vitest";
import { buildNoisyJpeg, buildPdf, buildPdfStream } from "../../../tests/files.ts";
import { drawPdfPage } from "./draw-pdf-page.ts";

it("the first page is drawn 1000 pixels wide, and a very tall one narrower", async () => {
  const sizeOf = async (pdf: Buffer) => {
    const { width, height } = await sharp(await drawPdfPage(pdf)).metadata();
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
  const drawn = await drawPdfPage(pdf);
  expect((await sharp(drawn).stats()).entropy).toBeGreaterThan(3);
  expect(drawn.length).toBeLessThan(300_000);
});
