import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Config } from "../config.ts";
import { findElement, openS3Client, requireStatus } from "../files/s3-client.ts";
import { BackupError } from "./backup-format.ts";

/**
 * Encrypted copies of backups in a bucket. A copy is a number of objects `NAME/0001`, each encrypted on its own with AES-256-GCM, and
 * `NAME/whole` with their number, written last. The name and the number of a part are authenticated, so that parts cannot be exchanged.
 */
const PART_BYTES = 16 * 1024 * 1024;
const LAST = "whole";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type BackupCopies = ReturnType<typeof openBackupCopies>;

export function openBackupCopies(
  { s3, key }: NonNullable<Config["backupCopies"]>,
  { partBytes = PART_BYTES } = {},
) {
  const { send, listPage } = openS3Client(s3);

  const put = async (name: string, part: string, bytes: Uint8Array, signal: AbortSignal | undefined) => {
    const body = new Uint8Array(encrypt(key, `${name}/${part}`, bytes));
    const response = await send({ method: "PUT", key: `${name}/${part}`, body, signal });
    requireStatus(response, 200, await response.text());
  };
  const get = async (name: string, part: string) => {
    const response = await send({ method: "GET", key: `${name}/${part}` });
    const bytes = Buffer.from(await response.arrayBuffer());
    requireStatus(response, 200, bytes.subarray(0, 1000).toString());
    return decrypt(key, `${name}/${part}`, bytes);
  };
  const listKeys = async () => {
    const keys: string[] = [];
    for (let token: string | undefined = ""; token !== undefined; ) {
      const page: string = await listPage(token === "" ? {} : { "continuation-token": token });
      for (const [, contents = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        keys.push(findElement(contents, "Key") ?? "");
      token = findElement(page, "NextContinuationToken");
    }
    return keys;
  };
  const removeCopy = async (name: string, keys: readonly string[]) => {
    // Without its last object a copy does not count.
    const own = keys.filter((each) => each.startsWith(`${name}/`));
    for (const each of own.toSorted((a, b) => Number(b.endsWith(LAST)) - Number(a.endsWith(LAST)))) {
      const response = await send({ method: "DELETE", key: each });
      const text = await response.text();
      if (response.status !== 404) requireStatus(response, 204, text);
    }
  };
  const namesIn = (keys: readonly string[]) =>
    keys
      .filter((each) => each.endsWith(`/${LAST}`))
      .map((each) => each.slice(0, -LAST.length - 1))
      .sort()
      .reverse();

  return {
    /** The names of the copies that are whole, newest first. */
    list: async () => namesIn(await listKeys()),

    async write(name: string, file: string, signal?: AbortSignal): Promise<void> {
      let count = 0;
      for await (const bytes of createReadStream(file, { highWaterMark: partBytes }))
        await put(name, nameOfPart(++count), bytes, signal);
      await put(name, LAST, Buffer.from(String(count)), signal);
    },

    async read(name: string, file: string): Promise<void> {
      const names = await this.list();
      if (!names.includes(name))
        throw new BackupError(
          `There is no copy ${name} in ${s3.bucket}. There is: ${names.join(", ") || "none"}.`,
        );
      const count = Number((await get(name, LAST)).toString());
      const target = await open(file, "wx", 0o600);
      try {
        for (let part = 1; part <= count; part++) await target.writeFile(await get(name, nameOfPart(part)));
      } finally {
        await target.close();
      }
    },

    /** Also removes older copies that were broken off; a newer one may still be under way on another machine. */
    async removeBeyond(keep: number): Promise<void> {
      const keys = await listKeys();
      const kept = namesIn(keys).slice(0, keep);
      const names = new Set(keys.map((each) => each.slice(0, each.lastIndexOf("/"))));
      for (const name of names) {
        if (!kept.includes(name) && name < (kept[0] ?? "")) await removeCopy(name, keys);
      }
    },
  };
}

const nameOfPart = (number: number) => String(number).padStart(4, "0");

function encrypt(key: Buffer, about: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, about: string, bytes: Buffer): Buffer {
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new BackupError(
      `${about} cannot be decrypted: BACKUP_KEY is not the key it was made with, or it is damaged.`,
    );
  }
}
