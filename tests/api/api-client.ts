import http from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "vitest";
import { API_PREFIX } from "../../core/content/api/api-contract.ts";
import { type FindMismatch, readPublishedSchema } from "./published-schema.ts";

export type FormEntry = readonly [field: string, value: string | Uint8Array, fileName?: string];

export interface Call {
  token?: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: readonly FormEntry[];
  /** A raw body; its content type is among the headers. */
  body?: string | Uint8Array;
  /** Runs after the headers were sent, before the body is. */
  beforeBody?: () => Promise<void>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON; undefined if the response has no body or another type. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  text: string;
  /** The bytes as sent, possibly compressed. */
  bytes: Buffer;
}

export interface ApiClient {
  url: string;
  get(path: string, call?: Call): Promise<Answer>;
  post(path: string, call?: Call): Promise<Answer>;
  put(path: string, call?: Call): Promise<Answer>;
  remove(path: string, call?: Call): Promise<Answer>;
  /** Any method on any address, sent exactly as given. */
  call(method: string, address: string, call?: Call): Promise<Answer>;
  /** A GET outside the API, without the checks of API responses. */
  look(address: string, call?: Call): Promise<Answer>;
  /** The responses to callers without a token, to be searched for personal data. */
  anonymousAnswers: string[];
}

/** Every response has these. */
const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "SAMEORIGIN",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "content-security-policy": expect.stringContaining("default-src 'none'"),
};

/** All servers publish the same document, and its schemas take long to compile. */
let published: Promise<FindMismatch> | undefined;

export async function createApiClient(url: string): Promise<ApiClient> {
  const anonymousAnswers: string[] = [];
  const look = (address: string, call: Call = {}) => send(url, "GET", address, call);
  published ??= look(`${API_PREFIX}/openapi.json`).then(({ body }) => readPublishedSchema(body));
  const findMismatch = await published;

  const call = async (method: string, address: string, call: Call = {}): Promise<Answer> => {
    const answer = await send(url, method, address, call);
    const title = `${method} ${address.slice(0, 200)} ${answer.status}`;
    expect(Object.fromEntries(answer.headers), title).toMatchObject(SECURITY_HEADERS);
    if (call.token === undefined) {
      anonymousAnswers.push(answer.text, JSON.stringify([...answer.headers]));
    }
    if (answer.status >= 400 && method !== "HEAD") {
      expect(answer.body, title).toMatchObject({
        success: false,
        message: expect.stringMatching(/./),
        id: expect.stringMatching(/^[a-z_]+$/),
      });
      expect(answer.headers.get("cache-control"), title).toBe("no-store");
    }
    const [path = ""] = address.split("?");
    if (method !== "HEAD" && path.startsWith(`${API_PREFIX}/`)) {
      const contentType = answer.headers.get("content-type") ?? "";
      const mismatch = findMismatch({ method, path, status: answer.status, contentType, body: answer.body });
      expect(mismatch, title).toBeUndefined();
    }
    return answer;
  };

  return {
    url,
    anonymousAnswers,
    call,
    look,
    get: (path, options) => call("GET", API_PREFIX + path, options),
    post: (path, options) => call("POST", API_PREFIX + path, options),
    put: (path, options) => call("PUT", API_PREFIX + path, options),
    remove: (path, options) => call("DELETE", API_PREFIX + path, options),
  };
}

/**
 * Not `fetch`, which would normalize the addresses. Each call has its own connection: under load the server may close a kept-alive one
 * just as it is used again.
 */
async function send(url: string, method: string, path: string, call: Call): Promise<Answer> {
  const { body, type } = await encodeBody(call);
  const headers = {
    ...(type && { "content-type": type }),
    ...(body && { "content-length": String(body.length) }),
    ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
    ...call.headers,
  };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const isJson = response.headers["content-type"]?.startsWith("application/json");
        const text = decode(bytes, response.headers["content-encoding"]).toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: readHeaders(response),
          body: isJson && text !== "" ? JSON.parse(text) : undefined,
          text,
          bytes,
        });
      });
    });
    request.on("error", reject);
    if (call.beforeBody) {
      request.flushHeaders();
      call.beforeBody().then(() => request.end(body), reject);
    } else request.end(body);
  });
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === "gzip") return gunzipSync(bytes);
  return encoding === "br" ? brotliDecompressSync(bytes) : bytes;
}

function readHeaders(response: http.IncomingMessage): Headers {
  const pairs = Object.entries(response.headersDistinct);
  return new Headers(
    pairs.flatMap(([name, values = []]) => values.map((value) => [name, value] as [string, string])),
  );
}

async function encodeBody(call: Call): Promise<{ body?: Uint8Array; type?: string }> {
  if (call.json !== undefined) {
    return { body: Buffer.from(JSON.stringify(call.json)), type: "application/json" };
  }
  if (call.form) {
    const encoded = new Response(toFormData(call.form));
    return {
      body: Buffer.from(await encoded.arrayBuffer()),
      type: encoded.headers.get("content-type") ?? "",
    };
  }
  return call.body === undefined ? {} : { body: Buffer.from(call.body) };
}

function toFormData(entries: readonly FormEntry[]): FormData {
  const form = new FormData();
  for (const [field, value, fileName = "photo.jpg"] of entries) {
    if (typeof value === "string") form.append(field, value);
    else form.append(field, new Blob([new Uint8Array(value)]), fileName);
  }
  return form;
}
