import { createServer } from "node:http";
import path from "node:path";
import { createServer as createVite } from "vite";
import { loadSample } from "../core/sample/load-sample.ts";
import { readConfig } from "../core/server/config.ts";
import { pageContentSecurityPolicy } from "../core/server/http/security-headers.ts";
import { openSchool } from "../core/server/open-school.ts";
import { devAssets, type SitePages } from "../core/server/site/site-build.ts";
import { stopWith } from "./setup/run-command.mjs";

const ROOT = path.resolve(import.meta.dirname, "..");

const config = readConfig({ LOG_LEVEL: "warn", ...process.env });
const front = createServer();
const vite = await createVite({
  root: ROOT,
  appType: "custom",
  // Libraries discovered only on the first request of a page would make that request fail.
  optimizeDeps: { entries: ["{core,features}/**/*.tsx"] },
  server: { middlewareMode: true, hmr: { server: front } },
});
const school = await openSchool(config, {
  maxCachedResponses: 0,
  site: {
    loadBuild: async () => {
      const pages = (await vite.ssrLoadModule("/core/render-page.tsx")) as unknown as SitePages;
      return { pages: reloading(pages), ...devAssets };
    },
    // Vite inserts styles by script.
    contentSecurityPolicy: (scriptHash) =>
      pageContentSecurityPolicy(scriptHash).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    clientFolder: path.join(ROOT, "public"),
    // A page saved by the service worker would hide changes.
    worksOffline: false,
  },
  loadSample: ({ server, files }) =>
    loadSample(server.sample, files, {
      builtFolder: path.join(ROOT, "build/sample"),
      siteUrl: config.siteUrl,
    }),
});
await school.server.app.ready();
// Server-only files have no hot update in the browser.
vite.watcher.on("change", () => vite.ws.send({ type: "full-reload" }));

front.on("request", (request, response) => {
  vite.middlewares(request, response, () => school.server.app.routing(request, response));
});
front.on("error", (error) => stopWith(error.message));
front.listen(config.port, config.host, () => console.log(`${config.siteUrl} is open, for development.`));

/** Adds Vite's client script, which reloads a page when a file changes. */
function reloading(pages: SitePages): SitePages {
  const watch = (html: string) =>
    html.replace("</head>", '<script type="module" src="/@vite/client"></script></head>');
  return {
    ...pages,
    async renderPage(...given) {
      const page = await pages.renderPage(...given);
      return { ...page, html: watch(page.html) };
    },
    renderOffice: (...given) => watch(pages.renderOffice(...given)),
  };
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await vite.close();
    await school.close();
    process.exit();
  });
}
