import { readFile } from "node:fs/promises";
import path from "node:path";
import { storedNames } from "../content/images.ts";
import type { SampleStore } from "../server/content/sample-store.ts";
import type { FileStore } from "../server/uploads/file-store.ts";
import { announcement } from "./content/announcement.ts";
import { type SampleEntry, sampleEntries } from "./sample-entries.ts";

/** Pictures are written several at a time: each waits for the disk, not for the processor. */
const WRITES_AT_ONCE = 16;

/** Fills an untouched database with the sample school; its pictures were made by the build. */
export async function loadSample(
  sample: SampleStore,
  files: FileStore,
  { builtFolder, siteUrl }: { builtFolder: string; siteUrl: string },
): Promise<boolean> {
  if (!(await sample.isFresh())) return false;
  const storedByKey: Record<string, string> = JSON.parse(
    await readFile(path.join(builtFolder, "manifest.json"), "utf8"),
  );
  await copyFiles(Object.values(storedByKey).flatMap(storedNames), builtFolder, files);
  return sample.load({
    rows: sampleEntries.toReversed().map((entry) => ({
      resource: entry.resource,
      values: { ...entry.values, ...storedFiles(entry, storedByKey) },
      createdAt: entry.createdAt,
    })),
    announcement: {
      content: announcement.content,
      link: new URL(announcement.linkPath, siteUrl).href,
    },
  });
}

async function copyFiles(names: string[], folder: string, files: FileStore): Promise<void> {
  const waiting = [...names];
  const copyNext = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      await files.write(name, await readFile(path.join(folder, name)));
    }
  };
  await Promise.all(Array.from({ length: WRITES_AT_ONCE }, copyNext));
}

function storedFiles({ resource, files }: SampleEntry, storedByKey: Record<string, string>) {
  const stored: Record<string, string | null> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const names = (files[name] ?? []).map((key) => requireStored(storedByKey, key));
    if (field.kind === "files") stored[name] = JSON.stringify(names);
    if (field.kind === "file") stored[name] = names[0] ?? null;
  }
  return stored;
}

function requireStored(storedByKey: Record<string, string>, key: string): string {
  const name = storedByKey[key];
  if (name === undefined) throw new Error(`The build made no file for the sample picture "${key}"`);
  return name;
}
