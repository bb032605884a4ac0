import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { label } from "../../words/label.ts";
import { notFound, storageFull, temporarilyUnavailable } from "../errors.ts";
import { limitConcurrency } from "../workers/limit-concurrency.ts";
import { type FilePlace, type FileStore, isStoredName, type StoredFile } from "./file-store.ts";

export interface S3Settings {
  bucket: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface S3Request {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Absent: the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/** The storage is overloaded or restarting; the next attempt mostly succeeds. */
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const PAUSES_MS = [100, 400];
const TIMEOUT_MS = 10_000;
const SLOWEST_UPLOAD_BYTES_PER_MS = 100;
const REQUESTS_AT_ONCE = 8;
/** The prefix of withdrawn files. */
const WITHDRAWN = "withdrawn/";
/** The prefix of staged files. */
const STAGED = "staged/";
/** The clock of the storage may differ by a quarter of an hour; beyond that it refuses our signatures. */
const ORPHAN_AGE_MS = 60 * 60_000;

/** Stores files in an S3-compatible bucket under their names; withdrawn and staged files have a prefix. */
export function openS3FileStore({ bucket, endpoint, region, ...keys }: S3Settings): FileStore {
  const signer = new AwsClient({ ...keys, region, service: "s3" });
  const bucketUrl = `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`;
  const limitRequests = limitConcurrency(REQUESTS_AT_ONCE);
  const inTurn = limitConcurrency(1);

  const send = async ({ method, key, query, headers, body }: S3Request): Promise<Response> => {
    const url = new URL(key === undefined ? bucketUrl : `${bucketUrl}/${key}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const timeoutMs = TIMEOUT_MS + (body?.length ?? 0) / SLOWEST_UPLOAD_BYTES_PER_MS;
    return retry(async () => {
      const request = await signer.sign(url, { method, headers, body });
      return fetchHead(request, timeoutMs);
    });
  };

  const listPage = async (query: Record<string, string>): Promise<string> => {
    const response = await send({ method: "GET", query: { "list-type": "2", ...query } });
    const text = await response.text();
    requireStatus(response, 200, text);
    return text;
  };

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

/** All requests are idempotent. */
async function retry(attempt: () => Promise<Response>): Promise<Response> {
  let trouble: unknown;
  for (const pauseMs of [0, ...PAUSES_MS]) {
    await sleep(pauseMs);
    try {
      const response = await attempt();
      if (!TEMPORARY_STATUSES.has(response.status)) return response;
      trouble = refused(response, await response.text());
    } catch (error) {
      trouble = error;
      if (error instanceof StorageTimeout) break;
    }
  }
  throw Object.assign(temporarilyUnavailable(), { cause: trouble });
}

class StorageTimeout extends Error {}

/** Limits the time until the response begins; its body may take as long as its reader. */
async function fetchHead(request: Request, timeoutMs: number): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new StorageTimeout("The storage does not answer")), timeoutMs);
  try {
    // Only the operator may configure another address.
    return await fetch(request, { signal: timeout.signal, redirect: "manual" });
  } finally {
    clearTimeout(timer);
  }
}

function requireStatus(response: Response, wanted: number, text = ""): void {
  if (response.status !== wanted) throw refused(response, text);
}

function refused({ status }: Response, text: string): Error {
  return new Error(`The storage answered ${status} ${findElement(text, "Code") ?? ""}`.trimEnd());
}

/** The responses have no attributes, nesting or comments in these elements. */
const findElement = (xml: string, name: string): string | undefined => {
  const content = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return content?.replace(/&(amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);/g, (_reference, code: string) =>
    decodeReference(code),
  );
};

const NAMED_REFERENCES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decodeReference = (code: string) =>
  NAMED_REFERENCES[code] ?? String.fromCodePoint(Number(code.replace(/^#x/, "0x").replace(/^#/, "")));

function* readListed(page: string, prefix: string): Iterable<StoredFile> {
  for (const [, contents = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = findElement(contents, "Key") ?? "";
    const name = key.slice(prefix.length);
    if (!key.startsWith(prefix) || !isStoredName(name)) continue;
    const modifiedAt = new Date(findElement(contents, "LastModified") ?? Number.NaN);
    yield { name, size: Number(findElement(contents, "Size")), modifiedAt };
  }
}
