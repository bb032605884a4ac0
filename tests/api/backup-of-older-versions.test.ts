import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { storedNames } from "../../core/content/files/images.ts";
import { restoreBackup } from "../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../core/server/backup/write-backup.ts";
import { resourceNames, resources } from "../../features/types.ts";
import { startTestServer } from "../test-server.ts";
import { putTogether, takeApart, withRows } from "./archives.ts";
import { contentOf } from "./content-of.ts";
import { createStores } from "./create-stores.ts";
import { contentTypes, createEntry } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
for (const type of Object.values(contentTypes)) await createEntry(api, type);
const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-backup-"));
const archive = path.join(folder, "school.tar");
const elsewhere = await startTestServer(await createStores());

afterAll(async () => {
  await elsewhere.close();
  await rm(folder, { recursive: true });
});

const namesOfHindi = (row: object) => Object.keys(row).filter((name) => name.endsWith("Hi"));

const absentHindi = (row: object) => Object.fromEntries(namesOfHindi(row).map((name) => [name, null]));

/** A row as it was stored before there were companions. */
const beforeHindi = (row: object) =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => name !== "lacks" && !namesOfHindi(row).includes(name)),
  );

it("a backup of an older version restores: without a list of missing files, and without tables that are newer", async () => {
  await writeBackupFile(api.server, archive);
  const { entries, manifest } = await takeApart(archive);
  const { missing: _missing, missingInHistory: _inHistory, ...older } = manifest;
  const { auditLog: _auditLog, ...tables } = manifest.tables;
  const kept = entries.filter(({ name }) => name !== "tables/auditLog.jsonl");
  await putTogether(archive, kept, { ...older, tables, migrations: ["001-first-tables"] });
  expect((await restoreBackup(archive, elsewhere, { mayOverwrite: true })).missing).toEqual([]);
  expect(await contentOf(elsewhere)).toEqual(await contentOf(api.server));
  const log = await elsewhere.database.db.selectFrom("auditLog").select("action").execute();
  expect(log).toEqual([{ action: "restore" }]);
});

it("a backup from a version without Hindi restores without invented texts", async () => {
  await writeBackupFile(api.server, archive);
  const apart = await takeApart(archive);
  const older = resourceNames.reduce(
    (all, name) =>
      withRows(all, name, (lines) => lines.map((line) => JSON.stringify(beforeHindi(JSON.parse(line))))),
    apart,
  );
  const migrations = apart.manifest.migrations.filter((name) => name < "007");
  await putTogether(archive, older.entries, { ...older.manifest, migrations });
  await restoreBackup(archive, elsewhere, { mayOverwrite: true });
  for (const name of resourceNames) {
    const here = (await api.server.content.list(resources[name])).rows;
    const withoutHindi = here.map((row) => ({ ...row, ...absentHindi(row) }));
    expect((await elsewhere.content.list(resources[name])).rows, name).toEqual(withoutHindi);
  }
});

it("a backup from a version without duties gives every admin all duties, and restores no links", async () => {
  await api.post("/invitations", {
    token: api.token,
    json: { email: "invited@school.example", duties: ["look"] },
  });
  await writeBackupFile(api.server, archive);
  const apart = await takeApart(archive);
  expect(apart.entries.map(({ name }) => name)).not.toContain("tables/accountLinks.jsonl");
  const older = withRows(apart, "accounts", (lines) =>
    lines.map((line) => {
      const { name: _name, duties: _duties, lastLoginAt: _login, ...row } = JSON.parse(line);
      return JSON.stringify(row);
    }),
  );
  await putTogether(archive, older.entries, older.manifest);
  await restoreBackup(archive, elsewhere, { mayOverwrite: true });
  expect((await elsewhere.accounts.list()).map(({ duties }) => duties)).toEqual([["everything"]]);
  expect(await elsewhere.database.db.selectFrom("accountLinks").select("_id").execute()).toEqual([]);
});

it("a backup from an older version is searchable, with its trash and its log", async () => {
  await writeBackupFile(api.server, archive);
  const older = ["revisions", "auditLog", "notices"].reduce(
    (backup, table) =>
      withRows(backup, table, (lines) =>
        lines.map((line) => JSON.stringify({ ...JSON.parse(line), searchText: "हिन्दी १५" })),
      ),
    await takeApart(archive),
  );
  await putTogether(archive, older.entries, older.manifest);
  await restoreBackup(archive, elsewhere, { mayOverwrite: true });
  for (const table of ["revisions", "auditLog"] as const) {
    const rows = elsewhere.database.db
      .selectFrom(table)
      .select("searchText")
      .where("searchText", "like", "ह%");
    expect(new Set((await rows.execute()).map((row) => row.searchText))).toEqual(new Set(["हिंदी 15"]));
  }
  expect((await elsewhere.content.list(resources.notices, { q: "annual" })).total).toBe(1);
});

it("a backup from a version without history restores, and its entries have a history from then on", async () => {
  await writeBackupFile(api.server, archive);
  const { entries, manifest } = await takeApart(archive);
  const isHistory = (name: string) => name === "revisions" || name === "revisionFiles";
  const tables = Object.entries(manifest.tables).filter(([name]) => !isHistory(name));
  const named = new Set([...(await api.server.content.fileNamesInUse())].flatMap(storedNames));
  const files = Object.entries(manifest.files).filter(([name]) => named.has(name));
  const isThere = ({ name }: { name: string }) =>
    name.startsWith("files/") ? named.has(name.slice(6)) : !/^tables\/revision/.test(name);
  await putTogether(archive, entries.filter(isThere), {
    ...manifest,
    tables: Object.fromEntries(tables),
    files: Object.fromEntries(files),
    migrations: ["001-first-tables", "002-audit-log", "003-session-device", "004-page-documents"],
  });
  await restoreBackup(archive, elsewhere, { mayOverwrite: true });
  const { db } = elsewhere.database;
  expect(await db.selectFrom("revisions").selectAll().execute()).toEqual([]);
  const [notice] = (await elsewhere.content.list(resources.notices)).rows;
  const change = () => ({ title: "Changed" });
  await elsewhere.content.update(resources.notices, String(notice?._id), change, () => true);
  const revisions = await db.selectFrom("revisions").selectAll().orderBy("number").execute();
  expect(revisions.map(({ kind, title, actor }) => [kind, title, actor])).toEqual([
    ["created", "Annual Day", null],
    ["changed", "Changed", "program"],
  ]);
});
