import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { temporarilyUnavailable } from "../errors.ts";

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
  signal?: AbortSignal | undefined;
}

/** The storage is overloaded or restarting; the next attempt mostly succeeds. */
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const PAUSES_MS = [100, 400];
const TIMEOUT_MS = 10_000;
const SLOWEST_UPLOAD_BYTES_PER_MS = 100;
/** Signed requests to a bucket of S3-compatible storage. */
export function openS3Client({ bucket, endpoint, region, ...keys }: S3Settings) {
  const signer = new AwsClient({ ...keys, region, service: "s3" });
  const bucketUrl = `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`;

  const send = async ({ method, key, query, headers, body, signal }: S3Request): Promise<Response> => {
    const url = new URL(key === undefined ? bucketUrl : `${bucketUrl}/${key}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const timeoutMs = TIMEOUT_MS + (body?.length ?? 0) / SLOWEST_UPLOAD_BYTES_PER_MS;
    return retry(async () => {
      signal?.throwIfAborted();
      const request = await signer.sign(url, { method, headers, body });
      return fetchHead(request, timeoutMs, signal);
    });
  };

  const listPage = async (query: Record<string, string>): Promise<string> => {
    const response = await send({ method: "GET", query: { "list-type": "2", ...query } });
    const text = await response.text();
    requireStatus(response, 200, text);
    return text;
  };

  return { send, listPage };
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
async function fetchHead(
  request: Request,
  timeoutMs: number,
  closing: AbortSignal | undefined,
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new StorageTimeout("The storage does not answer")), timeoutMs);
  const signal = closing ? AbortSignal.any([timeout.signal, closing]) : timeout.signal;
  try {
    // Only the operator may configure another address.
    return await fetch(request, { signal, redirect: "manual" });
  } finally {
    clearTimeout(timer);
  }
}

export function requireStatus(response: Response, wanted: number, text = ""): void {
  if (response.status !== wanted) throw refused(response, text);
}

export function refused({ status }: Response, text: string): Error {
  return new Error(`The storage answered ${status} ${findElement(text, "Code") ?? ""}`.trimEnd());
}

/** The responses have no attributes, nesting or comments in these elements. */
export const findElement = (xml: string, name: string): string | undefined => {
  const content = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return content?.replace(/&(amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);/g, (_reference, code: string) =>
    decodeReference(code),
  );
};

const NAMED_REFERENCES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decodeReference = (code: string) =>
  NAMED_REFERENCES[code] ?? String.fromCodePoint(Number(code.replace(/^#x/, "0x").replace(/^#/, "")));
