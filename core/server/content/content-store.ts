import type { Database } from "../database/tables.ts";
import { createFileRecords } from "../files/files-to-place.ts";
import { createAlbumPictures } from "../files/of-entries/album-pictures.ts";
import { createTakenFiles } from "../files/of-entries/taken-files.ts";
import { createEntryReader } from "./entry-reader.ts";
import { createEntryWriter } from "./entry-writer.ts";
import { createBatchUndoer } from "./many/batch-undoer.ts";
import { createBulkWriter } from "./many/bulk-writer.ts";
import type { Publish } from "./publish.ts";
import { createSearchReader } from "./search/search-reader.ts";

export type ContentStore = ReturnType<typeof createContentStore>;

/** Reads and writes the entries of every content type. */
export const createContentStore = (db: Database, publish: Publish, reader = createEntryReader(db)) => ({
  ...reader,
  ...createFileRecords(db),
  ...createSearchReader(db, reader),
  ...createEntryWriter(db, publish),
  ...createBulkWriter(db, publish),
  ...createBatchUndoer(db, publish),
  ...createTakenFiles(db),
  ...createAlbumPictures(db),
});
