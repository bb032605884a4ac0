import { randomBytes } from "node:crypto";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { sizedName } from "../../core/content/files/images.ts";
import type { AnyDocument, Bilingual } from "../../core/content/pages/define-page.ts";
import { emptyValues } from "../../core/content/pages/page-schema.ts";
import { publicPages } from "../../core/content/site/public-pages.ts";
import { readSamplePages } from "../../core/sample/load-sample.ts";
import { sampleEntries } from "../../core/sample/sample-entries.ts";
import { fileFields } from "../../core/server/database/entries/entry-files.ts";
import { pageNames, pages } from "../../features/pages.ts";
import { alumni } from "../../features/people/sample/alumni.ts";
import { type ResourceName, resourceNames, resources } from "../../features/types.ts";
import { buildJpeg } from "../files.ts";
import type { TestServer } from "../test-server.ts";

const BUILT_SAMPLE = path.resolve(import.meta.dirname, "../../build/sample");

/** With the days of admissions, what the home page says would depend on the current date. */
const withoutDays = (document: AnyDocument): AnyDocument => ({
  ...document,
  dates: { ...(document.dates as AnyDocument), opensOn: null, closesOn: null },
});

/** Restores the sample's pages as pages of the school, after a test has changed them. */
export async function restorePages(site: TestServer): Promise<void> {
  const stored = await site.pages.findAll();
  const { pages: samplePages, copyFiles } = await readSamplePages(BUILT_SAMPLE);
  const wanted = samplePages.map(({ name, document }) => ({
    name,
    document: name === "admissions" ? withoutDays(document) : document,
  }));
  const changed = wanted.filter(({ name, document }) => !isDeepStrictEqual(stored[name].document, document));
  if (changed.length === 0) return;
  await copyFiles(site.files);
  for (const { name, document } of changed) {
    await site.pages.update(
      name,
      () => document,
      () => true,
    );
  }
}

/** Empties every page, as in a new school. */
export async function clearPages(site: TestServer): Promise<void> {
  for (const name of pageNames) {
    await site.pages.update(
      name,
      () => emptyValues(pages[name].fields),
      () => true,
    );
  }
}

/** The text that an English page shows. */
export const shown = ({ en, hi }: Bilingual): string => en ?? hi ?? "";

/** Publishes entries in the form of the database; the first one is the newest. */
export async function publish(
  site: TestServer,
  name: ResourceName,
  entries: readonly Record<string, string | number | null>[],
): Promise<void> {
  for (const entry of entries.toReversed()) await site.content.create(resources[name], entry);
}

/** Publishes the sample's alumni, all with one picture. */
export async function publishAlumni(site: TestServer): Promise<void> {
  const image = await storePicture(site);
  await publish(
    site,
    "alumni",
    alumni.map(({ picture: _, ...alumnus }) => ({ ...alumnus, image })),
  );
}

/** Publishes the sample's first entry of each list with a page, without pictures: menus leave out empty lists. */
export async function fillMenus(site: TestServer): Promise<void> {
  const inMenus = publicPages.filter(({ label }) => label);
  const listed = new Set(inMenus.flatMap(({ lists = [] }) => lists));
  for (const name of resourceNames.filter((each) => listed.has(each))) {
    const entry = sampleEntries.find(({ resource }) => resource.name === name);
    const noFiles = fileFields(resources[name]).map(([field, { kind }]) => [
      field,
      kind === "files" ? "[]" : null,
    ]);
    await publish(site, name, [{ ...entry?.values, ...Object.fromEntries(noFiles) }]);
  }
}

/** Deletes every entry of these content types, drafts included. */
export async function clearContent(site: TestServer, ...names: ResourceName[]): Promise<void> {
  for (const name of names) {
    const { rows } = await site.content.list(resources[name], { audience: "office" });
    for (const { _id } of rows) await site.content.remove(resources[name], _id);
  }
}

/** Stores a picture that is too small to have variants. */
export async function storePicture(site: TestServer): Promise<string> {
  const size = { width: 200, height: 150 };
  const name = sizedName(randomBytes(16).toString("hex"), size, "jpg");
  await site.files.write(name, await buildJpeg(size));
  return name;
}

export async function storePdf(site: TestServer): Promise<string> {
  const name = `${randomBytes(16).toString("hex")}.pdf`;
  await site.files.write(
    name,
    Buffer.from(
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
        "3 0 obj<</Type/Page/MediaBox[0 0 200 200]/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>",
    ),
  );
  return name;
}

export const notice = (number: number) => ({
  title: `Notice ${number}`,
  description: `What parents need to know, number ${number}. It takes two sentences to say it.`,
  date: "2026-11-14",
  pdfOrImage: null,
});

export const notices = (count: number) => Array.from({ length: count }, (_, index) => notice(index + 1));
