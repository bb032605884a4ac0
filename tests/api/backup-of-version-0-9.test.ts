import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { restoreBackup } from "../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../core/server/backup/write-backup.ts";
import { VERSION_0_9 } from "../../core/server/database/migrations/before-baseline.ts";
import { resources } from "../../features/types.ts";
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

it("a backup of version 0.9 restores everything", async () => {
  await writeBackupFile(api.server, archive);
  const { entries, manifest } = await takeApart(archive);
  await putTogether(archive, entries, { ...manifest, migrations: VERSION_0_9 });
  await restoreBackup(archive, elsewhere, { mayOverwrite: true });
  expect(await contentOf(elsewhere)).toEqual(await contentOf(api.server));
});

it("a backup of another version is searchable, with its trash and its log", async () => {
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
