declare module "../../../core/server/site/site-build.ts" {
  interface SiteData {
    /** Remembers words of a search that has found nothing, or not all of them. */
    countUnfound?(words: readonly string[]): void;
  }
}

export type {};
