import { createCipheriv, createHash, randomBytes } from "node:crypto";
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

/** Stored sideways with an orientation, as phones do; upright it is red above blue. */
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

/** Noise does not compress, so the file size grows with the picture. */
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

/** A PNG with an animation header before its first image data. */
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
  /** Further entries of the page. */
  page?: string;
  /** Further objects by their number, from 6. */
  objects?: Record<number, string | Buffer>;
  /** Further entries of the trailer. */
  trailer?: string;
  /** Packs all objects but streams into an object stream with these filters, as most programs do with one. */
  packedWith?: ("FlateDecode" | "ASCIIHexDecode")[];
}

/** One page that says "Notice". */
export function buildPdf({
  catalog = "",
  page = "",
  objects = {},
  trailer = "",
  packedWith,
}: PdfOptions = {}): Buffer {
  const content = "BT /F1 24 Tf 40 120 Td (Notice) Tj ET";
  const all = new Map<number, string | Buffer>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>"],
    [
      3,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 240 160] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    ],
    [4, buildPdfStream("", content)],
    [5, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"],
    ...Object.entries(objects).map(([number, object]): [number, string | Buffer] => [Number(number), object]),
  ]);
  const pdf = new PdfFile();
  if (!packedWith) {
    for (const [number, object] of all) pdf.add(number, object);
    return pdf.endWithTable(trailer);
  }
  const isStream = (object: string | Buffer) => object.includes("\nendstream");
  const packed = [...all].filter(([, object]) => !isStream(object));
  for (const [number, object] of all) if (isStream(object)) pdf.add(number, object);
  pdf.addPacked(Math.max(...all.keys()) + 1, packed, packedWith);
  return pdf.endWithStream(trailer);
}

/** The body of an object that has contents. */
export function buildPdfStream(entries: string, data: string | Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`, "latin1"),
    Buffer.from(data),
    Buffer.from("\nendstream"),
  ]);
}

/** A PDF whose strings and streams are encrypted, here with a script in it. */
export function buildProtectedPdf(passwordToOpen: string): Buffer {
  const hash = (...parts: (string | Buffer)[]) =>
    parts.reduce((sum, part) => sum.update(part), createHash("sha256")).digest();
  const check = randomBytes(8);
  const salt = randomBytes(8);
  const cipher = createCipheriv("aes-256-cbc", hash(passwordToOpen, salt), Buffer.alloc(16)).setAutoPadding(
    false,
  );
  const hex = (...parts: Buffer[]) => `<${Buffer.concat(parts).toString("hex")}>`;
  const user = `/U ${hex(hash(passwordToOpen, check), check, salt)} /UE ${hex(cipher.update(randomBytes(32)))}`;
  const owner = `/O ${hex(randomBytes(48))} /OE ${hex(randomBytes(32))} /Perms ${hex(randomBytes(16))} /P -4`;
  const filters = "/CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF";
  return buildPdf({
    catalog: "/OpenAction << /S /JavaScript /JS (x) >>",
    objects: { 6: `<< /Filter /Standard /V 5 /R 5 /Length 256 ${user} ${owner} ${filters} >>` },
    trailer: "/Encrypt 6 0 R /ID [<00> <00>]",
  });
}

/** Appends changed objects to a PDF (incremental update). */
export function updatePdf(pdf: Buffer, objects: Record<number, string>): Buffer {
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString("latin1"))?.[1];
  const update = new PdfFile(pdf);
  for (const [number, object] of Object.entries(objects)) update.add(Number(number), object);
  return update.endWithTable(`/Prev ${previous}`);
}

class PdfFile {
  readonly #parts: Buffer[];
  #length: number;
  readonly #offsets = new Map<number, number>();
  /** The object stream of an object, and its index there. */
  readonly #places = new Map<number, [stream: number, index: number]>();

  constructor(bytes: Buffer = Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")) {
    this.#parts = [bytes];
    this.#length = bytes.length;
  }

  #append(...parts: (string | Buffer)[]): void {
    for (const part of parts) {
      const bytes = typeof part === "string" ? Buffer.from(part, "latin1") : part;
      this.#parts.push(bytes);
      this.#length += bytes.length;
    }
  }

  add(number: number, object: string | Buffer): void {
    this.#offsets.set(number, this.#length);
    this.#append(`${number} 0 obj\n`, object, "\nendobj\n");
  }

  addPacked(number: number, objects: [number, string | Buffer][], filters: string[]): void {
    const bodies = objects.map(([, object]) => `${object} `);
    let offset = 0;
    const heads = objects.map(([packed], index) => {
      this.#places.set(packed, [number, index]);
      const head = `${packed} ${offset} `;
      offset += bodies[index]?.length ?? 0;
      return head;
    });
    const first = heads.join("").length;
    let data = Buffer.from(heads.join("") + bodies.join(""), "latin1");
    // A reader undoes the first filter first.
    for (const filter of filters.toReversed()) {
      data = filter === "FlateDecode" ? deflateSync(data) : Buffer.from(`${data.toString("hex")}>`);
    }
    const names = filters.map((filter) => `/${filter}`).join(" ");
    this.add(
      number,
      buildPdfStream(`/Type /ObjStm /N ${objects.length} /First ${first} /Filter [${names}]`, data),
    );
  }

  endWithTable(trailer: string): Buffer {
    const start = this.#length;
    const entries = Array.from(
      this.#offsets,
      ([number, offset]) => `${number} 1\n${String(offset).padStart(10, "0")} 00000 n \n`,
    );
    const size = Math.max(...this.#offsets.keys()) + 1;
    this.#append(`xref\n0 1\n0000000000 65535 f \n${entries.join("")}`);
    this.#append(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
    return Buffer.concat(this.#parts);
  }

  endWithStream(trailer: string): Buffer {
    const start = this.#length;
    const table = Math.max(...this.#offsets.keys()) + 1;
    this.#offsets.set(table, start);
    const rows = Array.from({ length: table + 1 }, (_, number) => {
      const row = Buffer.alloc(7);
      const place = this.#places.get(number);
      const offset = this.#offsets.get(number);
      row[0] = place ? 2 : offset === undefined ? 0 : 1;
      row.writeUInt32BE(place?.[0] ?? offset ?? 0, 1);
      row.writeUInt16BE(place?.[1] ?? 0, 5);
      return row;
    });
    const entries = `/Type /XRef /Size ${table + 1} /W [1 4 2] /Root 1 0 R ${trailer}`;
    this.#append(`${table} 0 obj\n`, buildPdfStream(entries, Buffer.concat(rows)), "\nendobj\n");
    this.#append(`startxref\n${start}\n%%EOF\n`);
    return Buffer.concat(this.#parts);
  }
}

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

export const HTML = Buffer.from("<!doctype html><script>alert(1)</script>");
