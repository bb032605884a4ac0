import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
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

/** Storage says so when it is overloaded or being restarted; the next try mostly succeeds. */
const PASSING_TROUBLE: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const PAUSES_MS = [100, 400];
const PATIENCE_MS = 10_000;
const SLOWEST_UPLOAD_BYTES_PER_MS = 100;
const REQUESTS_AT_ONCE = 8;
/** Keys of withdrawn files begin with it. */
const WITHDRAWN = "withdrawn/";
/** And of those that were sent ahead of their entry. */
const STAGED = "staged/";
/** The storage's clock may differ from ours by a quarter of an hour; beyond that it refuses our signatures. */
const ORPHAN_AGE_MS = 60 * 60_000;

/** Keeps files in a bucket of S3-compatible storage, under their stored names; what is withdrawn or staged under a prefix. */
export function openS3FileStore({ bucket, endpoint, region, ...keys }: S3Settings): FileStore {
  const signer = new AwsClient({ ...keys, region, service: "s3" });
  const bucketUrl = `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`;
  const limitRequests = limitConcurrency(REQUESTS_AT_ONCE);
  const inTurn = limitConcurrency(1);

  const send = async ({ method, key, query, headers, body }: S3Request): Promise<Response> => {
    const url = new URL(key === undefined ? bucketUrl : `${bucketUrl}/${key}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const patienceMs = PATIENCE_MS + (body?.length ?? 0) / SLOWEST_UPLOAD_BYTES_PER_MS;
    return trySeveralTimes(async () => {
      const request = await signer.sign(url, { method, headers, body });
      return fetchHead(request, patienceMs);
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

  /** False when there is nothing to copy. */
  const copy = async (from: string, to: string): Promise<boolean> => {
    const headers = { "x-amz-copy-source": `/${encodeURIComponent(bucket)}/${from}` };
    const response = await send({ method: "PUT", key: to, headers });
    const text = await response.text();
    if (response.status === 404) return false;
    requireStatus(response, 200, text);
    // A copy may fail after the status was sent.
    if (!text.includes("<ETag>")) throw refused(response, text);
    return true;
  };

  /** The files whose keys begin with the prefix. */
  const openPlace = (prefix: string): FilePlace => ({
    async write(name, bytes) {
      const body = new Uint8Array(bytes);
      // Storage that checks it never keeps bytes that were changed on the way.
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
      if (status === 404) throw notFound("File");
      throw refused(response, text);
    },

    remove: (names) => forEach(names, (name) => removeKey(prefix + name)),

    async *list() {
      // The delimiter leaves out what is withdrawn or staged where the list is not about that.
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

    // Storage cannot rename. Were the withdrawn copy removed here, another machine that withdraws the file at the same moment
    // might remove the last one.
    bringBack: (names) =>
      inTurn(() =>
        forEach(names, async (name) => {
          await copy(WITHDRAWN + name, name);
        }),
      ),

    staged: openPlace(STAGED),

    // The staged copies stay, for a save that is tried again.
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

    /** Nobody ever sees a part of an object. */
    async removeTemporaries() {},
  };
}

function requireStoredName(name: string): string {
  if (!isStoredName(name)) throw new Error(`Not the name of a stored file: ${JSON.stringify(name)}`);
  return name;
}

/** Everything sent here has the same effect when it is sent twice. */
async function trySeveralTimes(attempt: () => Promise<Response>): Promise<Response> {
  let trouble: unknown;
  for (const pauseMs of [0, ...PAUSES_MS]) {
    await sleep(pauseMs);
    try {
      const response = await attempt();
      if (!PASSING_TROUBLE.has(response.status)) return response;
      trouble = refused(response, await response.text());
    } catch (error) {
      trouble = error;
      if (error instanceof SilentStorage) break;
    }
  }
  throw Object.assign(temporarilyUnavailable(), { cause: trouble });
}

class SilentStorage extends Error {}

/** The time is limited until the answer begins; what it brings may take as long as its reader. */
async function fetchHead(request: Request, patienceMs: number): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new SilentStorage("The storage does not answer")), patienceMs);
  try {
    // Storage at another address is for the operator to name, not for whoever answers.
    return await fetch(request, { signal: silence.signal, redirect: "manual" });
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

/** The answers have no attributes where we look, no nesting below it and no comments. */
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
