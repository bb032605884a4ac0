import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { label } from "../../words/label.ts";
import { notFound, storageFull } from "../errors.ts";
import { limitConcurrency } from "../workers/limit-concurrency.ts";
import { type FilePlace, type FileStore, isStoredName, type StoredFile } from "./file-store.ts";
import { findElement, openS3Client, refused, requireStatus, type S3Settings } from "./s3-client.ts";

const REQUESTS_AT_ONCE = 8;
/** The prefix of withdrawn files. */
const WITHDRAWN = "withdrawn/";
/** The prefix of staged files. */
const STAGED = "staged/";
/** The clock of the storage may differ by a quarter of an hour; beyond that it refuses our signatures. */
const ORPHAN_AGE_MS = 60 * 60_000;

/** Stores files in an S3-compatible bucket under their names; withdrawn and staged files have a prefix. */
export function openS3FileStore(settings: S3Settings): FileStore {
  const { bucket } = settings;
  const { send, listPage } = openS3Client(settings);
  const limitRequests = limitConcurrency(REQUESTS_AT_ONCE);
  const inTurn = limitConcurrency(1);

  const forEach = async (names: readonly string[], work: (name: string) => Promise<void>) => {
    const checked = names.map(requireStoredName);
    await Promise.all(checked.map((name) => limitRequests(() => work(name))));
  };

  const removeKey = async (key: string) => {
    const response = await send({ method: "DELETE", key });
    const text = await response.text();
    if (response.status !== 404) requireStatus(response, 204, text);
  };

  /** False if the file is missing. */
  const copy = async (from: string, to: string): Promise<boolean> => {
    const headers = { "x-amz-copy-source": `/${encodeURIComponent(bucket)}/${from}` };
    const response = await send({ method: "PUT", key: to, headers });
    const text = await response.text();
    if (response.status === 404) return false;
    requireStatus(response, 200, text);
    // A copy may fail after its status was sent.
    if (!text.includes("<ETag>")) throw refused(response, text);
    return true;
  };

  /** The files with a prefix. */
  const openPlace = (prefix: string): FilePlace => ({
    async write(name, bytes) {
      const body = new Uint8Array(bytes);
      // The storage verifies it and refuses bytes that were changed in transit.
      const sha256 = createHash("sha256").update(body).digest("hex");
      const response = await send({
        method: "PUT",
        key: prefix + requireStoredName(name),
        headers: { "x-amz-content-sha256": sha256 },
        body,
      });
      const text = await response.text();
      if (response.status === 507) throw storageFull();
      requireStatus(response, 200, text);
    },

    async find(name) {
      const response = await send({ method: "HEAD", key: prefix + requireStoredName(name) });
      if (response.status === 404) return undefined;
      requireStatus(response, 200);
      const modifiedAt = new Date(response.headers.get("last-modified") ?? Number.NaN);
      return { name, size: Number(response.headers.get("content-length")), modifiedAt };
    },

    async read(name, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const response = await send({ method: "GET", key: prefix + requireStoredName(name), headers });
      const { status, body } = response;
      if (status === (range ? 206 : 200) && body) return Readable.fromWeb(body as ReadableStream);
      const text = await response.text();
      if (status === 404) throw notFound(label("File", "फ़ाइल"));
      throw refused(response, text);
    },

    remove: (names) => forEach(names, (name) => removeKey(prefix + name)),

    async *list() {
      // The delimiter excludes the files of other prefixes.
      const query = { prefix, delimiter: "/" };
      for (let token: string | undefined = ""; token !== undefined; ) {
        const page: string = await listPage(token === "" ? query : { ...query, "continuation-token": token });
        yield* readListed(page, prefix);
        token = findElement(page, "NextContinuationToken");
      }
    },
  });

  return {
    ...openPlace(""),
    orphanAgeMs: ORPHAN_AGE_MS,
    withdrawn: openPlace(WITHDRAWN),

    withdraw: (names) =>
      inTurn(() =>
        forEach(names, async (name) => {
          if (await copy(name, WITHDRAWN + name)) await removeKey(name);
        }),
      ),

    // S3 cannot rename. The withdrawn copy stays: if it were removed here while another machine withdraws the file, the last copy
    // could be lost.
    bringBack: (names) =>
      inTurn(() =>
        forEach(names, async (name) => {
          await copy(WITHDRAWN + name, name);
        }),
      ),

    staged: openPlace(STAGED),

    // The staged copies stay, for another attempt to save.
    async publish(names) {
      const found = new Set<string>();
      await forEach([...names.keys()], async (name) => {
        if (await copy(STAGED + name, requireStoredName(names.get(name) ?? ""))) found.add(name);
      });
      return found;
    },

    unpublish: (names) => forEach([...names.values()], removeKey),

    async checkReachable() {
      await listPage({ "max-keys": "1" });
    },

    /** S3 has no incomplete objects. */
    async removeTemporaries() {},
  };
}

function requireStoredName(name: string): string {
  if (!isStoredName(name)) throw new Error(`Not the name of a stored file: ${JSON.stringify(name)}`);
  return name;
}

function* readListed(page: string, prefix: string): Iterable<StoredFile> {
  for (const [, contents = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = findElement(contents, "Key") ?? "";
    const name = key.slice(prefix.length);
    if (!key.startsWith(prefix) || !isStoredName(name)) continue;
    const modifiedAt = new Date(findElement(contents, "LastModified") ?? Number.NaN);
    yield { name, size: Number(findElement(contents, "Size")), modifiedAt };
  }
}
