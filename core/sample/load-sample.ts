import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type PageName, pageNames, pages } from "../../features/pages.ts";
import { storedNames } from "../content/files/images.ts";
import { mapFiles } from "../content/pages/walk-document.ts";
import type { EntryValues } from "../server/content/entry-rows.ts";
import type { SamplePart, SampleRows, SampleStore } from "../server/content/many/sample-store.ts";
import type { FileStore } from "../server/files/file-store.ts";
import type { SampleEntry } from "./feature-sample.ts";
import { sampleDocuments, sampleEntries } from "./sample-entries.ts";
import { partOfPage, samplePages } from "./sample-pages.ts";

/** Pictures are written in parallel: each write waits for the disk, not the processor. */
const WRITES_AT_ONCE = 16;

/** A file of the build, and its name in this school. */
interface Copy {
  from: string;
  to: string;
}

export interface SamplePages {
  pages: SampleRows["pages"];
  /** Must finish before anyone sees the pages. */
  copyFiles(files: Pick<FileStore, "write">, parts?: readonly SamplePart[]): Promise<void>;
}

/** Loads the missing parts of the sample school; the build made the variants of its pictures. */
export async function loadSample(
  sample: Pick<SampleStore, "findMissingParts" | "load">,
  files: Pick<FileStore, "write">,
  { builtFolder, siteUrl }: { builtFolder: string; siteUrl: string },
): Promise<boolean> {
  const parts = await sample.findMissingParts();
  if (parts.length === 0) return false;
  const builtByKey = await readManifest(builtFolder);
  const entries = sampleEntries
    .map((entry, position) => ({ entry, copies: copiesOf(entry, position, builtByKey) }))
    .filter(({ entry: { part = 1 } }) => parts.includes(part));
  const copies = entries.flatMap((entry) => Object.values(entry.copies).flat());
  await copyFiles(copies, builtFolder, files);
  const words = await readSamplePages(builtFolder);
  await words.copyFiles(files, parts);
  return sample.load({
    rows: entries.toReversed().map(({ entry, copies }) => ({
      resource: entry.resource,
      values: { ...(entry.values as EntryValues), ...fileValues(entry, copies) },
      createdAt: entry.createdAt,
      part: entry.part,
    })),
    documents: sampleDocuments.map(({ name, document }) => ({ name, document: document(siteUrl) })),
    pages: words.pages,
  });
}

/** The sample page documents, with the built names of their pictures. */
export async function readSamplePages(builtFolder: string): Promise<SamplePages> {
  const builtByKey = await readManifest(builtFolder);
  const filled = pageNames.map((name) => fillPage(name, builtByKey));
  return {
    pages: filled.map(({ name, document }) => ({ name, document, part: partOfPage(name) })),
    copyFiles: (files, parts) =>
      copyFiles(
        filled.flatMap(({ name, copies }) => (parts?.includes(partOfPage(name)) === false ? [] : copies)),
        builtFolder,
        files,
      ),
  };
}

async function readManifest(builtFolder: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(path.join(builtFolder, "manifest.json"), "utf8"));
}

/** Replaces keys by files. */
function fillPage(name: PageName, builtByKey: Record<string, string>) {
  const copies: Copy[] = [];
  const document = mapFiles(pages[name], samplePages[name], (value) => {
    const copy = copyFor(name, requireBuilt(builtByKey, String(value.file)));
    copies.push(copy);
    return { ...value, file: copy.to };
  });
  return { name, document, copies };
}

/** A separate name for each use of a picture. */
function copyFor(user: string | number, from: string): Copy {
  const base = createHash("sha256").update(`${user} ${from}`).digest("hex").slice(0, 32);
  return { from, to: from.replace(/^[0-9a-f]{32}/, base) };
}

/** By file field. An entry's files are deleted with it, so two entries with the same picture each get a copy. */
function copiesOf({ files }: SampleEntry, position: number, builtByKey: Record<string, string>) {
  const copies: Record<string, Copy[]> = {};
  for (const [field, keys] of Object.entries(files)) {
    copies[field] = keys.map((key) => copyFor(position, requireBuilt(builtByKey, key)));
  }
  return copies;
}

function withVariants({ from, to }: Copy): Copy[] {
  const targets = storedNames(to);
  return storedNames(from).map((name, index) => ({ from: name, to: targets[index] ?? to }));
}

async function copyFiles(copies: Copy[], folder: string, files: Pick<FileStore, "write">): Promise<void> {
  const waiting = copies.flatMap(withVariants);
  const copyNext = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await files.write(next.to, await readFile(path.join(folder, next.from)));
    }
  };
  await Promise.all(Array.from({ length: WRITES_AT_ONCE }, copyNext));
}

function fileValues({ resource }: SampleEntry, copies: Record<string, Copy[]>) {
  const stored: Record<string, string | null> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const names = (copies[name] ?? []).map(({ to }) => to);
    if (field.kind === "files") stored[name] = JSON.stringify(names);
    if (field.kind === "file") stored[name] = names[0] ?? null;
  }
  return stored;
}

function requireBuilt(builtByKey: Record<string, string>, key: string): string {
  const name = builtByKey[key];
  if (name === undefined) throw new Error(`The build made no file for the sample picture "${key}"`);
  return name;
}
