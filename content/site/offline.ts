import { LANGUAGES } from "../words/languages.ts";

/** What a phone shows where there is no connection and the page was never opened on it. */
export const OFFLINE_PATH = "/offline";

/** The same in the language of the page that was wanted. */
export function offlineAddress(pathname: string): string {
  const [, first] = pathname.split("/");
  const prefix = LANGUAGES.some((language) => language === first) ? `/${first}` : "";
  return prefix + OFFLINE_PATH;
}

/** Where browsers ask for the service worker; it may answer for the whole site because it lies at its root. */
export const WORKER_PATH = "/service-worker.js";

/** Answers with a version that changes when the site stops showing a child; a phone with another one drops its saved copies. */
export const CHILDREN_VERSION_PATH = "/children-version.txt";

/** A response header: the page may show a child. */
export const SHOWS_CHILDREN_HEADER = "x-shows-children";
