import { download } from "./api-call.ts";

/** A file without a public address, because no published entry uses it. */
export async function downloadWithdrawn(name: string): Promise<File> {
  return (await download(`/withdrawn/${name}`, name)).file;
}
