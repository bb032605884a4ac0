import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSnapshot } from "../../server/backup/read-snapshot.ts";
import { restoreBackup } from "../../server/backup/restore-backup.ts";
import { writeBackupFile } from "../../server/backup/write-backup.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { createDatabase } from "./create-database.ts";
import { contentTypes, createEntry } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-backup-"));
const archive = path.join(folder, "school.tar");
let elsewhere: TestServer;

/** Everything but the accounts, which an empty test server has one of. */
async function contentOf({ database }: TestServer) {
  const { tables, files } = await readSnapshot(database);
  return { files: files.sort(), rows: [...tables].filter(([name]) => name !== "contentVersions") };
}

beforeAll(async () => {
  for (const type of Object.values(contentTypes)) await createEntry(api, type);
  const databaseUrl = await createDatabase();
  elsewhere = await startTestServer(databaseUrl === undefined ? {} : { databaseUrl });
});

afterAll(async () => {
  await elsewhere.close();
  await rm(folder, { recursive: true });
});

describe("a backup", () => {
  it("restores every row and every file on an empty machine", async () => {
    const { files } = await writeBackupFile(api.server, archive);
    expect(Object.keys(files).length).toBeGreaterThan(0);
    await restoreBackup(archive, elsewhere, { mayOverwrite: false });
    expect(await contentOf(elsewhere)).toEqual(await contentOf(api.server));
    for (const name of Object.keys(files)) {
      const [here, there] = [api.server, elsewhere].map(({ dataDir }) => path.join(dataDir, "uploads", name));
      expect(await readFile(there ?? "")).toEqual(await readFile(here ?? ""));
    }
  });

  it("lets the accounts of the old machine log in on the new one", async () => {
    expect(await elsewhere.accounts.hasAdmin()).toBe(true);
  });

  it("does not replace content unless it is told to", async () => {
    await expect(restoreBackup(archive, elsewhere, { mayOverwrite: false })).rejects.toThrow(/--overwrite/);
    await restoreBackup(archive, elsewhere, { mayOverwrite: true });
    expect(await contentOf(elsewhere)).toEqual(await contentOf(api.server));
  });

  it("is taken whole while entries are being replaced", async () => {
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

  it.each([
    ["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    [
      "changed in one byte",
      (bytes: Buffer) => {
        const changed = Buffer.from(bytes);
        changed.writeUInt8(changed.readUInt8(600) ^ 1, 600);
        return changed;
      },
    ],
    ["empty", () => Buffer.alloc(0)],
    ["not an archive", () => Buffer.from("hello ".repeat(500))],
  ])("that is %s is refused and changes nothing", async (_damage, damage) => {
    const damaged = path.join(folder, "damaged.tar");
    await writeFile(damaged, damage(await readFile(archive)));
    const before = await contentOf(elsewhere);
    await expect(restoreBackup(damaged, elsewhere, { mayOverwrite: true })).rejects.toThrow(
      /backup|damaged|read/,
    );
    expect(await contentOf(elsewhere)).toEqual(before);
  });
});
