/** Renders the home page for some seconds and prints the rate: `render-home.ts DATA_DIR SECONDS` */
import path from "node:path";
import { initialSettings } from "../../core/content/site/settings.ts";
import { createContentStore } from "../../core/server/content/content-store.ts";
import { openDatabase } from "../../core/server/database/open-database.ts";
import { pageContentSecurityPolicy } from "../../core/server/http/security-headers.ts";
import { prepareResponse } from "../../core/server/page-cache/cached-response.ts";
import { createPageStore } from "../../core/server/pages/page-store.ts";
import { ReadCache } from "../../core/server/pages/read-cache.ts";
import { openSiteContent } from "../../core/server/pages/site-content.ts";
import { TypeStates } from "../../core/server/pages/type-states.ts";
import { loadSiteBuild } from "../../core/server/site/site-build.ts";
import { createSiteRenderer } from "../../core/server/site/site-renderer.ts";

const [dataDir = "", seconds] = process.argv.slice(2);
const WARM_UP = 300;

const database = await openDatabase({ databaseUrl: undefined, dataDir });
const content = createContentStore(database.db, () => {});
const pages = createPageStore(
  database.db,
  () => {},
  () => {},
);
const reads = new ReadCache();
const typeStates = new TypeStates(content, () => {});
const build = await loadSiteBuild(path.resolve(import.meta.dirname, "../../build"));
const renderer = createSiteRenderer({
  siteUrl: "http://localhost:3000",
  worksOffline: true,
  loadBuild: async () => build,
  openContent: () =>
    openSiteContent({
      store: content,
      pages,
      typeStates,
      reads,
      parts: { findOff: async () => new Set() },
      readSettings: async () => initialSettings,
      findFile: async () => undefined,
    }),
  contentSecurityPolicy: pageContentSecurityPolicy,
  receiveMessage: async () => ({ reference: "" }),
  secretPaths: new Set(),
  openSiteData: () => ({}),
  enqueue: (work) => work(),
  reportError(error) {
    throw error;
  },
});
const renderHome = () => renderer.page({ path: "/", query: new URLSearchParams(), address: "127.0.0.1" });

for (let page = 0; page < WARM_UP; page++) await renderHome();
const rendered = await countFor(Number(seconds), renderHome);
const finished = await countFor(Number(seconds), async () => prepareResponse(await renderHome()));
console.log(JSON.stringify({ rendered, finished }));
await database.db.destroy();

/** The rate per second of processor time: other programs may use the core too. */
async function countFor(seconds: number, work: () => Promise<unknown>): Promise<number> {
  const startedAt = process.cpuUsage();
  const endsAt = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < endsAt; count++) await work();
  const { user, system } = process.cpuUsage(startedAt);
  return count / ((user + system) / 1e6);
}
