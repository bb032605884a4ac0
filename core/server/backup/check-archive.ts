import { createHash, type Hash } from "node:crypto";
import { BackupError, type BackupManifest, fileEntry, MANIFEST_ENTRY } from "./backup-format.ts";
import { readEntries } from "./read-archive.ts";

const TABLE = /^tables\/(?<table>\w+)(?:\.(?<part>\d+))?\.jsonl$/;

/** Reads an archive that was just written back from the disk, without keeping its tables in memory. */
export async function checkArchive(archive: string, { tables, files }: BackupManifest): Promise<void> {
  const hashes = new Map<string, Hash>();
  for await (const { name, bytes } of readEntries(archive)) {
    if (name === MANIFEST_ENTRY) continue;
    const { table, part } = TABLE.exec(name)?.groups ?? {};
    const key = table ?? name;
    // A later entry replaces an earlier one.
    const hash = (part === undefined ? undefined : hashes.get(key)) ?? createHash("sha256");
    hashes.set(key, hash.update(bytes));
  }
  const found = new Map([...hashes].map(([key, hash]) => [key, hash.digest("hex")]));
  const expected = [
    ...Object.entries(tables).map(([name, { sha256 }]) => [name, sha256] as const),
    ...Object.entries(files).map(([name, { sha256 }]) => [fileEntry(name), sha256] as const),
  ];
  const damaged = expected.find(([key, sha256]) => found.get(key) !== sha256);
  if (damaged)
    throw new BackupError(`The disk does not hold what was written to ${archive} (${damaged[0]}).`);
}
