import { test as base } from "./fixtures.ts";

/** The site with the sample, as after a fresh installation. Tests must not change it. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  emptySite: ({}, use) => use(undefined),
  site: ({ sampleSite }, use) => use(sampleSite),
});
