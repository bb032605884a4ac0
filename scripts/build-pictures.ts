import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { storedNames } from "../core/content/files/images.ts";
import { sampleFileKeys } from "../core/sample/sample-entries.ts";
import type { PreparedFile } from "../core/server/files/uploads/prepare-file.ts";
import { prepareShippedImage } from "../core/server/files/uploads/prepare-image.ts";
import { limitConcurrency } from "../core/server/workers/limit-concurrency.ts";
import { samples } from "../features/sample.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const SAMPLE_PICTURES = path.join(ROOT, "sample/pictures");
const SAMPLE_CIRCULARS = path.join(ROOT, "sample/circulars");

/** Increase this to rebuild the variants of unchanged pictures. */
const RECIPE = "5";

/** A decoded picture needs much memory. */
const asPicture = limitConcurrency(2);

interface Source {
  digest: string;
  prepare(base: string): Promise<PreparedFile>;
}

const digestOf = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash("sha256").update(RECIPE);
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 32);
};

await buildSample();

/** Creates missing variants, removes unused ones, and writes which key became which file. */
async function buildSample(): Promise<void> {
  const folder = path.join(ROOT, "build/sample");
  const manifestFile = path.join(folder, "manifest.json");
  await mkdir(folder, { recursive: true });
  const before: Record<string, string> = existsSync(manifestFile)
    ? JSON.parse(await readFile(manifestFile, "utf8"))
    : {};
  const manifest: Record<string, string> = {};
  await Promise.all(
    [...new Set(sampleFileKeys)].map(async (key) => {
      const { digest: base, prepare } = await findSampleSource(key);
      const known = before[key];
      if (
        known?.startsWith(base) &&
        storedNames(known).every((name) => existsSync(path.join(folder, name)))
      ) {
        manifest[key] = known;
        return;
      }
      const { name, parts } = await asPicture(() => prepare(base));
      for (const part of parts) await writeWhole(path.join(folder, part.name), part.bytes);
      manifest[key] = name;
    }),
  );
  const sorted = Object.entries(manifest).sort(([one], [other]) => one.localeCompare(other));
  await writeWhole(manifestFile, JSON.stringify(Object.fromEntries(sorted), null, 1));
  const wanted = new Set(["manifest.json", ...Object.values(manifest).flatMap(storedNames)]);
  for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(path.join(folder, name));
}

async function writeWhole(file: string, bytes: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

async function findSampleSource(key: string): Promise<Source> {
  const drawn = samples.flatMap(({ drawnFiles = [] }) => drawnFiles).find((file) => file.key === key);
  if (drawn) {
    return {
      digest: digestOf(JSON.stringify(drawn.source)),
      prepare: async (base) => asPdf(base, await drawn.draw()),
    };
  }
  const circular = path.join(SAMPLE_CIRCULARS, `${key}.pdf`);
  if (!existsSync(circular)) return findSamplePicture(key);
  const bytes = await readFile(circular);
  return { digest: digestOf(bytes), prepare: async (base) => asPdf(base, bytes) };
}

function asPdf(base: string, bytes: Buffer): PreparedFile {
  const name = `${base}.pdf`;
  return { name, parts: [{ name, bytes }] };
}

async function findSamplePicture(key: string): Promise<Source> {
  const file = path.join(SAMPLE_PICTURES, `${key}.jpg`);
  if (!existsSync(file)) {
    throw new Error(`There is no picture "${key}" in sample/pictures/.`);
  }
  const bytes = await readFile(file);
  return { digest: digestOf(bytes), prepare: (base) => prepareShippedImage(bytes, base) };
}
