import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBackupCopies } from "../../core/server/backup/backup-copies.ts";
import { copyDailyBackup } from "../../core/server/backup/daily-backups.ts";
import { openS3Client, type S3Settings } from "../../core/server/files/s3-client.ts";
import { runCommand } from "../run-command.ts";
import { createBucket, installS3 } from "../s3-server.ts";

const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-copies-"));
const inFolder = (name: string) => path.join(folder, name);
const storage = await installS3();
const key = randomBytes(32);
let s3: S3Settings;

beforeAll(async () => {
  await storage.start();
  s3 = await createBucket(storage.endpoint);
});
afterAll(async () => {
  await storage.remove();
  await rm(folder, { recursive: true });
});

const open = (theirKey = key) => openBackupCopies({ s3, key: theirKey }, { partBytes: 1000 });

it("a copy comes back as it was, in any number of parts, only with its key", async () => {
  const bytes = randomBytes(4500);
  await writeFile(inFolder("backup.tar"), bytes);
  await open().write("gurukul-2026-11-01.tar", inFolder("backup.tar"));
  await open().read("gurukul-2026-11-01.tar", inFolder("back.tar"));
  expect(await readFile(inFolder("back.tar"))).toEqual(bytes);
  await expect(open(randomBytes(32)).read("gurukul-2026-11-01.tar", inFolder("other.tar"))).rejects.toThrow(
    /cannot be decrypted: BACKUP_KEY is not the key/,
  );
  await expect(open().read("gurukul-2026-11-02.tar", inFolder("none.tar"))).rejects.toThrow(
    /^There is no copy gurukul-2026-11-02\.tar in .+\. There is: gurukul-2026-11-01\.tar\.$/,
  );
});

it("the last daily backup is sent once; the oldest copies and those that were broken off are removed", async () => {
  await mkdir(inFolder("backups"));
  const { send, listPage } = openS3Client(s3);
  await send({ method: "PUT", key: "gurukul-2026-11-02.tar/0001", body: new Uint8Array(randomBytes(10)) });
  for (const day of ["03", "04", "05"]) {
    await writeFile(inFolder(`backups/gurukul-2026-11-${day}.tar`), day);
    const copy = () => copyDailyBackup(open(), { folder: inFolder("backups"), keep: 2 });
    await copy();
    await copy();
  }
  expect(await open().list()).toEqual(["gurukul-2026-11-05.tar", "gurukul-2026-11-04.tar"]);
  expect(await listPage({})).not.toContain("2026-11-02");
});

it("nothing more is sent once the program closes", async () => {
  const sending = open().write("gurukul-2026-11-06.tar", inFolder("backup.tar"), AbortSignal.abort());
  await expect(sending).rejects.toThrow();
  expect(await openS3Client(s3).listPage({})).not.toContain("2026-11-06");
});

it("a new machine restores from the second place with the key", async () => {
  const environment = (data: string) => ({
    DATA_DIR: inFolder(data),
    BACKUP_S3_BUCKET: s3.bucket,
    BACKUP_S3_ENDPOINT: s3.endpoint,
    BACKUP_S3_REGION: s3.region,
    BACKUP_S3_ACCESS_KEY_ID: s3.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    BACKUP_KEY: key.toString("base64"),
  });
  await mkdir(inFolder("burnt"));
  await runCommand("backup", [inFolder("gurukul-2026-11-06.tar")], environment("burnt"));
  await open().write("gurukul-2026-11-06.tar", inFolder("gurukul-2026-11-06.tar"));
  const restored = await runCommand(
    "restore",
    ["gurukul-2026-11-06.tar", "--second-place"],
    environment("new"),
  );
  expect(restored).toMatchObject({
    code: 0,
    error: "",
    out: expect.stringMatching(/^Restored the backup of/),
  });
  expect((await readdir(inFolder("new"))).filter((name) => name.startsWith("fetched-"))).toEqual([]);
});

it("storage that does not answer is reported", async () => {
  await storage.crash();
  await expect(open().list()).rejects.toThrow();
});
