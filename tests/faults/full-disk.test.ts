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

const DISK_BYTES = 48 * 1024 * 1024;

/** Runs a program with a small disk of its own in the given folder; the disk goes when the program ends. */
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
  test("on a full disk writes are 507, reads go on, and once there is space again so do the writes", async () => {
    const dataDir = await createDataFolder();
    const ledger = new Ledger();
    const school = await openSchool({ dataDir, through: withSmallDisk(dataDir) });
    const seenDataDir = `/proc/${school.process.pid}/root${dataDir}`;
    const filler = path.join(seenDataDir, "filler");
    const token = await logIn(school);
    const firstWriters = startWriters(school, token, ledger);
    await waitForChanges(ledger, 8);
    await firstWriters.stop();
    await startReaders(school).stop();
    expect([...ledger.refusals]).toEqual([]);

    await fillDisk(filler);
    const readers = startReaders(school);
    const writers = startWriters(school, token, ledger, { pauseMs: 20 });
    await waitForRefusals(ledger, "507", 10);
    await readers.reads(20);
    await writers.stop();
    // What the deletes and replaced files gave back is taken again.
    await fillDisk(filler);
    expect(await sendMessages(school, 40)).toContain(507);
    const reading = await readers.stop();
    expect(reading.failures, "reading needs no space").toEqual([]);
    expect([...ledger.refusals.keys()]).toEqual(["507"]);

    await rm(filler);
    const lastWriters = startWriters(school, token, ledger);
    await waitForChanges(ledger, 4);
    await lastWriters.stop();
    expect([...ledger.refusals.keys()]).toEqual(["507"]);
    expect(await checkSchool(school, { token, dataDir: seenDataDir, ledger })).toEqual([]);
    const copy = await createDataFolder();
    for (const name of await readdir(seenDataDir)) {
      if (name.startsWith("gurukul.sqlite"))
        await copyFile(path.join(seenDataDir, name), path.join(copy, name));
    }
    expect(checkIntegrity(copy)).toEqual(["ok"]);
  });
} else {
  // Where nobody may mount, a limit on the size of a file stands in for the disk.
  test("an upload that cannot be written to its end is 507 and leaves nothing behind, and smaller ones go on", async () => {
    const dataDir = await createDataFolder();
    const ledger = new Ledger();
    const through = ["sh", "-c", 'ulimit -f 16384 && exec "$@"', "sh"];
    const school = await openSchool({ dataDir, through });
    const token = await logIn(school);
    const form = new FormData();
    form.set("title", "Too large for the disk");
    form.set("description", "A PDF of 17 MB");
    const pdf = buildPdf({ objects: { 6: `(${"0".repeat(17 * 1024 * 1024)})` } });
    form.set("pdfOrImage", new Blob([new Uint8Array(pdf)]), "notice.pdf");
    const answer = await fetch(`${school.api}/notices/create`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(answer.status).toBe(507);
    const writers = startWriters(school, token, ledger);
    await waitForChanges(ledger, 4);
    await writers.stop();
    expect(await checkSchool(school, { token, dataDir, ledger })).toEqual([]);
  });
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

/** The statuses of messages from visitors, which need the database alone. */
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
