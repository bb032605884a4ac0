import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { tableEntry } from "../../core/server/backup/backup-format.ts";
import { restoreBackup } from "../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../core/server/backup/write-backup.ts";
import { VERSION_0_9 } from "../../core/server/database/migrations/before-baseline.ts";
import { NO_MAILS } from "../../features/accounts/tests/api/no-mails.ts";
import { resources } from "../../features/types.ts";
import { startTestServer } from "../test-server.ts";
import { putTogether, takeApart, withRows } from "./archives.ts";
import { contentOf } from "./content-of.ts";
import { createStores } from "./create-stores.ts";
import { contentTypes, createEntry } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { db } = api.server.database;
const mails = {
  enquiries: { ...NO_MAILS.mails.enquiries, fees: "now", other: "daily" },
  disclosure: { certificates: "now" },
};
await api.put("/admins/mails", { token: api.token, json: { mails, hour: 13 } });
await db.updateTable("mailChoices").set({ since: "" }).execute();
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
  const { accountId } = await db.selectFrom("mailChoices").select("accountId").executeTakeFirstOrThrow();
  const topics = Object.entries(mails.enquiries).map(([topic, choice]) => ({
    accountId,
    topic,
    choice,
    hour: 13,
  }));
  const older = [["enquiryMails", topics] as const, ["certificateMails", [{ accountId }]] as const].reduce(
    (backup, [table, rows]) => withRows(backup, table, () => rows.map((row) => JSON.stringify(row))),
    await takeApart(archive),
  );
  const { mailChoices: _later, ...tables } = older.manifest.tables;
  const entries = older.entries.filter(({ name }) => name !== tableEntry("mailChoices"));
  await putTogether(archive, entries, { ...older.manifest, tables, migrations: VERSION_0_9 });
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
