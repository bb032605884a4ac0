import { existsSync } from "node:fs";
import { readdir, readFile, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import sharp from "sharp";
import { expect } from "vitest";
import { storedNames } from "../../core/content/files/images.ts";
import { sqliteFile } from "../../core/server/database/open-database.ts";
import type { EntryType, Ledger, LedgerEntry, Version } from "./ledger.ts";
import type { SchoolProcess } from "./school-process.ts";
import { digest, fileNamesOf } from "./writers.ts";

interface SeenEntry {
  _id: string;
  /** The revision that restores it; present if the entry is in the trash. */
  revision?: string;
  title: string;
  description: string;
  pdfOrImage?: string | null;
  images?: string[];
}

const TYPES: readonly EntryType[] = ["notices", "galleries"];
const SWEEP_PATIENCE_MS = 20_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Compares the content that the school serves with the responses in the ledger. Changes without a response are entered as found.
 * Returns the differences.
 */
export async function checkSchool(
  school: SchoolProcess,
  { token, dataDir, ledger }: { token: string; dataDir: string; ledger: Ledger },
): Promise<string[]> {
  const problems: string[] = [];
  const seen = new Map<string, SeenEntry>();
  for (const type of TYPES) {
    for (const entry of await read<SeenEntry[]>(school, token, `${type}/all`)) {
      seen.set(entry.title, entry);
    }
  }
  for (const entry of await readTrash(school, token)) seen.set(entry.title, entry);
  for (const title of seen.keys()) {
    if (!ledger.entries.has(title)) problems.push(`nobody wrote ${title}, or it was deleted for good`);
  }
  for (const entry of [...ledger.entries.values()]) {
    const verdict = settleEntry(ledger, entry, seen.get(entry.title));
    if (verdict) problems.push(verdict);
  }
  const shown = [...seen.values()].filter(({ revision }) => revision === undefined);
  const namesInUse = shown.flatMap(fileNamesOf);
  for (const entry of shown) {
    const expected = ledger.entries.get(entry.title)?.settled?.fileDigest;
    for (const name of fileNamesOf(entry)) {
      const problem = await checkFile(school, { dataDir, ledger, name, expected });
      if (problem) problems.push(problem);
    }
  }
  const inHistory = await findFilesInHistory(school, token, ledger);
  // The server sweeps by itself once it is open.
  const timeout = SWEEP_PATIENCE_MS;
  await expect
    .poll(() => findOrphans(path.join(dataDir, "uploads"), namesInUse), {
      timeout,
      message: "public files that no entry names",
    })
    .toEqual([]);
  await expect
    .poll(() => findOldOrphans(path.join(dataDir, "withdrawn"), inHistory), {
      timeout,
      message: "files that no version names and that were withdrawn more than a week ago",
    })
    .toEqual([]);
  for (const name of new Set(inHistory).difference(new Set(namesInUse))) {
    const problem = await checkWithdrawn(dataDir, ledger, name);
    if (problem) problems.push(problem);
  }
  return problems;
}

/** The last version of each deleted entry. */
async function readTrash(school: SchoolProcess, token: string): Promise<SeenEntry[]> {
  const items = await read<{ revision: string; type: string; entryId: string }[]>(school, token, "trash");
  const deleted: SeenEntry[] = [];
  for (const { revision, type, entryId } of items) {
    const [latest] = await read<{ value: SeenEntry }[]>(school, token, `revisions/${type}/${entryId}`);
    if (latest) deleted.push({ ...latest.value, revision });
  }
  return deleted;
}

/** The files that any version of any entry names. */
async function findFilesInHistory(school: SchoolProcess, token: string, ledger: Ledger): Promise<string[]> {
  const names: string[] = [];
  for (const { type, id } of ledger.entries.values()) {
    const versions = await read<{ value: SeenEntry }[]>(school, token, `revisions/${type}/${id}`);
    names.push(...versions.flatMap(({ value }) => fileNamesOf(value)));
  }
  return names;
}

/** Checks that the files of a restorable entry exist and are complete. */
async function checkWithdrawn(dataDir: string, ledger: Ledger, name: string): Promise<string | undefined> {
  for (const stored of storedNames(name)) {
    const content = await readFile(path.join(dataDir, "withdrawn", stored)).catch(() => undefined);
    if (!content) return `a version names ${stored}, which is neither public nor withdrawn`;
    const known = ledger.digests.get(stored);
    if (known !== undefined && known !== digest(content)) return `${stored} is not what it was`;
  }
  return undefined;
}

/** The result of SQLite's integrity check. */
export function checkIntegrity(dataDir: string): string[] {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true, timeout: 5000 });
  try {
    const verdicts = database.prepare("PRAGMA integrity_check").all();
    const broken = database.prepare("PRAGMA foreign_key_check").all();
    return [
      ...verdicts.map((row) => String(row.integrity_check)),
      ...broken.map((row) => JSON.stringify(row)),
    ];
  } finally {
    database.close();
  }
}

/** Files that nothing names are withdrawn when they are old, and removed a week after that; this makes all of them older than a week. */
export async function ageFiles(dataDir: string): Promise<void> {
  const longAgo = new Date(Date.now() - 8 * DAY_MS);
  for (const folder of ["uploads", "withdrawn"].map((name) => path.join(dataDir, name))) {
    for (const name of await readdir(folder)) await utimes(path.join(folder, name), longAgo, longAgo);
  }
  if (!existsSync(sqliteFile(dataDir))) return;
  // The program also remembers since when nothing names a file.
  const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 5000 });
  database.prepare('UPDATE "unknownFiles" SET "seenAt" = ?').run(longAgo.toISOString());
  database.close();
}

async function read<Body>(school: SchoolProcess, token: string, address: string): Promise<Body> {
  const answer = await fetch(`${school.api}/${address}`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200) throw new Error(`${address} cannot be read: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

function settleEntry(ledger: Ledger, entry: LedgerEntry, seen: SeenEntry | undefined): string | undefined {
  const possible = [entry.settled, ...(entry.unsettled ? [entry.unsettled.wanted] : [])];
  const match = possible.findIndex((version) => isSame(version, seen));
  if (match === -1) {
    const isLost = entry.unsettled === undefined || seen === undefined;
    ledger.counts[isLost ? "lost" : "torn"]++;
    const wanted = JSON.stringify(possible);
    ledger.settle(entry, seen && versionOf(seen));
    return `${entry.type}: ${entry.title} is ${isLost ? "lost" : "torn"}: ${JSON.stringify(seen)} is none of ${wanted}`;
  }
  const version = possible[match];
  if (seen) entry.id = seen._id;
  if (seen?.revision !== undefined) entry.revision = seen.revision;
  ledger.settle(entry, version && seen && { ...version, fileNames: fileNamesOf(seen) });
  return undefined;
}

function isSame(version: Version | undefined, seen: SeenEntry | undefined): boolean {
  if (version === undefined || seen === undefined) return version === seen;
  const names = fileNamesOf(seen);
  return (
    (version.isDeleted === true) === (seen.revision !== undefined) &&
    version.description === seen.description &&
    version.fileCount === names.length &&
    (version.fileNames === undefined || version.fileNames.join() === names.join())
  );
}

const versionOf = (seen: SeenEntry): Version => ({
  description: seen.description,
  fileCount: fileNamesOf(seen).length,
  fileNames: fileNamesOf(seen),
  ...(seen.revision !== undefined && { isDeleted: true }),
});

/** Checks that a file is served unchanged, with all variants. */
async function checkFile(
  school: SchoolProcess,
  {
    dataDir,
    ledger,
    name,
    expected,
  }: { dataDir: string; ledger: Ledger; name: string; expected: string | undefined },
): Promise<string | undefined> {
  const answer = await fetch(`${school.api}/uploads/${name}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (answer.status !== 200) return `an entry names ${name}, which is answered with ${answer.status}`;
  const known = expected ?? ledger.digests.get(name);
  if (known !== undefined && known !== digest(bytes)) return `${name} does not hold what was sent`;
  for (const stored of storedNames(name)) {
    if (ledger.digests.has(stored)) continue;
    const content = await readFile(path.join(dataDir, "uploads", stored)).catch(() => undefined);
    if (!content) return `${stored} is missing`;
    const isWhole = stored.endsWith(".pdf") || (await isWholePicture(content));
    if (!isWhole) return `${stored} is half a picture`;
    ledger.digests.set(stored, digest(content));
  }
  return undefined;
}

const isWholePicture = (content: Uint8Array) =>
  sharp(content, { failOn: "truncated" })
    .stats()
    .then(
      () => true,
      () => false,
    );

async function findOrphans(folder: string, namesInUse: readonly string[]): Promise<string[]> {
  const wanted = new Set(namesInUse.flatMap(storedNames));
  const stored = await readdir(folder);
  return stored.filter((name) => !wanted.has(name));
}

async function findOldOrphans(folder: string, namesInUse: readonly string[]): Promise<string[]> {
  const old: string[] = [];
  for (const name of await findOrphans(folder, namesInUse)) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (mtimeMs < Date.now() - 7 * DAY_MS) old.push(name);
  }
  return old;
}
