import { createHash, randomBytes } from "node:crypto";

/**
 * A source of UUIDv7s: random, and sorted by time of creation. The twelve bits after the time count up within a millisecond,
 * so that entries of one process stay in order.
 */
export function createIdSource(now: () => number = Date.now): () => string {
  let lastTime = 0;
  let counter = 0;
  return () => {
    const time = Math.max(now(), lastTime);
    counter = time === lastTime ? counter + 1 : 0;
    lastTime = counter > 0xfff ? time + 1 : time;
    counter &= 0xfff;
    const bytes = randomBytes(16);
    bytes.writeUIntBE(lastTime, 0, 6);
    bytes.writeUInt16BE(0x7000 | counter, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return formatId(bytes);
  };
}

/** The same id for the same text, as a UUIDv8. */
export function deriveId(text: string): string {
  const bytes = createHash("sha256").update(text).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return formatId(bytes);
}

function formatId(bytes: Buffer): string {
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const ENTRY_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Text that cannot be an id is not found without a query. */
export const isEntryId = (text: string) => ENTRY_ID.test(text);
