import type { FastifyBaseLogger } from "fastify";
import type { ContentStore } from "../content/content-store.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { FileStore } from "./file-store.ts";
import { type createFileRecords, EVERY_FILE } from "./files-to-place.ts";
import { placeOrRemember, placeWaitingFiles } from "./place-files.ts";
import { sweepOrphans, sweepStaged } from "./sweep-orphans.ts";
import { createUnknownFiles } from "./unknown-files.ts";

interface SweptStores {
  database: OpenDatabase;
  content: ContentStore;
  places: { store: ReturnType<typeof createFileRecords>; files: FileStore; log: FastifyBaseLogger };
  now: (() => number) | undefined;
}

/** Moves files to their right places and withdraws unused ones. */
export function createFileSweep({ database, content, places, now = Date.now }: SweptStores) {
  const { files, log } = places;
  const retryFiles = () =>
    placeWaitingFiles(places).catch((error) =>
      log.warn({ err: error }, "files still cannot be moved or removed"),
    );
  return {
    retryFiles,
    async sweepFiles(unnamedSince: Date): Promise<void> {
      await retryFiles();
      await placeOrRemember(places, [EVERY_FILE]);
      const named = new Set((await content.findFileStates()).keys());
      await sweepOrphans({ files, unknownFiles: createUnknownFiles(database.db) }, named, unnamedSince);
      await sweepStaged(files, now());
      await content.forgetTakenFiles(now());
    },
  };
}
