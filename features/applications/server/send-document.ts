import type { FastifyReply } from "fastify";
import { notFound } from "../../../core/server/errors.ts";
import { FILE_HEADERS } from "../../../core/server/files/file-routes.ts";
import type { FileStore } from "../../../core/server/files/file-store.ts";
import { label } from "../../../core/words/label.ts";

/** Sends a file that neither the browser nor a cache may store. */
export async function sendDocument(
  files: FileStore,
  name: string | undefined,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (name === undefined) throw notFound(label("File", "फ़ाइल"));
  const type = name.endsWith(".pdf") ? "application/pdf" : `image/${name.endsWith(".png") ? "png" : "jpeg"}`;
  return reply
    .headers({ ...FILE_HEADERS, "cache-control": "no-store" })
    .type(type)
    .send(await files.withdrawn.read(name));
}
