import sharp from "sharp";
import { expect, it } from "vitest";
import {
  buildAnimatedPng,
  buildAnimatedWebp,
  buildGif,
  buildHugePng,
  buildJpeg,
  buildNoisyJpeg,
  buildPdf,
  buildPng,
  buildSidewaysJpeg,
  buildWebp,
  CAMERA_NAME,
  HTML,
  SVG,
} from "../../../../tests/files.ts";
import { MEGABYTE, pictureFile, pictureOrPdfFile } from "../../../content/files/upload-rules.ts";
import { message } from "../../../content/messages/message.ts";
import { checkPdf } from "../../pdf/check-pdf.ts";
import { type PreparedFile, prepareFile } from "./prepare-file.ts";
import { prepareImage } from "./prepare-image.ts";

const prepare = (bytes: Buffer, rule = pictureFile) =>
  prepareFile(bytes, rule, "image", { prepareImage, checkPdf });

function mainPart({ parts }: PreparedFile): Buffer {
  const [main] = parts;
  if (!main) throw new Error("no parts");
  return main.bytes;
}

async function pixelAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

it("a JPEG is stored as .jpg with its size in a random name", async () => {
  const first = await prepare(await buildJpeg({ width: 200, height: 100 }));
  const second = await prepare(await buildJpeg({ width: 200, height: 100 }));
  expect(first.name).toMatch(/^[0-9a-f]{32}-200x100\.v2\.jpg$/);
  expect(second.name).not.toBe(first.name);
  expect(first.parts.map((part) => part.name)).toEqual([first.name]);
  expect(await sharp(mainPart(first)).metadata()).toMatchObject({ format: "jpeg", width: 200, height: 100 });
});

it("a PNG stays a PNG and keeps its transparency", async () => {
  const prepared = await prepare(await buildPng({ withAlpha: true }));
  expect(prepared.name).toMatch(/\.png$/);
  expect(await sharp(mainPart(prepared)).metadata()).toMatchObject({ format: "png", hasAlpha: true });
  expect(await pixelAt(mainPart(prepared), 5, 5)).toEqual([0x7a, 0x1f, 0x2b, 0x80]);
});

it("a WebP becomes a JPEG, or a PNG when it is transparent", async () => {
  const opaque = await prepare(await buildWebp());
  expect(opaque.name).toMatch(/\.jpg$/);
  expect((await sharp(mainPart(opaque)).metadata()).format).toBe("jpeg");
  const transparent = await prepare(await buildWebp({ withAlpha: true }));
  expect(transparent.name).toMatch(/\.png$/);
  expect(await sharp(mainPart(transparent)).metadata()).toMatchObject({ format: "png", hasAlpha: true });
});

it("WebP variants are made at every width below the picture's own", async () => {
  const prepared = await prepare(await buildJpeg({ width: 1024, height: 512 }));
  const base = prepared.name.replace(".jpg", "");
  expect(prepared.parts.map((part) => part.name)).toEqual([
    prepared.name,
    ...[320, 420, 560, 740, 960].map((width) => `${base}.w${width}.webp`),
  ]);
  const sizes = await Promise.all(prepared.parts.slice(1).map((part) => sharp(part.bytes).metadata()));
  expect(sizes).toMatchObject(
    [320, 420, 560, 740, 960].map((width) => ({ format: "webp", width, height: width / 2 })),
  );
});

it("a transparent picture has transparent variants", async () => {
  const { parts } = await prepare(await buildPng({ width: 400, height: 300, withAlpha: true }));
  expect((await sharp(parts[1]?.bytes).metadata()).hasAlpha).toBe(true);
});

it("the longest side is capped at 2400 pixels and small pictures are not enlarged", async () => {
  const wide = await prepare(await buildJpeg({ width: 3000, height: 1500 }));
  expect(wide.name).toMatch(/-2400x1200\.v2\.jpg$/);
  expect(wide.parts).toHaveLength(8);
  const tall = await prepare(await buildJpeg({ width: 1000, height: 4000 }));
  expect(tall.name).toMatch(/-600x2400\.v2\.jpg$/);
  const line = await prepare(buildHugePng({ width: 60_000, height: 1 }));
  expect(line.name).toMatch(/-2400x1\.v2\.png$/);
  expect((await prepare(await buildPng({ width: 1, height: 1 }))).name).toMatch(/-1x1\.v2\.png$/);
});

it("a photo is rotated upright", async () => {
  const sideways = await buildSidewaysJpeg();
  expect(await sharp(sideways).metadata()).toMatchObject({ width: 120, height: 60, orientation: 6 });
  const prepared = await prepare(sideways);
  expect(prepared.name).toMatch(/-60x120\.v2\.jpg$/);
  const [topRed = 0, , topBlue = 255] = await pixelAt(mainPart(prepared), 30, 10);
  const [bottomRed = 255, , bottomBlue = 0] = await pixelAt(mainPart(prepared), 30, 110);
  expect(topRed).toBeGreaterThan(200);
  expect(topBlue).toBeLessThan(60);
  expect(bottomRed).toBeLessThan(60);
  expect(bottomBlue).toBeGreaterThan(200);
});

it("location and camera are removed from the picture and its variants", async () => {
  const sent = await buildJpeg({ width: 800, height: 600, withPlace: true, orientation: 3 });
  expect(sent.includes(CAMERA_NAME)).toBe(true);
  const { parts } = await prepare(sent);
  expect(parts).toHaveLength(5);
  for (const part of parts) {
    const { exif, icc, xmp, iptc, orientation } = await sharp(part.bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(part.bytes.includes(CAMERA_NAME)).toBe(false);
    expect(part.bytes.includes("Exif")).toBe(false);
  }
});

it("wide-gamut and CMYK pictures are stored in sRGB without a profile", async () => {
  for (const colours of ["p3", "cmyk"] as const) {
    const sent = await buildJpeg({ background: "#c03020", colours });
    const stored = mainPart(await prepare(sent));
    expect(await sharp(stored).metadata()).toMatchObject({ space: "srgb", channels: 3, hasProfile: false });
    const [red = 0, green = 0, blue = 0] = await pixelAt(stored, 10, 10);
    expect(
      [Math.abs(red - 0xc0), Math.abs(green - 0x30), Math.abs(blue - 0x20)].every((error) => error < 40),
    ).toBe(true);
  }
});

it("animated pictures are refused", async () => {
  for (const bytes of [await buildAnimatedWebp(), await buildAnimatedPng()]) {
    await expect(prepare(bytes)).rejects.toMatchObject({
      status: 422,
      errors: { image: "Moving images cannot be used. Choose a still image" },
    });
  }
});

it("cut off and damaged pictures are refused", async () => {
  for (const whole of [await buildNoisyJpeg(), await buildPng(), await buildWebp()]) {
    for (const share of [0.3, 0.6, 0.9]) {
      await expect(prepare(whole.subarray(0, Math.floor(whole.length * share)))).rejects.toMatchObject({
        status: 422,
        message: "The image is damaged and could not be read",
      });
    }
  }
  await expect(prepare(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]))).rejects.toMatchObject({ status: 422 });
});

it("more than 64 megapixels are refused from the header alone", async () => {
  const hundredMegapixels = buildHugePng({ width: 10_000, height: 10_000 });
  await expect(prepare(hundredMegapixels)).rejects.toMatchObject({
    status: 422,
    message: "Images may have at most 64 megapixels",
  });
  const headerOnly = hundredMegapixels.subarray(0, 60);
  await expect(prepare(headerOnly)).rejects.toMatchObject({
    message: "Images may have at most 64 megapixels",
  });
  expect((await prepare(buildHugePng({ width: 8000, height: 8000 }))).name).toMatch(/-2400x2400\.v2\.png$/);
});

it("files of other kinds are refused whatever their name", async () => {
  const others = {
    svg: SVG,
    html: HTML,
    gif: await buildGif(),
    empty: Buffer.alloc(0),
    text: Buffer.from("GIF89a? No, just words."),
    tiff: await sharp(await buildPng())
      .tiff()
      .toBuffer(),
    avif: await sharp(await buildPng())
      .avif()
      .toBuffer(),
    zip: Buffer.from("PK\x03\x04\x14\x00\x00\x00\x08\x00", "latin1"),
    pdf: buildPdf(),
    "PDF behind other bytes": Buffer.concat([HTML, buildPdf()]),
    "JPEG behind other bytes": Buffer.concat([HTML, await buildJpeg()]),
  };
  for (const [kind, bytes] of Object.entries(others)) {
    await expect(prepare(bytes), kind).rejects.toMatchObject({
      status: 415,
      errors: { image: "Choose a JPEG, PNG or WebP image" },
    });
  }
  await expect(prepare(Buffer.concat([HTML, buildPdf()]), pictureOrPdfFile)).rejects.toMatchObject({
    status: 415,
    message: "Choose a JPEG, PNG or WebP image or a PDF",
  });
});

it("a picture that is also a web page becomes a picture only", async () => {
  const polyglot = Buffer.concat([await buildJpeg(), HTML, buildPdf()]);
  const { parts } = await prepare(polyglot, pictureOrPdfFile);
  expect(parts[0]?.name).toMatch(/\.jpg$/);
  for (const { bytes } of parts) {
    expect(bytes.includes("script")).toBe(false);
    expect(bytes.includes("%PDF")).toBe(false);
  }
});

it("a file above the limit of its kind is refused with the message of its rule", async () => {
  const photo = await buildJpeg();
  const smallPicture = {
    ...pictureFile,
    maxBytes: { image: 2 * MEGABYTE },
    tooLarge: message("image_too_large", { megabytes: 2 }),
  };
  const exact = Buffer.concat([photo, Buffer.alloc(2 * MEGABYTE - photo.length)]);
  expect((await prepare(exact, smallPicture)).name).toMatch(/\.jpg$/);
  const oneMore = Buffer.concat([exact, Buffer.alloc(1)]);
  await expect(prepare(oneMore, smallPicture)).rejects.toMatchObject({
    status: 413,
    errors: { image: "Image size exceeds 2MB" },
  });
  const largeImage = Buffer.concat([photo, Buffer.alloc(10 * MEGABYTE)]);
  await expect(prepare(largeImage, pictureOrPdfFile)).rejects.toMatchObject({
    status: 413,
    message: "Choose a file within the limit: images 10 MB, PDF files 20 MB",
  });
});

it("a PDF is stored unchanged, if the rule allows PDFs", async () => {
  const pdf = buildPdf();
  const prepared = await prepare(pdf, pictureOrPdfFile);
  expect(prepared.name).toMatch(/^[0-9a-f]{32}\.pdf$/);
  expect(prepared.parts).toEqual([{ name: prepared.name, bytes: pdf }]);
  await expect(
    prepare(buildPdf({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" }), pictureOrPdfFile),
  ).rejects.toMatchObject({
    status: 422,
  });
});
