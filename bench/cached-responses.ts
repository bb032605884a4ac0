import { mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import type { School } from "./school.ts";

/** A response that the school caches, as a file for the references to send. */
interface ResponseFile {
  name: string;
  path: string;
  type: string;
  /** Holds the gzip encoding, and its name ends in `.gz`. */
  file: string;
}

const CACHED = [
  { name: "home page", path: "/" },
  { name: "JSON list", path: "/api/v1/notices/all" },
];

/** Fetches what the references will send; the folder goes with `remove`. */
export async function readCachedResponses(
  school: School,
): Promise<{ files: ResponseFile[]; folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-bench-responses-"));
  const files: ResponseFile[] = [];
  for (const [index, { name, path: address }] of CACHED.entries()) {
    const { type, body } = await readGzip(school.url + address);
    const ending = type.startsWith("text/html") ? "html" : "json";
    const file = path.join(folder, `cached-${index}.${ending}.gz`);
    await writeFile(file, body);
    files.push({ name, path: address, type, file });
  }
  return { files, folder, remove: () => rm(folder, { recursive: true }) };
}

/** Past `fetch`, which would unpack it. */
function readGzip(url: string): Promise<{ type: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { "accept-encoding": "gzip" }, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ type: response.headers["content-type"] ?? "", body: Buffer.concat(chunks) }),
        );
      })
      .on("error", reject);
  });
}
