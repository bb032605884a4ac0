/** Bytes of a file from `start` up to, but not including, `end`. */
export type ReadBytes = (start: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;

export interface ZipFile {
  size: number;
  read: ReadBytes;
}

export interface ZipEntry {
  /** With its folders, separated by slashes. */
  path: string;
  /** In bytes, as the archive claims. */
  size: number;
  packedSize: number;
  method: number;
  isEncrypted: boolean;
  headerAt: number;
}

export const MAX_ZIP_ENTRIES = 2000;
/** A photo of a camera has 5 to 10 MB. */
export const MAX_ENTRY_BYTES = 12 * 1024 * 1024;

export type ZipProblem =
  | "not a ZIP"
  | "damaged"
  | "too many files"
  | "ZIP64"
  | "encrypted"
  | "unknown packing"
  | "too large";

/** An archive, or a file in it, cannot be read. */
export class UnreadableZip extends Error {
  readonly problem: ZipProblem;

  constructor(problem: ZipProblem) {
    super(problem);
    this.problem = problem;
  }
}

const END = { signature: 0x06054b50, length: 22, longestComment: 0xffff };
const DIRECTORY = { signature: 0x02014b50, length: 46, maxBytes: 4 * 1024 * 1024 };
const HEADER = { signature: 0x04034b50, length: 30 };
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** ZIP64 writes these where the real number is in another record. */
const ELSEWHERE = { short: 0xffff, long: 0xffffffff };

/** Files that operating systems add to folders by themselves. */
export const isClutter = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path);

/** The files that a person put into an archive; their bytes are read one by one with `readZipEntry`. */
export const listZipEntries = (zip: ZipFile): Promise<ZipEntry[]> =>
  readZipDirectory(zip, {
    mostEntries: MAX_ZIP_ENTRIES,
    isListed: (path) => !path.endsWith("/") && !isClutter(path),
  });

/** The entries of an archive, folders included unless `isListed` leaves them out. */
export async function readZipDirectory(
  zip: ZipFile,
  { mostEntries, isListed = () => true }: { mostEntries: number; isListed?: (path: string) => boolean },
): Promise<ZipEntry[]> {
  const { start, end, count } = await findDirectory(zip);
  const bytes = viewOf(await zip.read(start, end));
  const entries: ZipEntry[] = [];
  let found = 0;
  for (let at = 0; at < bytes.byteLength; found++) {
    if (at + DIRECTORY.length > bytes.byteLength || longAt(bytes, at) !== DIRECTORY.signature) {
      throw new UnreadableZip("damaged");
    }
    const nameAt = at + DIRECTORY.length;
    const nameLength = shortAt(bytes, at + 28);
    if (nameAt + nameLength > bytes.byteLength) throw new UnreadableZip("damaged");
    const entry = readEntry(bytes, at, new Uint8Array(bytes.buffer, bytes.byteOffset + nameAt, nameLength));
    if (isListed(entry.path)) entries.push(entry);
    if (entries.length > mostEntries) throw new UnreadableZip("too many files");
    // An extra field and a comment follow.
    at = nameAt + nameLength + shortAt(bytes, at + 30) + shortAt(bytes, at + 32);
  }
  if (found !== count) throw new UnreadableZip("damaged");
  return entries;
}

/** The bytes of one file; never more than `maxBytes`, whatever the archive claims. */
export async function readZipEntry(
  zip: ZipFile,
  entry: ZipEntry,
  maxBytes = MAX_ENTRY_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.isEncrypted) throw new UnreadableZip("encrypted");
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new UnreadableZip("unknown packing");
  if (Math.max(entry.size, entry.packedSize) > maxBytes) throw new UnreadableZip("too large");
  const header = await readPart(zip, entry.headerAt, HEADER.length);
  if (longAt(header, 0) !== HEADER.signature) throw new UnreadableZip("damaged");
  const start = entry.headerAt + HEADER.length + shortAt(header, 26) + shortAt(header, 28);
  const { buffer, byteOffset, byteLength } = await readPart(zip, start, entry.packedSize);
  const packed = new Uint8Array(buffer, byteOffset, byteLength);
  const bytes = entry.method === STORED ? packed : await inflate(packed, maxBytes);
  if (bytes.length !== entry.size) throw new UnreadableZip("damaged");
  return bytes;
}

async function findDirectory(zip: ZipFile): Promise<{ start: number; end: number; count: number }> {
  const tailAt = Math.max(0, zip.size - END.length - END.longestComment);
  const tail = viewOf(await zip.read(tailAt, zip.size));
  for (let at = tail.byteLength - END.length; at >= 0; at--) {
    const isEnd =
      longAt(tail, at) === END.signature && at + END.length + shortAt(tail, at + 20) === tail.byteLength;
    if (!isEnd) continue;
    const [count, size, start] = [shortAt(tail, at + 10), longAt(tail, at + 12), longAt(tail, at + 16)];
    if (count === ELSEWHERE.short || size === ELSEWHERE.long || start === ELSEWHERE.long) {
      throw new UnreadableZip("ZIP64");
    }
    if (start + size > tailAt + at) throw new UnreadableZip("damaged");
    if (size > DIRECTORY.maxBytes) throw new UnreadableZip("too many files");
    return { start, end: start + size, count };
  }
  throw new UnreadableZip("not a ZIP");
}

function readEntry(bytes: DataView<ArrayBuffer>, at: number, name: Uint8Array<ArrayBuffer>): ZipEntry {
  const sizes = {
    packedSize: longAt(bytes, at + 20),
    size: longAt(bytes, at + 24),
    headerAt: longAt(bytes, at + 42),
  };
  if (Object.values(sizes).includes(ELSEWHERE.long)) throw new UnreadableZip("ZIP64");
  return {
    path: decodeName(name).replaceAll("\\", "/"),
    ...sizes,
    method: shortAt(bytes, at + 10),
    isEncrypted: (shortAt(bytes, at + 8) & ENCRYPTED) !== 0,
  };
}

/** Macs write UTF-8 without marking it; bytes that are not UTF-8 are in an old code page. */
function decodeName(name: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(name);
  } catch {
    return new TextDecoder("latin1").decode(name);
  }
}

async function readPart(zip: ZipFile, start: number, length: number): Promise<DataView<ArrayBuffer>> {
  if (start + length > zip.size) throw new UnreadableZip("damaged");
  return viewOf(await zip.read(start, start + length));
}

/** Stops as soon as there are more bytes than allowed. */
async function inflate(packed: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new UnreadableZip("damaged");
    });
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new UnreadableZip("too large");
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
  new DataView(buffer, byteOffset, byteLength);
const shortAt = (view: DataView, at: number) => view.getUint16(at, true);
const longAt = (view: DataView, at: number) => view.getUint32(at, true);
