import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { NONE_OFF } from "../../../../core/content/parts/parts.ts";
import { createContentStore } from "../../../../core/server/content/content-store.ts";
import { createSampleStore } from "../../../../core/server/content/many/sample-store.ts";
import { openDatabase } from "../../../../core/server/database/open-database.ts";
import { createPageStore } from "../../../../core/server/pages/page-store.ts";
import { searchSite } from "../../../../core/server/pages/search/search-site.ts";
import { createDatabase } from "../../../../tests/api/create-stores.ts";
import { resources } from "../../../types.ts";

const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-many-"));
const { db } = await openDatabase({ databaseUrl: await createDatabase(), dataDir });
afterAll(async () => {
  await db.destroy();
  await rm(dataDir, { recursive: true });
});
const nothing = () => {};

const buildNotice = (title: string, date: string) => ({
  resource: resources.notices,
  createdAt: "2026-01-01T00:00:00.000Z",
  values: { title, description: "Zebras are on show.", pdfOrImage: null, date },
});
const day = (place: number) => new Date(Date.UTC(2025, 0, 1 + place)).toISOString().slice(0, 10);

await createSampleStore(db, nothing).load({
  rows: [
    buildNotice("The old zebras of 2019", "2019-03-01"),
    buildNotice("Old okapi", "2019-03-02"),
    ...Array.from({ length: 300 }, (_, place) => buildNotice(`Visit ${place}`, day(place))),
  ],
  documents: [],
  pages: [],
});
const store = createContentStore(db, nothing);
const documents = await createPageStore(db, nothing, nothing).findAll();

const search = (q: string, range = { limit: 5, offset: 0 }) =>
  searchSite(
    {
      store,
      documents,
      shownPaths: new Set(["/", "/notices"]),
      off: NONE_OFF,
      at: "2026-11-18T06:00:00.000Z",
    },
    { q, language: "en", ...range },
  );
const titlesOf = ({ found }: Awaited<ReturnType<typeof search>>) =>
  found.map(({ title }) => title.map(({ text }) => text).join(""));

it("of hundreds of results the best of all and the newest are ordered", async () => {
  const results = await search("zebras");
  expect(titlesOf(results)).toEqual([
    "The old zebras of 2019",
    ...[299, 298, 297, 296].map((n) => `Visit ${n}`),
  ]);
  expect([results.isCut, results.total]).toEqual([true, 201]);
  expect(titlesOf(await search("zebras", { limit: 5, offset: 200 }))).toEqual(["Visit 100"]);
});

it("rare words beside one that hundreds have are found", async () => {
  expect(titlesOf(await search("zebra okapi"))).toEqual(["Old okapi"]);
  const partly = await search("zebra visit okapi", { limit: 300, offset: 0 });
  expect(titlesOf(partly)).toContain("Old okapi");
  expect(partly.leftOut).not.toEqual([]);
});

it("fewer results are all there, and a beginning finds the words", async () => {
  const results = await search("oka");
  expect(titlesOf(results)).toEqual(["Old okapi"]);
  expect(results.isCut).toBe(false);
});
