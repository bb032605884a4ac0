import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { storedNames } from "../../core/content/files/images.ts";
import { dayInIndia } from "../../core/content/text/india-time.ts";
import { restoreBackup } from "../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../core/server/backup/write-backup.ts";
import { raiseVersions } from "../../core/server/content/commit.ts";
import { createChild } from "../../features/students/tests/api/create-child.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { createStores } from "./create-stores.ts";
import { contentTypes, toForm } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ breaks: true });
const { token } = api;
const { students } = contentTypes;
const { database, sweepFiles } = api.server;
const TODAY = dayInIndia(new Date());

afterEach(() => {
  vi.restoreAllMocks();
});

const refusePhoto = (id: string) => {
  const json = { students: [id], purposes: ["photo"], state: "refused", how: "slip", on: TODAY };
  return api.post("/consents", { token, json });
};
const diskError = () => Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" });

/** Children whose photos are not public, for one reason each, and one whose photo is. */
async function createChildren() {
  const [refused, left, ended, shown] = await Promise.all(Array.from({ length: 4 }, () => createChild(api)));
  await refusePhoto(String(refused?.id));
  await api.put(students.update(String(left?.id)), { token, form: toForm({ leftOn: TODAY }) });
  const state = { purpose: "photo", state: "given", on: TODAY, shownUntil: "2026-01-01T00:00:00.000Z" };
  await database.db.transaction().execute(async (tx) => {
    await tx
      .insertInto("consentStates")
      .values({ studentId: String(ended?.id), ...state })
      .execute();
    await raiseVersions(tx, ["consents"]);
  });
  await sweepFiles(new Date(0));
  return {
    hidden: [refused, left, ended].map((child) => String(child?.photo)),
    shown: String(shown?.photo),
  };
}

async function openElsewhere(): Promise<{ elsewhere: TestServer; archive: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-public-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const elsewhere = await startTestServer(await createStores());
  onTestFinished(() => elsewhere.close());
  return { elsewhere, archive: path.join(folder, "school.tar") };
}

const readAt = async (server: TestServer, name: string) =>
  (await fetch(`${server.url}/api/v1/uploads/${name}`)).status;

/** Reads files repeatedly until the work ends; returns every status seen. */
async function watch(server: TestServer, names: readonly string[], work: Promise<unknown>) {
  const seen = new Set<number>();
  let isOver = false;
  const ending = work.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  while (!isOver) for (const name of names) seen.add(await readAt(server, name));
  await ending;
  return [...seen];
}

it("a restored backup never serves a hidden photo, from the first moment on, beside a running server", async () => {
  const { hidden, shown } = await createChildren();
  const { elsewhere, archive } = await openElsewhere();
  await writeBackupFile(api.server, archive);
  for (const mayOverwrite of [false, true]) {
    const restoring = restoreBackup(archive, elsewhere, { mayOverwrite });
    expect(await watch(elsewhere, hidden.flatMap(storedNames), restoring)).toEqual([404]);
    await restoring;
    expect(await readAt(elsewhere, shown)).toBe(200);
    for (const name of hidden.flatMap(storedNames)) {
      expect([await elsewhere.files.find(name), await elsewhere.files.withdrawn.find(name)]).toEqual([
        undefined,
        expect.objectContaining({ name }),
      ]);
    }
  }
});

it("the server completes a restore that fails after the tables", async () => {
  const { hidden, shown } = await createChildren();
  const { elsewhere, archive } = await openElsewhere();
  await writeBackupFile(api.server, archive);
  vi.spyOn(elsewhere.files, "withdraw").mockRejectedValue(diskError());
  await expect(restoreBackup(archive, elsewhere, { mayOverwrite: false })).rejects.toThrow(
    "The tables were restored, but not all files",
  );
  expect(await Promise.all(hidden.map((name) => readAt(elsewhere, name)))).toEqual([404, 404, 404]);
  expect(await readAt(elsewhere, shown)).toBe(200);
  vi.restoreAllMocks();
  await elsewhere.retryFiles();
  for (const name of hidden) expect(await elsewhere.files.find(name)).toBeUndefined();
  expect(await elsewhere.content.findWaitingFiles()).toEqual([]);
});
