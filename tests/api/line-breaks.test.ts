import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { restoreBackup } from "../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../core/server/backup/write-backup.ts";
import { openDatabase } from "../../core/server/database/open-database.ts";
import { startTestServer } from "../test-server.ts";
import { putTogether, takeApart, withRows } from "./archives.ts";
import { createDatabase, createStores } from "./create-stores.ts";
import { undoMigrations } from "./earlier-database.ts";
import { contentTypes, createCall, createEntry } from "./entries.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });
const { notices, contacts } = contentTypes;
const inbox = async () => (await api.get("/contact/all", { token: api.token })).body;

it("a limit counts what was typed, although a form sends each line break as two characters", async () => {
  const description = `${"x".repeat(49)}\n`.repeat(99) + "x".repeat(49);
  expect(description.length).toBe(4999);
  const saved = await createEntry(api, notices, { description: description.replaceAll("\n", "\r\n") });
  expect(saved.description).toBe(description);
  const tooLong = createCall(notices, { description: `${description}\r\nx` });
  expect((await api.post(notices.create, { token: api.token, ...tooLong })).status).toBe(400);
});

it("JSON and the document of a page are stored with LF", async () => {
  const json = { ...contacts.fields, message: "a\r\nb\rc" };
  expect((await api.post("/contact/create", { json })).status).toBe(201);
  expect((await inbox())[0].message).toBe("a\nb\nc");
  const saved = await savePage(api, "fees", { tableHeading: text("a\r\nb", "क\rख") });
  expect(saved.body.document.tableHeading).toEqual(text("a\nb", "क\nख"));
});

it("the contact form without scripts is stored with LF", async () => {
  const fields = { ...contacts.fields, message: "without scripts\r\nsecond line" };
  const answer = await fetch(`${api.url}/contact`, {
    method: "POST",
    body: new URLSearchParams(fields as Record<string, string>),
  });
  expect([answer.status, answer.redirected]).toEqual([200, true]);
  expect((await inbox())[0].message).toBe("without scripts\nsecond line");
});

it("what an earlier version stored gets LF when the database is opened", async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-lines-"));
  const databaseUrl = await createDatabase();
  const { db } = await openDatabase({ databaseUrl, dataDir });
  const at = "2026-01-01T00:00:00.000Z";
  const contact = { name: "Asha", phoneNumber: "9826077553", message: "a\r\nb\rc", address: null };
  await db
    .insertInto("contacts")
    .values({ _id: "1", createdAt: at, updatedAt: at, searchText: "a\r\nb\rc", ...contact })
    .execute();
  const document = JSON.stringify({ text: "a\r\nb", path: "C:\\reports" });
  await db.insertInto("pages").values({ name: "fees", document, updatedAt: at }).execute();
  await db.insertInto("pages").values({ name: "about", document: '{"a\\r', updatedAt: at }).execute();
  const revision = { _id: "1", type: "contacts", entryId: "1", number: 1, kind: "created", at };
  await db
    .insertInto("revisions")
    .values({ ...revision, value: JSON.stringify(contact), title: "a\r\nb", searchText: "a\r\nb" })
    .execute();
  await db.insertInto("announcement").values({ _id: "x", content: "a\r\nb", updatedAt: at }).execute();
  await undoMigrations(db, "016-line-feeds");
  await db.destroy();

  const database = await openDatabase({ databaseUrl, dataDir });
  onTestFinished(async () => {
    await database.db.destroy();
    await rm(dataDir, { recursive: true });
  });
  const read = (table: "contacts" | "pages" | "revisions" | "announcement") =>
    database.db.selectFrom(table).selectAll().execute();
  expect(await read("contacts")).toEqual([
    expect.objectContaining({
      message: "a\nb\nc",
      searchText: expect.not.stringContaining("\r"),
      updatedAt: at,
    }),
  ]);
  const documents = (await read("pages")).map((page) => "document" in page && page.document);
  expect(documents.sort()).toEqual(['{"a\\r', JSON.stringify({ text: "a\nb", path: "C:\\reports" })]);
  expect(await read("revisions")).toEqual([
    expect.objectContaining({
      value: JSON.stringify({ ...contact, message: "a\nb\nc" }),
      title: "a\nb",
      searchText: "a\nb",
    }),
  ]);
  expect(await read("announcement")).toEqual([expect.objectContaining({ content: "a\nb" })]);
});

it("a backup of an earlier version is restored with LF", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-lines-"));
  const elsewhere = await startTestServer(await createStores());
  onTestFinished(async () => {
    await elsewhere.close();
    await rm(folder, { recursive: true });
  });
  await createEntry(api, notices, { title: "Restored", description: "first\nsecond" });
  const archive = path.join(folder, "school.tar");
  await writeBackupFile(api.server, archive);
  // As the earlier version stored it: CRLF in the row, and within the JSON of its revision.
  const withCrlf = (lines: string[]) => lines.map((line) => line.replaceAll("first\\n", "first\\r\\n"));
  const inJson = (lines: string[]) => lines.map((line) => line.replaceAll("first\\\\n", "first\\\\r\\\\n"));
  const parts = withRows(withRows(await takeApart(archive), "notices", withCrlf), "revisions", inJson);
  await putTogether(archive, parts.entries, parts.manifest);
  await restoreBackup(archive, elsewhere, { mayOverwrite: false });
  const { db } = elsewhere.database;
  const row = await db.selectFrom("notices").selectAll().where("title", "=", "Restored").executeTakeFirst();
  expect(row).toMatchObject({ description: "first\nsecond" });
  expect(row?.searchText).not.toContain("\r");
  const revisions = await db
    .selectFrom("revisions")
    .select("value")
    .where("title", "=", "Restored")
    .execute();
  expect(revisions.map(({ value }) => JSON.parse(value).description)).toEqual(["first\nsecond"]);
});
