import path from "node:path";
import { loadSample } from "../../sample/load-sample.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { test as base } from "./fixtures.ts";

/** The site as a visitor of a fresh installation sees it; tests look at it and change nothing. */
export const test = base.extend<{ emptySite: undefined }, { site: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  emptySite: ({}, use) => use(undefined),
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const server = await startTestServer({ withSite: true });
      await loadSample(server.sample, server.files, {
        builtFolder: path.resolve(import.meta.dirname, "../../build/sample"),
        siteUrl: server.url,
      });
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
});
