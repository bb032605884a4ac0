import type { AnyDocument } from "../../../content/pages/define-page.ts";
import { findEmail, isLoggedOut } from "../session/session.ts";

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

interface Kept {
  draft: unknown;
  at: number;
  /** Holds what only the school may know of a child or a visitor. */
  isPrivate: boolean;
}

const DATABASE = "gurukul-office";
const STORE = "drafts";
const DAY_MS = 24 * 60 * 60 * 1000;
const KEEP_AFTER_MS = 400;
const KEPT_DAYS = 30;
const PRIVATE_KEPT_DAYS = 1;

function openDrafts(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 2);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<Value>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDrafts();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** A browser that keeps nothing, in a private window for example, has no drafts; the leave guard still asks. */
const orNothing = <Value>(kept: Promise<Value>) => kept.catch(() => undefined);

/** Nobody is offered what somebody else has typed. */
const keyOf = (name: string) => `${findEmail() ?? ""} ${name}`;

/** `name` tells the pages, posts and entries apart. */
export async function findDraft<Found = Draft>(name: string): Promise<Found | undefined> {
  const kept = await orNothing(run<Kept | undefined>("readonly", (store) => store.get(keyOf(name))));
  return kept?.draft as Found | undefined;
}

export async function keepDraft(name: string, draft: unknown, isPrivate = false): Promise<void> {
  if (isPrivate && isLoggedOut()) return;
  const kept: Kept = { draft, at: Date.now(), isPrivate };
  await orNothing(run("readwrite", (store) => store.put(kept, keyOf(name))));
}

/** What is about to be kept, by name: how to cancel it. */
const waiting = new Map<string, () => void>();

/** Keeps a moment after the last key, and at once when the page is left or goes out of sight. Returns how to cancel it. */
export function keepSoon(name: string, keep: () => void): () => void {
  waiting.get(name)?.();
  const leaving = new AbortController();
  const { signal } = leaving;
  const timer = setTimeout(keepNow, KEEP_AFTER_MS);
  function cancel(): void {
    clearTimeout(timer);
    leaving.abort();
    if (waiting.get(name) === cancel) waiting.delete(name);
  }
  waiting.set(name, cancel);
  function keepNow(): void {
    cancel();
    keep();
  }
  window.addEventListener("beforeunload", keepNow, { signal });
  document.addEventListener("visibilitychange", keepNow, { signal });
  return cancel;
}

/** What is saved or not wanted must not be kept a moment later. */
export async function dropDraft(name: string): Promise<void> {
  waiting.get(name)?.();
  await orNothing(run("readwrite", (store) => store.delete(keyOf(name))));
}

/** Nothing about a child stays in the browser after logout. */
export const dropPrivateDrafts = () => dropWhere(({ isPrivate }) => isPrivate);

export const dropOldDrafts = () =>
  dropWhere(({ at, isPrivate }) => Date.now() - at > DAY_MS * (isPrivate ? PRIVATE_KEPT_DAYS : KEPT_DAYS));

const dropWhere = (isDropped: (kept: Kept) => boolean) =>
  orNothing(
    run("readwrite", (store) => {
      const request = store.openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor && isDropped(cursor.value as Kept)) cursor.delete();
        cursor?.continue();
      };
      return request;
    }),
  );
