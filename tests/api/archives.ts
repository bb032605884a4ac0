import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { extract, type Header, pack } from "tar-stream";
import { type BackupManifest, MANIFEST_ENTRY, tableEntry } from "../../core/server/backup/backup-format.ts";

export interface Entry {
  name: string;
  bytes: Buffer;
  header?: Partial<Header>;
}

/** The entries of a backup, for tests that build invalid archives. */
export async function takeApart(file: string): Promise<{ entries: Entry[]; manifest: BackupManifest }> {
  const entries: Entry[] = [];
  const archive = extract();
  archive.end(await readFile(file));
  for await (const entry of archive) entries.push({ name: entry.header.name, bytes: await buffer(entry) });
  const manifest = entries.pop();
  return { entries, manifest: JSON.parse(String(manifest?.bytes)) };
}

/** Writes entries as a tar archive; the manifest goes last. */
export async function putTogether(
  file: string,
  entries: readonly Entry[],
  manifest?: unknown,
  after: readonly Entry[] = [],
): Promise<void> {
  const archive = pack();
  const all = [
    ...entries,
    ...(manifest === undefined
      ? []
      : [{ name: MANIFEST_ENTRY, bytes: Buffer.from(JSON.stringify(manifest)) }]),
    ...after,
  ];
  for (const { name, bytes, header } of all) archive.entry({ name, ...header }, bytes);
  archive.finalize();
  await writeFile(file, await buffer(archive));
}

/** The same backup with other rows in a table and a matching manifest. */
export function withRows(
  { entries, manifest }: { entries: Entry[]; manifest: BackupManifest },
  table: string,
  change: (lines: string[]) => string[],
): { entries: Entry[]; manifest: BackupManifest } {
  const name = tableEntry(table);
  const lines = String(entries.findLast((entry) => entry.name === name)?.bytes)
    .split("\n")
    .filter((line) => line !== "");
  const changed = change(lines);
  const bytes = Buffer.from(changed.map((line) => `${line}\n`).join(""));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return {
    entries: [...entries.filter((entry) => entry.name !== name), { name, bytes }],
    manifest: {
      ...manifest,
      tables: { ...manifest.tables, [table]: { rows: changed.length, sha256 } },
    },
  };
}
