import type { FastifyInstance } from "fastify";
import { pathPattern, publicPages } from "../../content/site/public-pages.ts";
import { everyAddress } from "../../words/languages.ts";
import type { CoreServices } from "../feature-server.ts";
import { FILE_HEADERS } from "../files/file-routes.ts";
import { findBytes, inEitherPlace } from "../files/file-store.ts";
import { pageContentSecurityPolicy, WORKER_CONTENT_SECURITY_POLICY } from "../http/security-headers.ts";
import type { OpenFeatures } from "../open-features.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import { registerDrawnRoutes } from "./drawn-routes.ts";
import { registerFeedRoutes } from "./feed-routes.ts";
import { registerHandbook } from "./handbook-routes.ts";
import { registerMachineRoutes } from "./machine-routes.ts";
import type { SiteBuild } from "./site-build.ts";
import type { SiteRouteParts } from "./site-parts.ts";
import { createSiteRenderer } from "./site-renderer.ts";
import { registerSiteRoutes } from "./site-routes.ts";
import type { SitemapPage } from "./sitemap.ts";

/** The build for browsers, and how it is served. */
export interface Site {
  loadBuild(): Promise<SiteBuild>;
  /** The folder of the files for browsers. */
  clientFolder: string;
  /** Whether phones save pages for reading without a connection. */
  worksOffline: boolean;
  /** Absent: the strict policy of the built pages. */
  contentSecurityPolicy?: (scriptHash: string) => string;
}

interface ServedSite {
  site: Site;
  /** With its own cache, for drawings. */
  answerWithDrawing: AnswerPublicly;
}

/** Cache-Control of pages with a query: a phone may save another month of the calendar, but no search and no child. */
const SAVED_ON_PHONES = "private, no-cache";
const NEVER_SAVED = "no-store";

/** The public pages, the files for programs such as feeds, and the files of the build. */
export async function registerSite(
  app: FastifyInstance,
  { config: { siteUrl }, content, files, log, openContent, uploadProcess }: CoreServices,
  { all, registerEach, receiveMessage, secretPaths }: OpenFeatures,
  { site, answerWithDrawing }: ServedSite,
): Promise<void> {
  const { enqueue, answerPublicly, compressOnce } = content;
  const { draw, drawPdfPage } = uploadProcess;
  const renderer = createSiteRenderer({
    siteUrl,
    loadBuild: site.loadBuild,
    worksOffline: site.worksOffline,
    contentSecurityPolicy: site.contentSecurityPolicy ?? pageContentSecurityPolicy,
    openContent,
    receiveMessage,
    openSiteData: (visitor) => Object.assign({}, ...all.map(({ openSiteData }) => openSiteData?.(visitor))),
    secretPaths,
    enqueue,
    reportError: (error) => log.error({ err: error }, "page failed"),
  });
  const parts: SiteRouteParts = {
    siteUrl,
    openContent,
    answerPublicly,
    answerWithDrawing,
    enqueue,
    draw,
    drawPdfPage,
    log,
    // A public entry may have files that are still to be moved from the withdrawn ones.
    findFile: (name) => inEitherPlace(files, (place) => findBytes(place, name)),
    fileHeaders: FILE_HEADERS,
  };
  registerMachineRoutes(app, {
    ...parts,
    async listSitemapPages(shown) {
      const pages: SitemapPage[] = [];
      for (const { listSitemapPages } of all) pages.push(...((await listSitemapPages?.(shown)) ?? []));
      return pages;
    },
  });
  await registerEach(app, ({ feeds = [] }, scope) => registerFeedRoutes(scope, feeds, parts));
  registerDrawnRoutes(app, parts);
  await registerEach(app, ({ registerSite }, scope) => registerSite?.(scope, parts));
  await app.register((handbook) => registerHandbook(handbook, answerPublicly));
  await app.register((pages) =>
    registerSiteRoutes(pages, {
      clientFolder: site.clientFolder,
      worksOffline: site.worksOffline,
      workerContentSecurityPolicy: WORKER_CONTENT_SECURITY_POLICY,
      renderer,
      answerPublicly,
      compressOnce,
      queryPages: publicPages
        .filter(({ readsQuery }) => readsQuery)
        .flatMap(({ path, isHiddenFromSearch, isPrivateWithQuery }) =>
          everyAddress(path).map((each) => ({
            pattern: pathPattern(each),
            caching: isHiddenFromSearch || isPrivateWithQuery ? NEVER_SAVED : SAVED_ON_PHONES,
          })),
        ),
    }),
  );
}
