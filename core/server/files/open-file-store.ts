import type { Config } from "../config.ts";
import { openDiskFileStore } from "./disk-file-store.ts";
import type { FileStore } from "./file-store.ts";

/** The program cannot start; the message explains it to the operator. */
export class FilesUnusable extends Error {}

/** Opens the configured storage: a bucket, or folders in the data folder. */
export async function openFileStore({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<FileStore> {
  if (!s3) return openDiskFileStore(dataDir);
  // Loaded only if it is needed, for a faster start.
  const { openS3FileStore } = await import("./s3-file-store.ts");
  const files = openS3FileStore(s3);
  await files.checkReachable().catch((error) => {
    throw new FilesUnusable(
      `The bucket ${s3.bucket} at ${s3.endpoint} cannot be used: ${describeCause(error)}.`,
    );
  });
  return files;
}

/** The last cause in the chain is the actual one, such as ECONNREFUSED. */
function describeCause(error: Error & { code?: string }): string {
  return error.cause instanceof Error ? describeCause(error.cause) : error.message || (error.code ?? "");
}
