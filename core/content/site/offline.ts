import { LANGUAGES } from "../../words/languages.ts";

/** Shown without a connection if the requested page was never opened on the phone. */
export const OFFLINE_PATH = "/offline";

/** The offline page in the language of the requested page. */
export function offlineAddress(pathname: string): string {
  const [, first] = pathname.split("/");
  const prefix = LANGUAGES.some((language) => language === first) ? `/${first}` : "";
  return prefix + OFFLINE_PATH;
}

/** The service worker; at the root, so that its scope is the whole site. */
export const WORKER_PATH = "/service-worker.js";

/** Returns a version that changes when the site stops showing a child; phones with another version drop their saved copies. */
export const CHILDREN_VERSION_PATH = "/children-version.txt";

/** A response header: the page may show a child. */
export const SHOWS_CHILDREN_HEADER = "x-shows-children";

/** The line at the top of a saved page; its `data-saved` is the time of saving. */
export const SAVED_LINE_ID = "saved-line";

/** Sent by the worker to a page that shows a saved copy: the page that has arrived, or that its request has failed. */
export type SavedCopyState = { is: "newer" | "same"; html: string } | { is: "offline" };

/** Sent by a page to the worker: when it is idle, or when it shows a copy that was saved at a time. */
export type PageMessage = { is: "idle" } | { is: "copy"; savedAt: string };
