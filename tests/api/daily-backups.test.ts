import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { makeRoomForBackup } from "../../core/server/backup/backup-room.ts";
import { checkArchive } from "../../core/server/backup/check-archive.ts";
import { keepDailyBackups, makeDailyBackup } from "../../core/server/backup/daily-backups.ts";
import { findLatestBackup } from "../../core/server/backup/latest-backup.ts";
import { readManifest } from "../../core/server/backup/read-archive.ts";
import { restoreBackup } from "../../core/server/backup/restore-backup.ts";
import { NoSpace } from "../../core/server/files/free-space.ts";
import { ADMIN, startTestServer } from "../test-server.ts";
import { createStores } from "./create-stores.ts";
import { CANARIES, contentTypes, createEntry } from "./entries.ts";
import { startApi } from "./start-api.ts";

const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-daily-"));
const backups = { folder, keep: 3 };
const api = await startApi({ backups });
const withoutBackups = await startApi();

const LATEST = "/backups/latest";
const DOWNLOAD = "/backups/download";
/** Five minutes past midnight in India, when Greenwich still has the day before. */
const on = (day: number) => new Date(Date.UTC(2026, 10, day - 1, 18, 35));
const make = (day: number) => makeDailyBackup(api.server, backups, { now: on(day) });
const nameOf = (day: number) => `gurukul-2026-11-${String(day).padStart(2, "0")}.tar`;

beforeAll(async () => {
  for (const type of Object.values(contentTypes)) await createEntry(api, type);
});
afterAll(() => rm(folder, { recursive: true }));

it("before the first daily backup none is reported", async () => {
  const answer = await api.get(LATEST, { token: api.token });
  expect([answer.status, answer.text]).toEqual([200, "null"]);
});

it("a backup is made once a day, and the oldest beyond the limit are deleted", async () => {
  await writeFile(path.join(folder, "notes of the office.tar"), "not ours to remove");
  expect([await make(11), await make(11)]).toMatchObject([{ missing: [] }, undefined]);
  for (const day of [12, 13, 14, 15]) expect(await make(day)).toBeDefined();
  expect((await readdir(folder)).sort()).toEqual([
    nameOf(13),
    nameOf(14),
    nameOf(15),
    "notes of the office.tar",
  ]);
});

it("partial files of a killed process are deleted after a day", async () => {
  const [old, young] = [`${nameOf(1)}.old.part`, `${nameOf(16)}.young.part`];
  for (const name of [old, young]) await writeFile(path.join(folder, name), "half");
  await utimes(path.join(folder, old), on(1), on(1));
  await utimes(path.join(folder, young), on(16), on(16));
  await make(16);
  expect(await readdir(folder)).toContain(young);
  expect(await readdir(folder)).not.toContain(old);
});

it("the panel shows the time and the size of the latest backup", async () => {
  const { status, body } = await api.get(LATEST, { token: api.token });
  expect(status).toBe(200);
  expect(body).toEqual(await findLatestBackup(folder));
  expect(body.size).toBeGreaterThan(1000);
  expect(Math.abs(Date.parse(body.createdAt) - Date.now())).toBeLessThan(60_000);
});

it("the oldest are removed if there is no room for the next one, but never the last good one", async () => {
  const place = await mkdtemp(path.join(os.tmpdir(), "gurukul-room-"));
  onTestFinished(() => rm(place, { recursive: true }));
  for (const day of [13, 14, 15, 16]) await cp(path.join(folder, nameOf(16)), path.join(place, nameOf(day)));
  const { size } = await stat(path.join(place, nameOf(16)));
  const withFree = (bytes: number) => makeRoomForBackup(place, async () => bytes);
  await withFree(2 * size);
  expect(await readdir(place)).toHaveLength(4);
  await withFree(size / 2);
  expect((await readdir(place)).sort()).toEqual([nameOf(14), nameOf(15), nameOf(16)]);
  // The newest is damaged, so that only the oldest may be removed, which is not enough.
  await truncate(path.join(place, nameOf(16)), 2 * size);
  await expect(withFree(0)).rejects.toThrow(
    /^The disk with .+ has 0 MB free, and the next backup needs \d+ MB\./,
  );
  expect(await readdir(place)).toHaveLength(3);
});

it("a backup that the disk does not give back as it was written is refused", async () => {
  const file = path.join(folder, nameOf(16));
  const manifest = await readManifest(file);
  await checkArchive(file, manifest);
  const bytes = await readFile(file);
  bytes.writeUInt8(bytes.readUInt8(1000) ^ 1, 1000);
  const damaged = path.join(folder, "damaged.tar");
  await writeFile(damaged, bytes);
  onTestFinished(() => rm(damaged));
  await expect(checkArchive(damaged, manifest)).rejects.toThrow(
    /^The disk does not hold what was written to/,
  );
});

it("a problem shows on the dashboard, in /readyz and in the metrics", async () => {
  const readState = async () => [
    (await api.get("/backups/state", { token: api.token })).body.problem,
    (await api.call("GET", "/readyz")).body.status,
  ];
  expect(await readState()).toEqual([null, "ready"]);
  await expect
    .poll(async () => (await api.call("GET", "/metrics")).text)
    .toMatch(/^gurukul_backup_age_seconds \d+/m);
  const { backupWatch } = api.server;
  backupWatch?.noteAttempt(new NoSpace("full"));
  expect(await readState()).toEqual(["too-large", "degraded"]);
  backupWatch?.noteAttempt(new Error("no"));
  expect(await readState()).toEqual(["failed", "degraded"]);
  backupWatch?.noteAttempt();
  const twoDaysAgo = new Date(Date.now() - 49 * 60 * 60_000);
  await utimes(path.join(folder, nameOf(16)), twoDaysAgo, twoDaysAgo);
  expect(await readState()).toEqual(["overdue", "degraded"]);
  expect((await api.call("GET", "/readyz")).status).toBe(200);
});

it("a server that keeps no backups says so", async () => {
  const answer = await withoutBackups.get(LATEST, { token: withoutBackups.token });
  expect([answer.status, answer.text]).toEqual([200, "null"]);
});

it("a failed backup is logged and leaves nothing, and the server continues", async () => {
  const missing = { folder: path.join(folder, "taken-away"), keep: 3 };
  const logged: unknown[] = [];
  const log = { ...api.server.app.log, error: (_details: unknown, message: string) => logged.push(message) };
  const daily = keepDailyBackups(api.server, missing, log as unknown as typeof api.server.app.log);
  await expect.poll(() => logged).toEqual(["daily backup failed"]);
  await daily.close();
});

it("closing aborts a backup and leaves no partial file", async () => {
  const started = await mkdtemp(path.join(os.tmpdir(), "gurukul-daily-"));
  onTestFinished(() => rm(started, { recursive: true }));
  const daily = keepDailyBackups(api.server, { folder: started, keep: 3 }, api.server.app.log);
  await daily.close();
  expect((await readdir(started)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("a download is a whole backup of this moment, which restores on an empty machine", async () => {
  const answer = await api.get(DOWNLOAD, { token: api.token });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/x-tar");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="gurukul-\d{4}-\d\d-\d\d\.tar"$/,
  );
  const file = path.join(folder, "downloaded.tar");
  await writeFile(file, answer.bytes);
  const elsewhere = await startTestServer(await createStores());
  onTestFinished(() => elsewhere.close());
  await restoreBackup(file, elsewhere, { mayOverwrite: false });
  const children = await elsewhere.database.db.selectFrom("students").selectAll().execute();
  expect(children).toMatchObject([{ address: CANARIES.address }]);
});

it("the audit log records the start and the end of a download", async () => {
  await api.get(DOWNLOAD, { token: api.token });
  const latest = async () => (await api.get("/audit?type=backup&limit=2", { token: api.token })).body;
  await expect.poll(latest).toMatchObject([
    { actor: ADMIN.email, action: "download" },
    { actor: ADMIN.email, action: "start-download" },
  ]);
});

it("an aborted download does no harm", async () => {
  for (let count = 1; count <= 3; count++) {
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${api.token}` };
    const answer = await fetch(`${api.url}/api/v1${DOWNLOAD}`, { headers, signal: stop.signal });
    expect(answer.status).toBe(200);
    stop.abort();
  }
  expect((await api.get(DOWNLOAD, { token: api.token })).status).toBe(200);
});

it.each([LATEST, DOWNLOAD, "/backups/missing", "/backups/state"])(
  "%s is for admins alone",
  async (address) => {
    expect((await api.get(address)).status).toBe(401);
    expect((await api.get(address, { token: "guessed" })).status).toBe(401);
  },
);
