import { findEmail, isLoggedOut } from "../session/session.ts";
import type { Draft } from "./draft.ts";
import { readEarlier } from "./earlier-drafts.ts";

interface Kept {
  draft: object;
  at: number;
  /** Whether the draft holds private data of a student or a visitor. */
  isPrivate: boolean;
}

const DATABASE = "gurukul-office";
const STORE = "drafts";
const DAY_MS = 24 * 60 * 60 * 1000;
const KEEP_AFTER_MS = 400;
const KEPT_DAYS = 30;
const PRIVATE_KEPT_DAYS = 1;

/** Stays open: opening a connection takes so long that a reload right after typing would lose the draft. */
let connection: Promise<IDBDatabase> | undefined;

function openDrafts(): Promise<IDBDatabase> {
  connection ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 2);
    const forget = () => {
      connection = undefined;
    };
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const database = request.result;
      // The visitor has deleted the data of the site, or another tab has a newer version of it.
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      resolve(database);
    };
    request.onerror = () => {
      forget();
      reject(request.error);
    };
  });
  return connection;
}

async function run<Value>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDrafts();
  return new Promise<Value>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Ignores errors: a browser without storage, as in a private window, has no drafts. */
const orNothing = <Value>(kept: Promise<Value>) => kept.catch(() => undefined);

/** Stored per user. */
const keyOf = (name: string) => `${findEmail() ?? ""} ${name}`;

/** `name` identifies the page, post or entry. */
export async function findDraft<Found extends Draft<unknown>>(name: string): Promise<Found | undefined> {
  const kept = await orNothing(run<Kept | undefined>("readonly", (store) => store.get(keyOf(name))));
  return kept && (("values" in kept.draft ? kept.draft : readEarlier(kept.draft)) as Found);
}

export async function keepDraft(name: string, draft: Draft<unknown>, isPrivate = false): Promise<void> {
  if (isPrivate && isLoggedOut()) return;
  const kept: Kept = { draft, at: Date.now(), isPrivate };
  await orNothing(run("readwrite", (store) => store.put(kept, keyOf(name))));
}

/** Functions that cancel pending drafts, by name. */
const waiting = new Map<string, () => void>();

/** Calls `keep` after a pause in typing, or at once when the page is hidden or left. Returns a function to cancel. */
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

/** Deletes a draft and cancels a pending one. */
export async function dropDraft(name: string): Promise<void> {
  waiting.get(name)?.();
  await orNothing(run("readwrite", (store) => store.delete(keyOf(name))));
}

/** Data about students is deleted at logout. */
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
