import { extname } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { label } from "../../words/label.ts";
import { ApiError, notFound, rangeNotSatisfiable } from "../errors.ts";
import { NOT_MODIFIED } from "../openapi.ts";
import { findByteRange } from "./byte-range.ts";
import type { FileState } from "./file-states.ts";
import { type FileStore, inEitherPlace, isStoredName, type StoredFile } from "./file-store.ts";
import type { FindFileState } from "./public-files.ts";

const CONTENT_TYPES: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".pdf": "application/pdf",
};

// Browsers show a picture or a PDF on a generated page with inline styles. `sandbox` would break their PDF viewers.
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export const FILE_HEADERS = {
  "content-security-policy": CONTENT_SECURITY_POLICY,
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
};

/** The content of a name never changes, but a file may be withdrawn: caches in front revalidate after a second. */
const CACHE_CONTROL = "public, max-age=31536000, immutable, s-maxage=1";

/** Parents may withdraw their consent: browsers revalidate soon, and search engines do not index the file. */
const CHILD_HEADERS = {
  "cache-control": "public, max-age=60, must-revalidate, s-maxage=1",
  "x-robots-tag": "noindex",
};

interface FileRequest {
  Params: { name: string };
}

export interface FileServices {
  store: FileStore;
  findState: FindFileState;
  /** Whether an entry, or anything else that the person may read, names the file. */
  isNamedFor: (reader: FastifyRequest["session"], name: string) => Promise<boolean>;
}

/** Serves public uploads at `/uploads/:name`, and at `/withdrawn/:name` all uploads that the person may read. */
export function registerFileRoutes(app: FastifyInstance, services: FileServices): void {
  app.route<FileRequest>({
    method: ["GET", "HEAD"],
    url: "/uploads/:name",
    config: { access: "public" },
    schema: {
      tags: ["Files"],
      summary: "Read an uploaded file, whole or a range of it",
      refusals: [404, 416],
      response: { 200: fileAnswer("The file"), 206: fileAnswer("A part of it"), 304: NOT_MODIFIED },
    },
    handler: (request, reply) => sendFile(services, request, reply),
  });
  app.route<FileRequest>({
    method: "GET",
    url: "/withdrawn/:name",
    config: { access: "files:read" },
    schema: {
      tags: ["Files"],
      summary:
        "Read a file that is public, or that an entry or a version names whose type the caller may read",
      refusals: [404],
      response: { 200: fileAnswer("The file") },
    },
    handler: (request, reply) => sendWithdrawn(services, request, reply),
  });
}

const fileAnswer = (description: string) => ({
  description,
  content: Object.fromEntries(
    Object.values(CONTENT_TYPES).map((type) => [type, { schema: { type: "string", format: "binary" } }]),
  ),
});

/** The database decides whether the file is public, not its place: storage may be slow to move it, or fail. */
async function sendFile(
  { store, findState }: FileServices,
  request: FastifyRequest<FileRequest>,
  reply: FastifyReply,
) {
  const { name } = request.params;
  const state = isStoredName(name) ? await findState(name) : undefined;
  const file = state?.isPublic ? await inEitherPlace(store, (place) => place.find(name)) : undefined;
  if (!state || !file) throw notFound(label("File", "फ़ाइल"));

  if (isUnchanged(request, file)) return setFileHeaders(reply, file, state).code(304).send();

  const range = wantsRange(request, file) ? findByteRange(request.headers.range, file.size) : undefined;
  if (range === "unsatisfiable") {
    reply.header("content-range", `bytes */${file.size}`);
    throw rangeNotSatisfiable();
  }

  setFileHeaders(reply, file, state).type(typeOf(name));
  reply.header("content-length", range ? range.end - range.start + 1 : file.size);
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
  if (request.method === "HEAD") return reply.send();
  const stream = await inEitherPlace(store, (place) => place.read(name, range).catch(ignoreNotFound));
  if (!stream) throw notFound(label("File", "फ़ाइल"));
  return reply.send(stream);
}

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

/** A refusal does not reveal whether the file exists. A withdrawn file may have been published again meanwhile. */
async function sendWithdrawn(
  { store, findState, isNamedFor }: FileServices,
  { params: { name }, session }: FastifyRequest<FileRequest>,
  reply: FastifyReply,
) {
  if (!isStoredName(name)) throw notFound(label("File", "फ़ाइल"));
  const mayRead = (await findState(name))?.isPublic || (await isNamedFor(session, name));
  if (!mayRead) throw notFound(label("File", "फ़ाइल"));
  const isWithdrawn = (await store.withdrawn.find(name)) !== undefined;
  const stream = await (isWithdrawn ? store.withdrawn : store).read(name);
  return reply.headers(FILE_HEADERS).type(typeOf(name)).send(stream);
}

const typeOf = (name: string) => CONTENT_TYPES[extname(name)] ?? "application/octet-stream";

/** The content of a name never changes. */
const etagOf = (file: StoredFile) => `"${file.name}"`;

function setFileHeaders(reply: FastifyReply, file: StoredFile, { showsChild }: FileState): FastifyReply {
  return reply.headers({
    "accept-ranges": "bytes",
    "cache-control": CACHE_CONTROL,
    "content-disposition": `inline; filename="${file.name}"`,
    etag: etagOf(file),
    "last-modified": file.modifiedAt.toUTCString(),
    ...FILE_HEADERS,
    ...(showsChild && CHILD_HEADERS),
  });
}

function isUnchanged(request: FastifyRequest, file: StoredFile): boolean {
  const known = request.headers["if-none-match"];
  if (known !== undefined) {
    return known.split(",").some((etag) => ["*", etagOf(file)].includes(etag.trim().replace(/^W\//, "")));
  }
  const since = Date.parse(request.headers["if-modified-since"] ?? "");
  return wholeSeconds(file.modifiedAt) <= since;
}

/** With `If-Range`, a client gets a part only if the rest that it has is still current. */
function wantsRange(request: FastifyRequest, file: StoredFile): boolean {
  if (request.method !== "GET") return false;
  const condition = request.headers["if-range"];
  return (
    condition === undefined ||
    condition === etagOf(file) ||
    Date.parse(String(condition)) === wholeSeconds(file.modifiedAt)
  );
}

/** HTTP dates have no milliseconds. */
const wholeSeconds = (date: Date) => Math.floor(date.getTime() / 1000) * 1000;
