import { LANGUAGES } from "./languages.ts";

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
