import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { type BackupManifest, tableEntry } from "../../core/server/backup/backup-format.ts";
import { restoreBackup } from "../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../core/server/backup/write-backup.ts";
import { VERSION_0_9 } from "../../core/server/database/migrations/before-baseline.ts";
import { NO_MAILS } from "../../features/accounts/tests/api/no-mails.ts";
import { resources } from "../../features/types.ts";
import { startTestServer } from "../test-server.ts";
import { type Entry, putTogether, takeApart, withRows } from "./archives.ts";
import { contentOf } from "./content-of.ts";
import { createStores } from "./create-stores.ts";
import { contentTypes, createEntry } from "./entries.ts";
import { savePage } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { db } = api.server.database;
const mails = {
  enquiries: { ...NO_MAILS.mails.enquiries, fees: "now", other: "daily" },
  ...("disclosure" in NO_MAILS.mails && { disclosure: { certificates: "now" } }),
};
await api.put("/admins/mails", { token: api.token, json: { mails, hour: 13 } });
await api.server.announcements.set({
  content: "Admissions are open",
  contentHi: "प्रवेश प्रारंभ",
  link: "https://school.example/admissions",
});
await savePage(api, "fees", { session: "2027-28" });
await db.updateTable("mailChoices").set({ since: "" }).execute();
for (const type of Object.values(contentTypes)) await createEntry(api, type);
const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-backup-"));
const archive = path.join(folder, "school.tar");
const elsewhere = await startTestServer(await createStores());

afterAll(async () => {
  await elsewhere.close();
  await rm(folder, { recursive: true });
});

interface Backup {
  entries: Entry[];
  manifest: BackupManifest;
}

const linesOf = (rows: readonly object[]) => () => rows.map((row) => JSON.stringify(row));

/** With the announcement in a table of its own, as before migration 003. */
function withAnnouncementTable(backup: Backup): Backup {
  const announcement: object[] = [];
  const others = withRows(backup, "pages", (lines) =>
    lines.filter((line) => {
      const { name, document, ...row } = JSON.parse(line);
      if (name === "announcement") announcement.push({ _id: name, ...JSON.parse(document), ...row });
      return name !== "announcement";
    }),
  );
  return withRows(others, "announcement", linesOf(announcement));
}

/** Restores a backup with earlier migrations, and compares. */
async function expectSame({ entries, manifest }: Backup, migrations: readonly string[]): Promise<void> {
  await putTogether(archive, entries, { ...manifest, migrations });
  await restoreBackup(archive, elsewhere, { mayOverwrite: true });
  expect(await contentOf(elsewhere)).toEqual(await contentOf(api.server));
}

it("a backup from before the announcement was a document restores everything", async () => {
  await writeBackupFile(api.server, archive);
  await expectSame(withAnnouncementTable(await takeApart(archive)), ["001-baseline", "002-mail-choices"]);
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
  const certificates = "disclosure" in mails ? [{ accountId }] : [];
  const older = [["enquiryMails", topics] as const, ["certificateMails", certificates] as const].reduce(
    (backup, [table, rows]) => withRows(backup, table, linesOf(rows)),
    withAnnouncementTable(await takeApart(archive)),
  );
  const { mailChoices: _later, ...tables } = older.manifest.tables;
  const entries = older.entries.filter(({ name }) => name !== tableEntry("mailChoices"));
  await expectSame({ entries, manifest: { ...older.manifest, tables } }, VERSION_0_9);
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
