import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { storedNames } from "../../core/content/files/images.ts";
import { documentFiles, mapFiles } from "../../core/content/pages/walk-document.ts";
import { loadSample } from "../../core/sample/load-sample.ts";
import { sampleEntries } from "../../core/sample/sample-entries.ts";
import { partOfPage, samplePages } from "../../core/sample/sample-pages.ts";
import { createContentStore } from "../../core/server/content/content-store.ts";
import { createSampleStore } from "../../core/server/content/many/sample-store.ts";
import { PROGRAM } from "../../core/server/database/entries/record-change.ts";
import { type OpenDatabase, openDatabase } from "../../core/server/database/open-database.ts";
import { createPageStore } from "../../core/server/pages/page-store.ts";
import { events } from "../../features/calendar/sample/events.ts";
import { savedReplies } from "../../features/enquiries/sample/saved-replies.ts";
import { pageNames, pages } from "../../features/pages.ts";
import { alumni } from "../../features/people/sample/alumni.ts";
import { committee } from "../../features/people/sample/committee.ts";
import { type ResourceName, resourceNames, resources } from "../../features/types.ts";
import { createDatabase } from "./create-stores.ts";

const FACILITY = { resource: resources.facilities, values: { name: "Library", image: null } };
const ownDocuments = [
  {
    name: "announcement" as const,
    document: { content: "Welcome", contentHi: null, link: "https://school.example" },
  },
];

/** The other pages are filled only in a new database. */
const UPGRADED = pageNames.filter((name) => partOfPage(name) !== 1);

const FRESH_PAGES = pageNames.filter((name) => partOfPage(name) === 1);
const LATER_TYPES = new Set(
  sampleEntries.flatMap(({ part = 1, resource }) => (part > 1 ? [resource.name] : [])),
);
const FRESH_TYPES = resourceNames.filter((name) => name !== "facilities" && !LATER_TYPES.has(name));

const noteNothing = () => {};
const sampleOf = ({ db }: OpenDatabase) => createSampleStore(db, noteNothing);

/** A database as the version left it in which alumni, committee and words were part of the program; opened by this one. */
async function openEarlier(use: (database: OpenDatabase) => Promise<unknown>): Promise<OpenDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-upgrade-"));
  const databaseUrl = await createDatabase();
  const earlier = await openDatabase({ databaseUrl, dataDir });
  await use(earlier);
  await earlier.db
    .deleteFrom("contentVersions")
    .where("tag", "in", ["sample-2", "sample-3", "sample-4", "sample-5"])
    .execute();
  await earlier.db.destroy();

  const database = await openDatabase({ databaseUrl, dataDir });
  onTestFinished(async () => {
    await database.db.destroy();
    await rm(dataDir, { recursive: true });
  });
  return database;
}

/** Starts the program once. Returns the names of the files that it wrote. */
async function start(database: OpenDatabase): Promise<Set<string>> {
  const written = new Set<string>();
  await loadSample(
    sampleOf(database),
    { write: async (name) => void written.add(name) },
    {
      builtFolder: path.resolve(import.meta.dirname, "../../build/sample"),
      siteUrl: "https://school.example",
    },
  );
  return written;
}

const list = async (database: OpenDatabase, name: ResourceName) =>
  (await createContentStore(database.db, noteNothing).list(resources[name])).rows;

const readPages = (database: OpenDatabase) =>
  createPageStore(database.db, noteNothing, (page, path) => {
    throw new Error(`${page}: ${path} cannot be read`);
  }).findAll();

it("a school with the sample gets its new entries once, in order", async () => {
  const database = await openEarlier((earlier) =>
    sampleOf(earlier).load({ rows: [FACILITY], documents: ownDocuments, pages: [] }),
  );
  const written = await start(database);

  const people = await list(database, "alumni");
  expect(people.map(({ name }) => name)).toEqual(alumni.map(({ name }) => name));
  const members = await list(database, "committee");
  expect(members.map(({ name, designationHi }) => [name, designationHi])).toEqual(
    committee.map(({ name, designationHi }) => [name, designationHi]),
  );
  const documents = await readPages(database);
  const files = pageNames.flatMap((name) => documentFiles(pages[name], documents[name].document));
  const portraits = people.map(({ image }) => String(image));
  expect([...written].sort()).toEqual([...portraits, ...files].flatMap(storedNames).sort());
  for (const name of UPGRADED) {
    const { document, isSample } = documents[name];
    const withoutFiles = (each: typeof document) =>
      mapFiles(pages[name], each, (value) => ({ ...value, file: "" }));
    expect(withoutFiles(document)).toEqual(withoutFiles(samplePages[name]));
    expect(isSample).toBe(true);
  }
  for (const name of FRESH_PAGES) expect(documents[name].updatedAt).toBeNull();
  expect(await list(database, "facilities")).toMatchObject([{ name: "Library" }]);
  for (const name of FRESH_TYPES)
    expect(await list(database, name), "no invented ones on the site of a school").toEqual([]);
  expect(await sampleOf(database).count()).toBe(
    1 + alumni.length + committee.length + events.length + savedReplies.length + UPGRADED.length,
  );

  await sampleOf(database).remove(PROGRAM);
  expect(await start(database)).toEqual(new Set());
  expect(await list(database, "alumni")).toEqual([]);
  for (const { updatedAt } of Object.values(await readPages(database))) expect(updatedAt).toBeNull();
});

it("processes that start together load them once", async () => {
  const database = await openEarlier((earlier) =>
    sampleOf(earlier).load({ rows: [FACILITY], documents: ownDocuments, pages: [] }),
  );
  await Promise.all([start(database), start(database), start(database)]);
  expect(await list(database, "alumni")).toHaveLength(alumni.length);
});

it("a school that has removed the sample, or never had it, gets nothing", async () => {
  const removed = await openEarlier(async (earlier) => {
    await sampleOf(earlier).load({ rows: [FACILITY], documents: ownDocuments, pages: [] });
    await sampleOf(earlier).remove(PROGRAM);
  });
  const own = await openEarlier((earlier) =>
    createContentStore(earlier.db, noteNothing).create(resources.notices, {
      title: "Ours",
      description: "x",
    }),
  );
  for (const database of [removed, own]) {
    expect(await start(database)).toEqual(new Set());
    expect(await sampleOf(database).count()).toBe(0);
  }
});

it("a school that has the sample without its calendar gets the calendar, and keeps what it has written", async () => {
  const database = await openEarlier((earlier) =>
    sampleOf(earlier).load({ rows: [FACILITY], documents: ownDocuments, pages: [] }),
  );
  await start(database);
  // The data of the version before the calendar; its office has emptied a page.
  await database.db.deleteFrom("contentVersions").where("tag", "=", "sample-3").execute();
  await database.db.deleteFrom("events").execute();
  await database.db.deleteFrom("pages").where("name", "in", ["calendar", "notices", "fees"]).execute();

  await start(database);
  const shown = await createContentStore(database.db, noteNothing).list(resources.events);
  expect(shown.rows.map(({ title }) => title)).toEqual(events.map(({ title }) => title));
  const documents = await readPages(database);
  expect(documents.calendar.document).toEqual(samplePages.calendar);
  expect(documents.notices.document).toEqual(samplePages.notices);
  expect(documents.fees.updatedAt).toBeNull();
  expect(await list(database, "alumni")).toHaveLength(alumni.length);
});
