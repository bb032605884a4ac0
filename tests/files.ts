import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** Small files of every kind that a browser or an attacker may send. */

interface PictureOptions {
  width?: number;
  height?: number;
  background?: string;
}

const openCanvas = ({ width = 40, height = 30, background = "#7a1f2b" }: PictureOptions): Sharp =>
  sharp({ create: { width, height, channels: 4, background } });

interface JpegOptions extends PictureOptions {
  /** EXIF orientation, 1 to 8; 6 is a phone held upright. */
  orientation?: number;
  /** Writes the place and the camera into the file. */
  withPlace?: boolean;
  colours?: "srgb" | "p3" | "cmyk";
}

export const CAMERA_NAME = "Canary Camera 7";

export function buildJpeg({
  orientation,
  withPlace,
  colours = "srgb",
  ...picture
}: JpegOptions = {}): Promise<Buffer> {
  let jpeg = openCanvas(picture).removeAlpha();
  if (withPlace) {
    jpeg = jpeg.withExif({
      IFD0: { Make: CAMERA_NAME, Copyright: "A. Photographer" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "26/1 27/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "80/1 19/1 0/1",
      },
    });
  }
  if (orientation !== undefined) jpeg = jpeg.withMetadata({ orientation });
  if (colours === "p3") jpeg = jpeg.withIccProfile("p3");
  if (colours === "cmyk") jpeg = jpeg.toColourspace("cmyk");
  return jpeg.jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** Lies as a phone stores it: red above blue once turned upright by its orientation. */
export async function buildSidewaysJpeg(): Promise<Buffer> {
  const upright = openCanvas({ width: 60, height: 120, background: "#ff0000" }).composite([
    {
      input: await openCanvas({ width: 60, height: 60, background: "#0000ff" }).png().toBuffer(),
      top: 60,
      left: 0,
    },
  ]);
  const lying = await sharp(await upright.png().toBuffer())
    .rotate(-90)
    .png()
    .toBuffer();
  return await sharp(lying).removeAlpha().withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
}

export function buildPng({ withAlpha = false, ...picture }: PictureOptions & { withAlpha?: boolean } = {}) {
  return (withAlpha ? openCanvas({ background: "#7a1f2b80", ...picture }) : openCanvas(picture).removeAlpha())
    .png()
    .toBuffer();
}

export function buildWebp({ withAlpha = false, ...picture }: PictureOptions & { withAlpha?: boolean } = {}) {
  return (withAlpha ? openCanvas({ background: "#7a1f2b80", ...picture }) : openCanvas(picture).removeAlpha())
    .webp()
    .toBuffer();
}

/** Noise does not compress, so the size of the file follows that of the picture. */
export function buildNoisyJpeg({ width = 400, height = 300 }: PictureOptions = {}): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  return sharp({ create: { width, height, channels: 3, background: "#888", noise } })
    .jpeg()
    .toBuffer();
}

export async function buildAnimatedWebp(): Promise<Buffer> {
  return await sharp(await buildFrames(), { join: { animated: true } })
    .webp()
    .toBuffer();
}

export async function buildGif(): Promise<Buffer> {
  return await sharp(await buildFrames(), { join: { animated: true } })
    .gif()
    .toBuffer();
}

const buildFrames = () => Promise.all(["#ff0000", "#00ff00"].map((background) => buildPng({ background })));

/** A PNG that announces an animation before its first picture data. */
export async function buildAnimatedPng(): Promise<Buffer> {
  const png = await buildPng();
  const firstData = png.indexOf("IDAT") - 4;
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  return Buffer.concat([png.subarray(0, firstData), pngChunk("acTL", control), png.subarray(firstData)]);
}

/** A valid black and white PNG: millions of pixels in a few kilobytes. */
export function buildHugePng({ width = 10_000, height = 10_000 }: PictureOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

interface PdfOptions {
  /** Further entries of the catalogue, such as an action. */
  catalog?: string;
  /** Further objects, each with its `obj` and `endobj`. */
  objects?: string | Buffer;
  trailer?: string;
}

/** One page that says "Notice". */
export function buildPdf({ catalog = "", objects = "", trailer = "" }: PdfOptions = {}): Buffer {
  const content = "BT /F1 24 Tf 40 120 Td (Notice) Tj ET";
  const numbered = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 240 160] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1");
  const offsets: number[] = [];
  for (const [index, object] of numbered.entries()) {
    offsets.push(body.length);
    body = Buffer.concat([body, Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`, "latin1")]);
  }
  body = Buffer.concat([body, Buffer.from(objects)]);
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const end = `xref\n0 6\n0000000000 65535 f \n${entries}trailer\n<< /Size 6 /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.concat([body, Buffer.from(end, "latin1")]);
}

/** Objects packed into a compressed object stream, as most programs write them; `dictionary` replaces its head. */
export function buildObjectStream(packed: string, dictionary?: string): Buffer {
  const header = "10 0 ";
  const data = deflateSync(Buffer.from(header + packed, "latin1"));
  const head =
    dictionary ??
    `<< /Type /ObjStm /N 1 /First ${header.length} /Filter /FlateDecode /Length ${data.length} >>`;
  return Buffer.concat([
    Buffer.from(`9 0 obj\n${head}\nstream\r\n`),
    data,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
}

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

export const HTML = Buffer.from("<!doctype html><script>alert(1)</script>");
