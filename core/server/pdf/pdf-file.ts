import { deflateSync, inflateSync } from "node:zlib";

export interface PdfObject {
  /** Its entries as they are written, without the length of the stream. */
  dictionary: string;
  stream?: Buffer;
}

export type PdfObjects = Map<number, PdfObject>;

const STREAM_END = "\nendstream\nendobj\n";

/** A PDF as @napi-rs/canvas writes it: one object after the other, and the length of a stream is its last entry. */
export function readPdf(pdf: Buffer): { objects: PdfObjects; root: number; info: number } {
  const text = pdf.toString("latin1");
  const objects: PdfObjects = new Map();
  const object = /(\d+) 0 obj\n<<([\s\S]*?)(?:\n?\/Length (\d+)>> stream\n|>>\nendobj\n)/y;
  object.lastIndex = text.indexOf("1 0 obj\n");
  for (let found = object.exec(text); found; found = object.exec(text)) {
    const [, number, dictionary = "", length] = found;
    const start = object.lastIndex;
    const stream = length === undefined ? undefined : pdf.subarray(start, start + Number(length));
    objects.set(Number(number), { dictionary, ...(stream && { stream }) });
    if (stream) object.lastIndex = start + stream.length + STREAM_END.length;
  }
  const trailer = text.slice(text.lastIndexOf("trailer\n"));
  return { objects, root: referenceIn(trailer, "Root"), info: referenceIn(trailer, "Info") };
}

/** The number of the object that an entry refers to, alone or as the first of a list. */
export const referenceIn = (dictionary: string, name: string) =>
  Number(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(dictionary)?.[1]);

export function requireObject(objects: PdfObjects, number: number): PdfObject {
  const object = objects.get(number);
  if (!object) throw new Error("the PDF has another structure than expected");
  return object;
}

/** The text of a stream; the shortest are not compressed. */
export function readStream(objects: PdfObjects, number: number): string {
  const { dictionary, stream = Buffer.alloc(0) } = requireObject(objects, number);
  return (dictionary.includes("/FlateDecode") ? inflateSync(stream) : stream).toString("latin1");
}

export const hexOf = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex");

/** Adds an object and returns its number. */
export function addObject(objects: PdfObjects, object: PdfObject = { dictionary: "" }): number {
  const number = Math.max(...objects.keys()) + 1;
  objects.set(number, object);
  return number;
}

export const compress = (content: string | Buffer, dictionary = "") => ({
  dictionary: `${dictionary}/Filter /FlateDecode`,
  stream: deflateSync(content),
});

/** A PDF of these objects. Those without a stream are compressed together: uncompressed, the tags can double the file. */
export function writePdf(objects: PdfObjects, trailer: string): Buffer {
  const parts = [Buffer.from("%PDF-1.7\n%\xd3\xeb\xe9\xe1\n", "latin1")];
  const places: Buffer[] = [];
  let offset = 15;
  const write = (number: number, { dictionary, stream }: Required<PdfObject>) => {
    const head = `${number} 0 obj\n<<${dictionary}\n/Length ${stream.length}>> stream\n`;
    const part = Buffer.concat([Buffer.from(head, "latin1"), stream, Buffer.from(STREAM_END)]);
    places[number] = placeOf(1, offset, 0);
    parts.push(part);
    offset += part.length;
  };
  const pack = Math.max(...objects.keys()) + 1;
  const small: [number, string][] = [];
  for (const [number, { dictionary, stream }] of objects) {
    if (stream) write(number, { dictionary, stream });
    else places[number] = placeOf(2, pack, small.push([number, `<<${dictionary}>>\n`]) - 1);
  }
  write(pack, packObjects(small));
  const table = pack + 1;
  const start = offset;
  places[table] = placeOf(1, start, 0);
  const rows = Array.from({ length: table + 1 }, (_, number) => places[number] ?? placeOf(0, 0, 0));
  write(table, compress(Buffer.concat(rows), `/Type /XRef /W [1 4 2] /Size ${table + 1} ${trailer}`));
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}

/** A row of the table: an object with a stream is at an offset (1), others are in a pack at an index (2). */
function placeOf(kind: 0 | 1 | 2, place: number, index: number): Buffer {
  const row = Buffer.alloc(7);
  row.writeUInt8(kind);
  row.writeUInt32BE(place, 1);
  row.writeUInt16BE(index, 5);
  return row;
}

function packObjects(objects: readonly [number, string][]): Required<PdfObject> {
  let end = 0;
  const index = objects.map(([number, text]) => {
    const start = end;
    end += text.length;
    return `${number} ${start} `;
  });
  const first = index.join("").length;
  const text = [...index, ...objects.map(([, each]) => each)].join("");
  return compress(Buffer.from(text, "latin1"), `/Type /ObjStm /N ${objects.length} /First ${first} `);
}
