import {
  readZipDirectory,
  readZipEntry,
  UnreadableZip,
  type ZipEntry,
} from "../../content/files/zip-entries.ts";
import { message } from "../../content/messages/message.ts";
import { unprocessableFile } from "../errors.ts";

export interface ZipLimits {
  entries: number;
  /** The inflated size of all entries together. */
  bytes: number;
}

const END = { signature: "PK\x05\x06", length: 22 };
const XML = /\.(?:xml|rels|vml)$/i;
/** The length of a tag with the text before it. A cell has at most 32 767 characters. */
const LONGEST_PIECE = 256 * 1024;
/** Four for each cell of 20 000 rows with 60 columns. */
const MOST_TAGS = 5_000_000;
const TAG_END = ">".charCodeAt(0);

/**
 * Checks a ZIP before the spreadsheet library opens it: how much it claims to hold, and whether every entry has the size that
 * the directory gives. Returns the names of its entries.
 */
export async function requireHarmlessZip(bytes: Buffer, limits: ZipLimits): Promise<string[]> {
  const zip = openAsLibraryDoes(bytes);
  try {
    const entries = await readZipDirectory(zip, { mostEntries: limits.entries });
    const declared = entries.reduce((total, { size }) => total + size, 0);
    if (declared > limits.bytes) throw holdsTooMuch();
    for (const entry of entries) {
      const data = await readZipEntry(zip, entry, longerSide(entry));
      if (XML.test(entry.path)) requireShortPieces(data);
    }
    return entries.map(({ path }) => path);
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error;
    if (error.problem === "encrypted") throw encryptedSheet();
    if (error.problem === "too many files" || error.problem === "ZIP64") throw holdsTooMuch();
    throw damagedSheet();
  }
}

/**
 * The library takes the last end record that it finds and ignores the bytes after it. Cutting the file there keeps a second
 * directory, hidden in the comment of the first one, from being opened unchecked.
 */
function openAsLibraryDoes(bytes: Buffer) {
  const end = bytes.lastIndexOf(END.signature, bytes.length - END.length, "latin1");
  if (end === -1 || bytes.length < END.length) throw damagedSheet();
  const size = end + END.length + bytes.readUInt16LE(end + 20);
  return {
    size: Math.min(size, bytes.length),
    read: async (start: number, stop: number) => new Uint8Array(bytes.subarray(start, stop)),
  };
}

/** An entry of a few bytes may be longer when it is packed. */
const longerSide = ({ size, packedSize }: ZipEntry) => Math.max(size, packedSize);

/** The library reads a piece again with each part of it that is inflated, so that a long one takes minutes. */
function requireShortPieces(xml: Uint8Array): void {
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
