import { spawnSync } from "node:child_process";
import { copyFile, readdir, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { buildPdf } from "../files.ts";
import { checkIntegrity, checkSchool } from "./check-school.ts";
import { Ledger } from "./ledger.ts";
import { startReaders } from "./readers.ts";
import { createDataFolder, logIn, openSchool, type SchoolProcess } from "./school-process.ts";
import { startWriters, waitForChanges, waitForRefusals } from "./writers.ts";

const DISK_BYTES = 96 * 1024 * 1024;

/** Runs a program with a small disk mounted in the given folder until it ends. */
const withSmallDisk = (folder: string): string[] => [
  "unshare",
  "--mount",
  ...(process.getuid?.() === 0 ? [] : ["--map-root-user"]),
  "sh",
  "-c",
  `mount -t tmpfs -o size=${DISK_BYTES} gurukul "$0" && exec "$@"`,
  folder,
];

const [command = "", ...parameters] = withSmallDisk("/mnt");
const canMount = spawnSync(command, [...parameters, "true"]).status === 0;

if (canMount) {
  test("on a full disk writes are 507 while reads, logins and deletions work; with space again writes work too", async () => {
    const dataDir = await createDataFolder();
    const ledger = new Ledger();
    const school = await openSchool({ dataDir, through: withSmallDisk(dataDir) });
    const seenDataDir = `/proc/${school.process.pid}/root${dataDir}`;
    const filler = path.join(seenDataDir, "filler");
    const firstToken = await logIn(school);
    const [small, large] = [
      await createNotice(school, firstToken, 1000),
      await createNotice(school, firstToken, 12_000_000),
    ];
    const firstWriters = startWriters(school, firstToken, ledger);
    await waitForChanges(ledger, 8);
    await firstWriters.stop();
    await startReaders(school).stop();
    expect([...ledger.refusals]).toEqual([]);
    await expect.poll(() => readReadiness(school)).toEqual([200, "ok"]);

    await fillDisk(filler);
    expect(await sendMessages(school, 40)).toContain(507);
    expect(await readReadiness(school)).toEqual([200, "full"]);
    const token = await logIn(school);
    expect(await sendMessages(school, 5)).toEqual([507, 507, 507, 507, 507]);
    const smallInTrash = await remove(school, token, `notices/delete/${small}`);
    await remove(school, token, `trash/${smallInTrash}`);

    const readers = startReaders(school);
    const writers = startWriters(school, token, ledger, { pauseMs: 20 });
    await waitForRefusals(ledger, "507", 10);
    await readers.reads(20);
    await writers.stop();
    const reading = await readers.stop();
    expect(reading.failures, "reading needs no space").toEqual([]);
    expect([...ledger.refusals.keys()]).toEqual(["507"]);

    // The large notice takes less than the reserve, so that the disk is still full without it.
    const largeInTrash = await remove(school, token, `notices/delete/${large}`);
    const usedBefore = await findUsedBytes(seenDataDir);
    await remove(school, token, `trash/${largeInTrash}`);
    expect(usedBefore - (await findUsedBytes(seenDataDir))).toBeGreaterThan(10_000_000);
    await rm(filler);
    const lastWriters = startWriters(school, token, ledger);
    await waitForChanges(ledger, 4);
    await lastWriters.stop();
    expect([...ledger.refusals.keys()]).toEqual(["507"]);
    expect(await readReadiness(school)).toEqual([200, "ok"]);
    expect(await checkSchool(school, { token, dataDir: seenDataDir, ledger })).toEqual([]);
    const copy = await createDataFolder();
    for (const name of await readdir(seenDataDir)) {
      if (name.startsWith("gurukul.sqlite"))
        await copyFile(path.join(seenDataDir, name), path.join(copy, name));
    }
    expect(checkIntegrity(copy)).toEqual(["ok"]);
  });
} else {
  // Without the right to mount, a limit on the file size replaces the disk.
  test("an upload that does not fit is 507 and leaves nothing, and smaller ones succeed", async () => {
    const dataDir = await createDataFolder();
    const ledger = new Ledger();
    const through = ["sh", "-c", 'ulimit -f 16384 && exec "$@"', "sh"];
    const school = await openSchool({ dataDir, through });
    const token = await logIn(school);
    const answer = await sendNotice(school, token, 17 * 1024 * 1024);
    expect(answer.status).toBe(507);
    const writers = startWriters(school, token, ledger);
    await waitForChanges(ledger, 4);
    await writers.stop();
    expect(await checkSchool(school, { token, dataDir, ledger })).toEqual([]);
  });
}

/** A notice with a PDF of about this size. */
function sendNotice(school: SchoolProcess, token: string, bytes: number): Promise<Response> {
  const form = new FormData();
  form.set("title", `A PDF of ${bytes} bytes`);
  form.set("description", "Fills the disk");
  const pdf = buildPdf({ objects: { 6: `(${"0".repeat(bytes)})` } });
  form.set("pdfOrImage", new Blob([new Uint8Array(pdf)]), "notice.pdf");
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${school.api}/notices/create`, { method: "POST", headers, body: form });
}

async function createNotice(school: SchoolProcess, token: string, bytes: number): Promise<string> {
  const answer = await sendNotice(school, token, bytes);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}

/** Deletes an entry; returns its revision in the trash. */
async function remove(school: SchoolProcess, token: string, address: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${school.api}/${address}`, { method: "DELETE", headers });
  expect([answer.status, address]).toEqual([200, address]);
  return answer.headers.get("x-revision") ?? "";
}

async function readReadiness(school: SchoolProcess): Promise<[status: number, disk: string]> {
  const answer = await fetch(`${school.url}/readyz`);
  return [answer.status, ((await answer.json()) as { disk: string }).disk];
}

async function findUsedBytes(folder: string): Promise<number> {
  const { blocks, bfree, bsize } = await statfs(folder);
  return (blocks - bfree) * bsize;
}

async function fillDisk(filler: string): Promise<void> {
  for (let chunk = 0; ; chunk++) {
    const { bavail, bsize } = await statfs(path.dirname(filler));
    if (bavail === 0) return;
    const isFull = await writeFile(filler, Buffer.alloc(bavail * bsize), { flag: "a" }).then(
      () => false,
      () => true,
    );
    if (isFull && chunk > 100) return;
  }
}

/** The statuses of contact messages, which need only the database. */
async function sendMessages(school: SchoolProcess, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let message = 0; message < count; message++) {
    const answer = await fetch(`${school.api}/contact/create`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Asha", phoneNumber: "0734 255 9917", message: "x".repeat(4000) }),
    });
    statuses.push(answer.status);
  }
  return statuses;
}
