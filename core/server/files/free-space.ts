import { statfs } from "node:fs/promises";
import path from "node:path";

const MEGABYTE = 1024 * 1024;

/** There is not enough room; the message is one line. */
export class NoSpace extends Error {}

export async function findFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Checked before a long step, which would fail at its end. `file` need not exist yet, its folder does. */
export async function requireSpace(
  file: string,
  bytes: number,
  purpose: string,
  find = findFreeBytes,
): Promise<void> {
  const folder = path.dirname(file);
  const free = await find(folder);
  if (free >= bytes) return;
  throw new NoSpace(
    `The disk with ${folder} has ${inMegabytes(free)} MB free, and ${purpose} needs ${inMegabytes(bytes)} MB. Delete something first; nothing was changed.`,
  );
}

const inMegabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);
