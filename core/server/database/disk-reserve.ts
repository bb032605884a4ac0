import { randomBytes } from "node:crypto";
import { open, rm, stat } from "node:fs/promises";
import path from "node:path";
import { storageFull } from "../errors.ts";
import { findFreeBytes as findFreeBytesOfDisk } from "../files/free-space.ts";

const MB = 1024 * 1024;
const RESERVE_BYTES = 16 * MB;
/** With less free space the disk counts as full. SQLite's write-ahead log alone may grow by 4 MB. */
const FULL_BYTES = 4 * MB;
/** Free space needed before the reserve is created again. */
const ENOUGH_BYTES = RESERVE_BYTES + 2 * FULL_BYTES;

const RESERVE_FILE = "reserve";

/** Opens the reserve in a data folder. On a full disk it is released immediately: SQLite cannot even be opened without space. */
export async function openDiskReserve(
  folder: string,
  { findFreeBytes = findFreeBytesOfDisk } = {},
): Promise<DiskReserve> {
  const file = path.join(folder, RESERVE_FILE);
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  const reserve = new DiskReserve(file, size >= RESERVE_BYTES, () => findFreeBytes(folder));
  await reserve.makeRoom();
  return reserve;
}

/**
 * A file that reserves space, released when the disk is full: logging in and deleting write to the database before they free
 * anything. While it is released, all other writes are rejected (decision 036).
 */
export class DiskReserve {
  readonly #file: string;
  readonly #findFreeBytes: () => Promise<number>;
  #isHeld: boolean;
  #holding: Promise<void> | undefined;

  constructor(file: string, isHeld: boolean, findFreeBytes: () => Promise<number>) {
    this.#file = file;
    this.#isHeld = isHeld;
    this.#findFreeBytes = findFreeBytes;
  }

  findFreeBytes(): Promise<number> {
    return this.#findFreeBytes();
  }

  async isFull(): Promise<boolean> {
    return (await this.#findFreeBytes()) < (this.#isHeld ? FULL_BYTES : ENOUGH_BYTES);
  }

  /** Releases the reserve if the disk is full. Call this before work that frees space. */
  async makeRoom(): Promise<void> {
    if (!this.#isHeld || !(await this.isFull())) return;
    this.#isHeld = false;
    await rm(this.#file, { force: true });
  }

  /** Throws 507 while the reserve is released. Call this before all other writes. */
  async requireRoom(): Promise<void> {
    await this.hold();
    if (!this.#isHeld) throw storageFull();
  }

  /** Creates the reserve if it does not exist and there is space. */
  async hold(): Promise<void> {
    if (this.#isHeld) return;
    this.#holding ??= this.#take().finally(() => {
      this.#holding = undefined;
    });
    await this.#holding;
  }

  async #take(): Promise<void> {
    if (await this.isFull()) return;
    try {
      await writeReserve(this.#file);
      this.#isHeld = true;
    } catch {
      // Another process was faster.
      await rm(this.#file, { force: true });
    }
  }
}

/** Random bytes, because some file systems do not allocate space for zeros. */
async function writeReserve(file: string): Promise<void> {
  const handle = await open(file, "w", 0o600);
  try {
    const chunk = randomBytes(MB);
    for (let written = 0; written < RESERVE_BYTES; written += chunk.length) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
