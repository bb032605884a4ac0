import type { AnyDocument } from "../../../content/pages/define-page.ts";

/** What was typed and chosen but not saved, kept in this browser: neither a reload nor a crash loses it. */
export interface Draft {
  document: AnyDocument;
  /** Chosen pictures, by the name that the document gives them. */
  files: Record<string, File>;
  /** `updatedAt` of the version that was edited. */
  basedOn: string | null;
  /** That version of a page, to tell one's own changes from those of others. */
  base?: AnyDocument;
}

const DATABASE = "gurukul-office";
const STORE = "page-drafts";

function openDrafts(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<Value>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  const database = await openDrafts();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const request = ask(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

/** A browser that keeps nothing, in a private window for example, has no drafts; the leave guard still asks. */
const orNothing = <Value>(kept: Promise<Value>) => kept.catch(() => undefined);

export const findDraft = (page: string) =>
  orNothing(run<Draft | undefined>("readonly", (store) => store.get(page)));

export const keepDraft = (page: string, draft: Draft) =>
  orNothing(run("readwrite", (store) => store.put(draft, page)));

export const dropDraft = (page: string) => orNothing(run("readwrite", (store) => store.delete(page)));
