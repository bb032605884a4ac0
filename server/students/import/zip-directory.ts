import { inflateRawSync } from "node:zlib";
import { message } from "../../../content/messages/message.ts";
import { unprocessableFile } from "../../errors.ts";

interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  method: number;
  compressedSize: number;
  size: number;
  /** The offset of the entry's own header. */
  offset: number;
}

export interface ZipLimits {
  entries: number;
  /** The total inflated size of all entries. */
  bytes: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const XML = /\.(?:xml|rels|vml)$/i;
/** The length of a tag with the text before it. A cell has at most 32 767 characters. */
const LONGEST_PIECE = 256 * 1024;
/** Four for each cell of 20 000 rows with 60 columns. */
const MOST_TAGS = 5_000_000;
const TAG_END = ">".charCodeAt(0);

/** Checks the declared sizes of a ZIP before it is read, and whether they are true. Returns the names of its entries. */
export function requireHarmlessZip(bytes: Buffer, limits: ZipLimits): string[] {
  const entries = readDirectory(bytes, limits);
  const declared = entries.reduce((total, { size }) => total + size, 0);
  if (declared > limits.bytes) throw holdsTooMuch();
  for (const entry of entries) {
    const data = readEntry(bytes, entry);
    if (XML.test(entry.name)) requireShortPieces(data);
  }
  return entries.map(({ name }) => name);
}

function readDirectory(bytes: Buffer, limits: ZipLimits): ZipEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.entries) throw holdsTooMuch();
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY) throw damagedSheet();
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      compressedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  throw damagedSheet();
}

/** Rejects an entry whose size differs from the directory. */
function readEntry(bytes: Buffer, entry: ZipEntry): Buffer {
  if (entry.isEncrypted) throw encryptedSheet();
  const { offset, compressedSize, size, method } = entry;
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw damagedSheet();
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + compressedSize);
  if (packed.length !== compressedSize) throw damagedSheet();
  const data = method === STORED ? packed : method === DEFLATED ? inflate(packed, size) : undefined;
  if (data?.length !== size) throw damagedSheet();
  return data;
}

function inflate(data: Buffer, size: number): Buffer | undefined {
  try {
    // Some programs compress empty folders, and the limit must not be 0.
    return inflateRawSync(data, { maxOutputLength: Math.max(size, 1) });
  } catch {
    return undefined;
  }
}

/** The library parses a piece again with each inflated chunk, so a long one would take minutes. */
function requireShortPieces(xml: Buffer): void {
  let begin = 0;
  for (let tags = 0; tags <= MOST_TAGS; tags++) {
    const found = xml.indexOf(TAG_END, begin);
    const end = found === -1 ? xml.length : found + 1;
    if (end - begin > LONGEST_PIECE) break;
    if (end === xml.length) return;
    begin = end;
  }
  throw holdsTooMuch();
}

export const damagedSheet = () => unprocessableFile(message("sheet_damaged"));
export const encryptedSheet = () => unprocessableFile(message("sheet_with_password"));
export const holdsTooMuch = (field?: string) => unprocessableFile(message("sheet_too_full"), field);
