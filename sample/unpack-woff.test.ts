import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { unpackWoff } from "./unpack-woff.ts";

const file = createRequire(import.meta.url).resolve("@fontsource/mukta/files/mukta-latin-400-normal.woff");

/** The checksum of the OpenType specification: the table as big-endian words, added up. */
function checksumOf(table: Buffer): number {
  const whole = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

describe("unpacking a WOFF font", () => {
  it("restores every table with its right checksum", () => {
    const woff = readFileSync(file);
    const font = unpackWoff(woff);
    const tableCount = font.readUInt16BE(4);
    expect(tableCount).toBe(woff.readUInt16BE(12));
    expect(font.length).toBe(woff.readUInt32BE(16));
    for (let entry = 12; entry < 12 + tableCount * 16; entry += 16) {
      const tag = font.toString("latin1", entry, entry + 4);
      const offset = font.readUInt32BE(entry + 8);
      const table = Buffer.from(font.subarray(offset, offset + font.readUInt32BE(entry + 12)));
      // The head table's own field 8..11 corrects the whole file's sum and counts as zero in its own.
      if (tag === "head") table.writeUInt32BE(0, 8);
      expect(checksumOf(table), tag).toBe(font.readUInt32BE(entry + 4));
    }
  });

  it("refuses other files", () => {
    expect(() => unpackWoff(Buffer.from("OTTO not packed at all"))).toThrow("Not a WOFF file");
  });
});
