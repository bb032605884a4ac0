import { crc32, deflateRawSync } from "node:zlib";

export interface ZippedFile {
  /** Text is written as UTF-8. */
  path: string | Buffer;
  bytes: Buffer;
  /** Deflated by default. */
  isStored?: true;
  /** False values in the directory. */
  claims?: { size?: number; packedSize?: number; headerAt?: number; flags?: number; method?: number };
}

export interface ZipOptions {
  comment?: string;
  /** False values in the end record. */
  claims?: { count?: number; size?: number; start?: number };
}

/** A valid archive, or one with false sizes and counts. */
export function buildZip(
  files: readonly ZippedFile[],
  { comment = "", claims = {} }: ZipOptions = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let length = 0;
  for (const { path, bytes, isStored, claims: claimed = {} } of files) {
    const name = Buffer.from(path);
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const {
      flags = typeof path === "string" ? 0x800 : 0,
      method = isStored ? 0 : 8,
      size = bytes.length,
      packedSize = packed.length,
      headerAt = length,
    } = claimed;
    // Version, flags, method, time and date, checksum, both sizes, lengths of the name and of an extra field.
    const facts = record(
      [2, 20],
      [2, flags],
      [2, method],
      [4, 0],
      [4, crc32(bytes)],
      [4, packedSize],
      [4, size],
    );
    const lengths = record([2, name.length], [2, 0]);
    const header = Buffer.concat([record([4, 0x04034b50]), facts, lengths, name]);
    directory.push(
      record([4, 0x02014b50], [2, 20]),
      facts,
      lengths,
      record([2, 0], [2, 0], [2, 0], [4, 0], [4, headerAt]),
      name,
    );
    parts.push(header, packed);
    length += header.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const { count = files.length, size = listed.length, start = length } = claims;
  const end = record([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, start]);
  return Buffer.concat([...parts, listed, end, record([2, comment.length]), Buffer.from(comment, "latin1")]);
}

function record(...numbers: (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    numbers.map(([length, value]) => {
      const bytes = Buffer.alloc(length);
      bytes.writeUIntLE(value, 0, length);
      return bytes;
    }),
  );
}
