import { pageNames, pages } from "../../../features/pages.ts";
import type { ResourceName } from "../../../features/types.ts";
import { readDocument } from "../../content/pages/page-schema.ts";
import {
  pdfsOf,
  publicFileFields,
  readPage,
  type SearchedResource,
  searchedResources,
} from "../../content/search/site-search.ts";
import { indexEntries, indexPage } from "../database/entries/search-index.ts";
import { parseJson } from "../database/parse-json.ts";
import type { Database, EntryRow } from "../database/tables.ts";
import { ApiError } from "../errors.ts";
import type { CoreServices } from "../feature-server.ts";
import { findBytes, inEitherPlace } from "./file-store.ts";
import { readContentVersion } from "./public-files.ts";

/**
 * Returns a job that reads the PDFs of entries and pages for the search, each once. It also forgets those that nothing names any more. The
 * index has the texts of drafts too, and a search finds what visitors may read.
 */
export function openPdfReader({
  db,
  files,
  uploadProcess,
  log,
  onClose,
}: Pick<CoreServices, "db" | "files" | "uploadProcess" | "log" | "onClose">): () => Promise<void> {
  /** Tried again after a restart. */
  const failed = new Set<string>();
  const closing = new AbortController();
  let reading = Promise.resolve();
  let done: string | undefined;

  async function read(file: string): Promise<void> {
    const bytes = await inEitherPlace(files, (place) => findBytes(place, file));
    if (!bytes) throw new Error("the file is missing");
    const text = await uploadProcess.readPdfText(bytes, closing.signal).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 422) return "";
      throw error;
    });
    await storeText(db, file, text);
  }

  async function readAll(): Promise<void> {
    const version = await readContentVersion(db);
    if (version === done) return;
    const named = await findPdfs(db);
    const rows = await db.selectFrom("fileTexts").select("file").execute();
    const known = new Set(rows.map(({ file }) => file));
    for (const file of known.difference(named))
      await db.deleteFrom("fileTexts").where("file", "=", file).execute();
    for (const file of named.difference(known).difference(failed)) {
      await read(file).catch((error) => {
        if (closing.signal.aborted) return;
        failed.add(file);
        log.error({ err: error, file }, "a PDF could not be read for the search");
      });
      if (closing.signal.aborted) return;
    }
    done = version;
  }

  onClose(async () => {
    closing.abort();
    await reading;
  });
  return () => {
    const running = readAll();
    reading = running.catch(() => {});
    return running;
  };
}

const withFiles = searchedResources.filter((resource) => publicFileFields(resource).length > 0);

async function findPdfs(db: Database): Promise<Set<string>> {
  const found = new Set<string>();
  for (const resource of withFiles) {
    const rows = await selectNaming(db, resource, "like", "%.pdf").execute();
    for (const row of rows) for (const file of pdfsOf(resource, row)) found.add(file);
  }
  const stored = await db.selectFrom("pages").select(["name", "document"]).execute();
  for (const name of pageNames) {
    const row = stored.find((each) => each.name === name);
    if (!row) continue;
    const document = readDocument(pages[name], parseJson(row.document), () => {});
    for (const file of readPage(name, document, "en").pdfs) found.add(file);
  }
  return found;
}

const selectNaming = (db: Database, resource: SearchedResource, operator: "like" | "=", file: string) =>
  db
    .selectFrom(resource.name as ResourceName)
    .selectAll()
    .where((eb) => eb.or(publicFileFields(resource).map((name) => eb(name, operator, file))));

/** Rows are locked like those of a save, which indexes the texts that it finds. */
const storeText = (db: Database, file: string, text: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .insertInto("fileTexts")
      .values({ file, text })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const resource of withFiles) {
      const rows = await selectNaming(tx, resource, "=", file).forUpdate().execute();
      await indexEntries(tx, resource, rows as EntryRow[]);
    }
    const naming = tx
      .selectFrom("pages")
      .selectAll()
      .where("document", "like", `%"${file}"%`)
      .orderBy("name");
    for (const { name, document } of await naming.forUpdate().execute()) {
      const page = pageNames.find((each) => each === name);
      if (page) await indexPage(tx, page, parseJson(document));
    }
  });
