import type { Config } from "../config.ts";
import { openDiskFileStore } from "./disk-file-store.ts";
import type { FileStore } from "./file-store.ts";

/** A reason not to start that an operator can act upon. */
export class FilesUnusable extends Error {}

/** Opens the storage named by the configuration: a bucket, or folders below the data folder. */
export async function openFileStore({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<FileStore> {
  if (!s3) return openDiskFileStore(dataDir);
  // A school that keeps its files in a folder starts without it.
  const { openS3FileStore } = await import("./s3-file-store.ts");
  const files = openS3FileStore(s3);
  await files.checkReachable().catch((error) => {
    throw new FilesUnusable(
      `The bucket ${s3.bucket} at ${s3.endpoint} cannot be used: ${describeCause(error)}.`,
    );
  });
  return files;
}

/** The last cause in the chain says what really happened, such as ECONNREFUSED. */
function describeCause(error: Error & { code?: string }): string {
  return error.cause instanceof Error ? describeCause(error.cause) : error.message || (error.code ?? "");
}
