import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { restoreBackup } from "../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../core/server/backup/write-backup.ts";
import { raiseVersions } from "../../core/server/content/commit.ts";
import { recordChange, VISITOR } from "../../core/server/database/entries/record-change.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { putTogether, takeApart } from "./archives.ts";
import { contentOf } from "./content-of.ts";
import { createStores } from "./create-stores.ts";
import { bareName, contentTypes, createEntry, JPEG } from "./entries.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-backup-"));
const archive = path.join(folder, "school.tar");
let elsewhere: TestServer;

beforeAll(async () => {
  for (const type of Object.values(contentTypes)) await createEntry(api, type);
  const slide = { heading: text("Welcome"), picture: { file: "upload:0", alt: text("The school") } };
  expect((await savePage(api, "home", { slides: [slide] }, { files: [JPEG] })).status).toBe(200);
  elsewhere = await startTestServer(await createStores());
});

afterAll(async () => {
  await elsewhere.close();
  await rm(folder, { recursive: true });
});

describe("a backup", () => {
  it("restores every row and every file on an empty machine", async () => {
    const { files } = await writeBackupFile(api.server, archive);
    const [slide] = (await api.get("/pages/get/home")).body.document.slides;
    expect(Object.keys(files)).toContain(slide.picture.file);
    await restoreBackup(archive, elsewhere, { mayOverwrite: false });
    expect(await contentOf(elsewhere)).toEqual(await contentOf(api.server));
    for (const name of Object.keys(files)) {
      const [here, there] = [await api.server.files.read(name), await elsewhere.files.read(name)];
      expect(await buffer(there)).toEqual(await buffer(here));
    }
  });

  it("restores tables that need several archive entries, and is refused if one of these is missing", async () => {
    const cut = path.join(folder, "cut.tar");
    const manifest = await writeBackupFile(api.server, cut, { partBytes: 1000 });
    const { revisions } = manifest.tables;
    expect(revisions?.parts).toBeGreaterThan(3);
    const { entries } = await takeApart(cut);
    expect(entries.map(({ name }) => name)).toContain(`tables/revisions.${revisions?.parts}.jsonl`);
    await restoreBackup(cut, elsewhere, { mayOverwrite: true });
    expect(await contentOf(elsewhere)).toEqual(await contentOf(api.server));
    const lost = entries.filter(({ name }) => name !== "tables/revisions.2.jsonl");
    await putTogether(cut, lost, manifest);
    await expect(restoreBackup(cut, elsewhere, { mayOverwrite: true })).rejects.toThrow(
      "tables/revisions.2.jsonl is not there",
    );
  });

  it("lets the accounts of the old machine log in on the new one", async () => {
    expect(await elsewhere.accounts.hasAdmin()).toBe(true);
  });

  it("contains the audit log, which then records the restore", async () => {
    const readLog = ({ database }: TestServer) =>
      database.db.selectFrom("auditLog").selectAll().orderBy("at").orderBy("_id").execute();
    const [here, there] = [await readLog(api.server), await readLog(elsewhere)];
    expect(there.slice(0, -1)).toEqual(here);
    expect(there.at(-1)).toMatchObject({ actor: "command line", type: "backup", action: "restore" });
  });

  it("does not replace content without permission", async () => {
    await expect(restoreBackup(archive, elsewhere, { mayOverwrite: false })).rejects.toThrow(
      /used already \(notices 1, .+ 1\)\. .+ --overwrite$/,
    );
    await restoreBackup(archive, elsewhere, { mayOverwrite: true });
    expect(await contentOf(elsewhere)).toEqual(await contentOf(api.server));
  });

  it("keeps all files even if a running server sweeps before their rows exist", async () => {
    const { files } = elsewhere;
    await files.remove((await Array.fromAsync(files.list())).map(({ name }) => name));
    let isSwept = false;
    const write: typeof files.write = async (name, bytes) => {
      await files.write(name, bytes);
      if (isSwept) return;
      isSwept = true;
      await files.remove([name]);
    };
    const target = { database: elsewhere.database, files: { ...files, write } };
    const manifest = await restoreBackup(archive, target, { mayOverwrite: true });
    expect(isSwept).toBe(true);
    for (const name of Object.keys(manifest.files)) expect(await files.find(name)).toBeDefined();
  });

  it("restores on another engine with another storage, and back", async () => {
    const onOneMachine = await startTestServer();
    onTestFinished(() => onOneMachine.close());
    await restoreBackup(archive, onOneMachine, { mayOverwrite: false });
    expect(await contentOf(onOneMachine)).toEqual(await contentOf(api.server));
    const moved = path.join(folder, "moved.tar");
    await writeBackupFile(onOneMachine, moved);
    await restoreBackup(moved, elsewhere, { mayOverwrite: true });
    expect(await contentOf(elsewhere)).toEqual(await contentOf(api.server));
  });

  it("retries with a newer snapshot when a file is deleted for good before it is copied", async () => {
    const entry = await createEntry(api, contentTypes.galleries);
    const call = { token: api.token };
    let isGone = false;
    const { files } = api.server;
    const read: typeof files.read = async (name) => {
      if (name === entry.images[0] && !isGone) {
        isGone = true;
        const deleted = await api.remove(contentTypes.galleries.remove(entry._id), call);
        const purged = await api.remove(`/trash/${deleted.headers.get("x-revision")}`, call);
        expect(purged.status).toBe(200);
      }
      return files.read(name);
    };
    const manifest = await writeBackupFile(
      { database: api.server.database, files: { ...files, read } },
      archive,
    );
    expect(isGone).toBe(true);
    expect(Object.keys(manifest.files)).not.toContain(entry.images[0]);
    await restoreBackup(archive, elsewhere, { mayOverwrite: true });
    expect(await contentOf(elsewhere)).toEqual(await contentOf(api.server));
  });

  it("is consistent while entries are replaced", async () => {
    const writers = new AbortController();
    const writing = (async () => {
      const { _id } = await createEntry(api, contentTypes.facilities);
      while (!writers.signal.aborted) {
        const form = Object.entries(contentTypes.facilities.fields).map(
          ([name, value]) => [name, String(value)] as const,
        );
        await api.put(contentTypes.facilities.update(_id), { token: api.token, form: [...form] });
      }
      await api.remove(contentTypes.facilities.remove(_id), { token: api.token });
    })();
    const { files } = await writeBackupFile(api.server, archive);
    writers.abort();
    await writing;
    const manifest = await restoreBackup(archive, elsewhere, { mayOverwrite: true });
    expect(manifest.files).toEqual(files);
  });

  it("keeps authenticator apps, recovery codes and settings, but no steps of logins and no tokens", async () => {
    const { db } = api.server.database;
    const account = await db.selectFrom("accounts").selectAll().orderBy("email").executeTakeFirstOrThrow();
    const app = { totpSecret: "KEY", totpSince: "2026-11-15T08:00:00.000Z", totpLastStep: 7 };
    const code = { codeHash: "hash", accountId: account._id, usedAt: null };
    const setting = { name: "secondStepFor", value: '["office"]', updatedAt: "" };
    const until = { accountId: account._id, tokenHash: "t", expiresAt: "2100-01-01" };
    await db.updateTable("accounts").set(app).where("_id", "=", account._id).execute();
    await db.insertInto("recoveryCodes").values(code).execute();
    await db.insertInto("settings").values(setting).execute();
    await db
      .insertInto("loginSteps")
      .values({ ...until, purpose: "second", challenge: null, passwordHash: null })
      .execute();
    await db
      .insertInto("apiTokens")
      .values({ ...until, _id: "t", name: "", permissions: "[]", createdAt: "" })
      .execute();
    await writeBackupFile(api.server, archive);
    for (const table of ["recoveryCodes", "settings", "loginSteps", "apiTokens"] as const) {
      await db.deleteFrom(table).execute();
    }
    await db
      .updateTable("accounts")
      .set({ totpSecret: null, totpSince: null, totpLastStep: null })
      .where("_id", "=", account._id)
      .execute();

    await restoreBackup(archive, elsewhere, { mayOverwrite: true });
    const restored = elsewhere.database.db;
    const [owner] = await restored
      .selectFrom("accounts")
      .selectAll()
      .where("_id", "=", account._id)
      .execute();
    expect(owner).toMatchObject(app);
    expect(await restored.selectFrom("recoveryCodes").selectAll().execute()).toEqual([code]);
    expect(await restored.selectFrom("settings").selectAll().execute()).toEqual([setting]);
    for (const table of ["loginSteps", "apiTokens"] as const) {
      expect(await restored.selectFrom(table).select("tokenHash").execute()).toEqual([]);
    }
  });

  it("contains withdrawn files and restores them as withdrawn", async () => {
    const entry = await createEntry(api, contentTypes.facilities);
    const call = { token: api.token };
    // Restored over a machine where the entry is still there, its file is withdrawn there too.
    await writeBackupFile(api.server, archive);
    await restoreBackup(archive, elsewhere, { mayOverwrite: true });
    expect(await elsewhere.files.find(entry.image)).toBeDefined();
    const deleted = await api.remove(contentTypes.facilities.remove(entry._id), call);
    const { files } = await writeBackupFile(api.server, archive);
    expect(Object.keys(files)).toContain(entry.image);
    await elsewhere.files.withdrawn.write(entry.image, Buffer.from("damaged"));
    await restoreBackup(archive, elsewhere, { mayOverwrite: true });
    expect(await elsewhere.files.find(entry.image)).toBeUndefined();
    const [here, there] = await Promise.all(
      [api.server, elsewhere].map(async (server) => buffer(await server.files.withdrawn.read(entry.image))),
    );
    expect(there).toEqual(here);
    expect(await contentOf(elsewhere)).toEqual(await contentOf(api.server));
    await api.remove(`/trash/${deleted.headers.get("x-revision")}`, call);
  });

  it("that lacks a withdrawn file of its history is refused", async () => {
    const entry = await createEntry(api, contentTypes.facilities);
    await api.remove(contentTypes.facilities.remove(entry._id), { token: api.token });
    await writeBackupFile(api.server, archive);
    const { entries, manifest } = await takeApart(archive);
    const { [entry.image]: _gone, ...files } = manifest.files;
    await putTogether(
      archive,
      entries.filter(({ name }) => name !== `files/${entry.image}`),
      { ...manifest, files },
    );
    await expect(restoreBackup(archive, elsewhere, { mayOverwrite: true })).rejects.toThrow(
      `names the file ${entry.image}, which it does not have.`,
    );
  });

  it("ignores a lost file that only history names", async () => {
    const entry = await createEntry(api, contentTypes.facilities);
    await api.remove(contentTypes.facilities.remove(entry._id), { token: api.token });
    await api.server.files.withdrawn.remove([entry.image]);
    const { missing, missingInHistory } = await writeBackupFile(api.server, archive);
    expect([missing, missingInHistory]).toEqual([[], [entry.image]]);
    await restoreBackup(archive, elsewhere, { mayOverwrite: true });
    expect(await contentOf(elsewhere)).toEqual(await contentOf(api.server));
  });

  it("is noticed by running servers: every version is higher than before, also of deleted content", async () => {
    const { db } = elsewhere.database;
    await writeBackupFile(api.server, archive);
    await db
      .insertInto("contentVersions")
      .values([
        { tag: "gone", version: 3 },
        { tag: "busy", version: 4711 },
      ])
      .execute();
    const tagsBefore = await db.selectFrom("contentVersions").select("tag").execute();
    await restoreBackup(archive, elsewhere, { mayOverwrite: true });
    const versions = await db.selectFrom("contentVersions").selectAll().execute();
    expect(versions.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining([...tagsBefore.map(({ tag }) => tag), "notices"]),
    );
    for (const { version } of versions) expect(version).toBe(4712);
    await db.deleteFrom("contentVersions").where("tag", "in", ["gone", "busy"]).execute();
  });

  // SQLite allows one writer at a time and has no lock table.
  const onPostgres = api.databaseUrl ? it : () => undefined;
  onPostgres("waits on PostgreSQL for a save under way, while readers go on", async () => {
    const { db } = elsewhere.database;
    await writeBackupFile(api.server, archive);
    await restoreBackup(archive, elsewhere, { mayOverwrite: true });
    const before = await db.selectFrom("notices").selectAll().execute();
    const save = await db.startTransaction().execute();
    onTestFinished(async () => {
      if (!save.isCommitted) await save.rollback().execute();
    });
    await save
      .insertInto("notices")
      .values(before.map((row) => ({ ...row, _id: `copy of ${row._id}` })))
      .execute();
    const restoring = restoreBackup(archive, elsewhere, { mayOverwrite: true });
    const waiting = sql`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1);
    expect(await db.selectFrom("notices").selectAll().execute()).toEqual(before);

    await recordChange(save, VISITOR, { type: "notices", action: "create" });
    const seen = (await raiseVersions(save, ["notices"])).get("notices") ?? 0;
    await save.commit().execute();
    await restoring;
    expect(await contentOf(elsewhere)).toEqual(await contentOf(api.server));
    const log = await db.selectFrom("auditLog").select("_id").where("actor", "=", VISITOR.name).execute();
    expect(log).toEqual([]);
    const versions = await db.selectFrom("contentVersions").select("version").execute();
    for (const { version } of versions) expect(version).toBeGreaterThan(seen);
  });

  it("replaces a damaged stored file", async () => {
    const { files } = await writeBackupFile(api.server, archive);
    const [name = ""] = Object.keys(files);
    await elsewhere.files.write(name, Buffer.from("damaged"));
    await restoreBackup(archive, elsewhere, { mayOverwrite: true });
    const [here, there] = [await api.server.files.read(name), await elsewhere.files.read(name)];
    expect(await buffer(there)).toEqual(await buffer(here));
  });
});

it("a backup keeps the files of drafts and scheduled entries private after a restore", async () => {
  const { facilities, notices } = contentTypes;
  const drafts = path.join(folder, "drafts.tar");
  const draft = await createEntry(api, facilities, { isDraft: "true" });
  const shown = await createEntry(api, facilities);
  const coming = await createEntry(api, notices, { publishAt: "2126-01-01T07:00" });
  await writeBackupFile(api.server, drafts);
  await restoreBackup(drafts, elsewhere, { mayOverwrite: true });
  const places = async (name: string) =>
    [await elsewhere.files.find(name), await elsewhere.files.withdrawn.find(name)].map(Boolean);
  const files = [draft.image, bareName(coming.pdfOrImage), shown.image];
  expect(await Promise.all(files.map(places))).toEqual([
    [false, true],
    [false, true],
    [true, false],
  ]);
});
