import { test as base } from "./fixtures.ts";

/** The site as a visitor of a fresh installation sees it; tests look at it and change nothing. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  emptySite: ({}, use) => use(undefined),
  site: ({ sampleSite }, use) => use(sampleSite),
});
