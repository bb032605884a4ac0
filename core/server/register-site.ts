import type { FastifyInstance } from "fastify";
import { registerCalendarRoutes } from "../../features/calendar/server/calendar-routes.ts";
import { registerDisclosureRoutes } from "../../features/disclosure/server/disclosure-routes.ts";
import type { ReceiveEnquiry } from "../../features/enquiries/server/receive-enquiry.ts";
import { registerNoticeKitRoutes } from "../../features/notices/server/notice-kit-routes.ts";
import { pathPattern, publicPages } from "../content/site/public-pages.ts";
import { everyAddress } from "../words/languages.ts";
import { FILE_HEADERS } from "./files/file-routes.ts";
import { type FileStore, findBytes, inEitherPlace } from "./files/file-store.ts";
import type { UploadProcess } from "./files/uploads/upload-process.ts";
import type { TakeTurn } from "./http/load-shedding.ts";
import { pageContentSecurityPolicy, WORKER_CONTENT_SECURITY_POLICY } from "./http/security-headers.ts";
import type { AnswerPublicly } from "./page-cache/answer-publicly.ts";
import { compressOnce } from "./page-cache/cached-response.ts";
import type { SiteContent } from "./pages/site-content.ts";
import { registerDrawnRoutes } from "./site/drawn-routes.ts";
import { registerFeedRoutes } from "./site/feed-routes.ts";
import { registerMachineRoutes } from "./site/machine-routes.ts";
import type { SiteBuild } from "./site/site-build.ts";
import { createSiteRenderer } from "./site/site-renderer.ts";
import { registerSiteRoutes } from "./site/site-routes.ts";

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

interface SiteServices {
  siteUrl: string;
  site: Site;
  files: FileStore;
  openContent(): SiteContent;
  findChildrenVersion(content: SiteContent): Promise<string>;
  receiveEnquiry: ReceiveEnquiry;
  takeTurn: TakeTurn;
  answerPublicly: AnswerPublicly;
  /** With its own cache, for cards and letters of notices. */
  answerWithDrawing: AnswerPublicly;
  uploadProcess: UploadProcess;
}

/** The public pages, the files for programs such as feeds, and the files of the build. */
/** Cache-Control of pages with a query: a phone may save another month of the calendar, but no search and no child. */
const SAVED_ON_PHONES = "private, no-cache";
const NEVER_SAVED = "no-store";

export async function registerSite(app: FastifyInstance, services: SiteServices): Promise<void> {
  const { siteUrl, site, files, openContent, takeTurn, answerPublicly } = services;
  const { draw, drawPdfPage } = services.uploadProcess;
  const renderer = createSiteRenderer({
    siteUrl,
    loadBuild: site.loadBuild,
    worksOffline: site.worksOffline,
    contentSecurityPolicy: site.contentSecurityPolicy ?? pageContentSecurityPolicy,
    openContent,
    receiveEnquiry: services.receiveEnquiry,
    takeTurn,
    reportError: (error) => app.log.error({ err: error }, "page failed"),
  });
  const machineParts = { siteUrl, openContent, answerPublicly };
  registerMachineRoutes(app, { ...machineParts, findChildrenVersion: services.findChildrenVersion });
  registerCalendarRoutes(app, machineParts);
  registerFeedRoutes(app, machineParts);
  // A public entry may have files that are still to be moved from the withdrawn ones.
  const findFile = (name: string) => inEitherPlace(files, (place) => findBytes(place, name));
  registerDrawnRoutes(app, { openContent, answerPublicly, draw, findFile });
  registerNoticeKitRoutes(app, {
    siteUrl,
    openContent,
    answerPublicly: services.answerWithDrawing,
    takeTurn,
    draw,
    drawPdfPage,
    findFile,
    fileHeaders: FILE_HEADERS,
    log: app.log,
  });
  registerDisclosureRoutes(app, {
    siteUrl,
    openContent,
    answerPublicly: services.answerWithDrawing,
    draw,
    findFile,
    fileHeaders: FILE_HEADERS,
  });
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
        .flatMap(({ path, isHiddenFromSearch }) =>
          everyAddress(path).map((each) => ({
            pattern: pathPattern(each),
            caching: isHiddenFromSearch ? NEVER_SAVED : SAVED_ON_PHONES,
          })),
        ),
    }),
  );
}
