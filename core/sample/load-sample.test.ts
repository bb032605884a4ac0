import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { pages } from "../../features/pages.ts";
import { resourceList } from "../../features/types.ts";
import { storedNames } from "../content/files/images.ts";
import { documentFiles } from "../content/pages/walk-document.ts";
import { translatedFields } from "../content/types/companions.ts";
import type { SampleRows } from "../server/content/many/sample-store.ts";
import { fileNames } from "../server/database/entries/entry-files.ts";
import type { EntryRow } from "../server/database/tables.ts";
import { isStoredName } from "../server/files/file-store.ts";
import { loadSample } from "./load-sample.ts";
import { sampleFileKeys } from "./sample-entries.ts";

const builtNameOf = (key: string) => `${createHash("md5").update(key).digest("hex")}-720x720.jpg`;

/** A fake build output: the bytes of each picture are the name of its key. */
async function createBuiltFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-sample-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const key of sampleFileKeys) {
    for (const name of storedNames(builtNameOf(key))) await writeFile(path.join(folder, name), key);
  }
  const manifest = Object.fromEntries(sampleFileKeys.map((key) => [key, builtNameOf(key)]));
  await writeFile(path.join(folder, "manifest.json"), JSON.stringify(manifest));
  return folder;
}

async function load() {
  const written = new Map<string, string>();
  let loaded: SampleRows = { rows: [], pages: [], documents: [] };
  await loadSample(
    {
      findMissingParts: async () => [1, 2, 3, 5, 6],
      async load(sample) {
        loaded = sample;
        return true;
      },
    },
    { write: async (name, bytes) => void written.set(name, Buffer.from(bytes).toString()) },
    { builtFolder: await createBuiltFolder(), siteUrl: "https://school.example" },
  );
  return { written, ...loaded };
}

it("no two sample entries or pages share a file, so deleting one does not affect another", async () => {
  const { written, rows, pages: documents } = await load();
  const named = [
    ...rows.flatMap(({ resource, values }) => fileNames(resource, values as EntryRow)),
    ...documents.flatMap(({ name, document }) => documentFiles(pages[name], document)),
  ];
  expect(named.length).toBeGreaterThan(sampleFileKeys.length);
  expect(named).toEqual([...new Set(named)]);
  expect([...written.keys()].toSorted()).toEqual(named.flatMap(storedNames).toSorted());
  expect([...written.keys()].every(isStoredName)).toBe(true);
});

it("a picture and its variants have matching names", async () => {
  const { written, rows } = await load();
  const authors = rows.filter(({ resource }) => resource.name === "blocks");
  for (const { values } of authors) {
    const names = storedNames(String(values.authorImage));
    expect(new Set(names.map((name) => written.get(name))).size).toBe(1);
    expect(written.get(String(values.authorImage))).toMatch(/^portrait-author-/);
  }
});

it("a second start writes the same names, so a killed start leaves no duplicates", async () => {
  const [first, second] = [await load(), await load()];
  expect([...second.written.keys()].toSorted()).toEqual([...first.written.keys()].toSorted());
});

it("the announcement and every entry with a companion have a Hindi text", async () => {
  const { rows, documents } = await load();
  expect(documents.find(({ name }) => name === "announcement")?.document.contentHi).toMatch(
    /\p{Script=Devanagari}/u,
  );
  for (const resource of resourceList) {
    const companions = translatedFields(resource).map(({ companion }) => companion);
    const loaded = rows.filter((row) => row.resource.name === resource.name);
    const lacking = companions.filter((name) => loaded.every(({ values }) => !values[name]));
    expect(lacking, resource.name).toEqual([]);
  }
});
