import { createServer } from "node:http";
import type { Socket } from "node:net";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { API_PREFIX } from "../content/api-contract.ts";
import { everyAddress } from "../content/languages.ts";
import { publicPages } from "../content/public-pages.ts";
import { resourceList } from "../content/resources/index.ts";
import { registerAuditRoutes } from "./audit/audit-routes.ts";
import { createAuditStore } from "./audit/audit-store.ts";
import { registerAccountRoutes } from "./auth/account-routes.ts";
import { type AccountStore, createAccountStore } from "./auth/account-store.ts";
import { registerAuthRoutes } from "./auth/auth-routes.ts";
import { createPasswordQueue } from "./auth/password-queue.ts";
import { registerSessionCheck } from "./auth/require-session.ts";
import { createSessionStore } from "./auth/session-store.ts";
import { registerBackupRoutes } from "./backup/backup-routes.ts";
import type { Config } from "./config.ts";
import { registerAnnouncementRoutes } from "./content/announcement-routes.ts";
import { type AnnouncementStore, createAnnouncementStore } from "./content/announcement-store.ts";
import { registerBulkRoute } from "./content/bulk-routes.ts";
import { createContactReceiver, registerContactCreate } from "./content/contact-routes.ts";
import { registerContentRoutes } from "./content/content-routes.ts";
import { type ContentStore, createContentStore } from "./content/content-store.ts";
import { describeEntries } from "./content/describe-resource.ts";
import { registerPageRoutes } from "./content/page-routes.ts";
import { createPageStore, type PageStore } from "./content/page-store.ts";
import { bringBackIfDue, placeAllFiles, placeFiles } from "./content/place-files.ts";
import type { ReceiveForm } from "./content/read-input.ts";
import { registerSampleRoutes } from "./content/sample-routes.ts";
import { createSampleStore, type SampleStore } from "./content/sample-store.ts";
import { orLeaveToSweep } from "./content/save-entry.ts";
import { undoMany } from "./content/save-many.ts";
import { findSchoolTexts } from "./content/school-texts.ts";
import { openSiteContent } from "./content/site-content.ts";
import { registerStageRoutes } from "./content/stage-routes.ts";
import { type OnChange, pageTag } from "./content/tagged-writes.ts";
import { restoreGuard, versionedTypes } from "./content/versioned-types.ts";
import type { OpenDatabase } from "./database/open-database.ts";
import { notFound } from "./errors.ts";
import { registerHistoryRoutes } from "./history/history-routes.ts";
import { createHistoryStore } from "./history/history-store.ts";
import { registerApiDocs } from "./http/api-docs-routes.ts";
import { createAttemptLimiter } from "./http/attempt-limiter.ts";
import { registerBodyDeadline } from "./http/body-deadline.ts";
import { refuseCrossSiteRequests } from "./http/cross-site-requests.ts";
import { answerUnreadable, answerUnroutable, registerErrorHandler } from "./http/error-handler.ts";
import { registerHealthRoutes } from "./http/health-routes.ts";
import { refuseTwoHosts } from "./http/host-header.ts";
import { registerJsonBodies } from "./http/json-bodies.ts";
import { openWorkQueue } from "./http/load-shedding.ts";
import { createMetrics, type Metrics } from "./http/metrics.ts";
import { registerMetrics } from "./http/metrics-routes.ts";
import { type LogDestination, loggerOptions, registerRequestLog } from "./http/request-log.ts";
import { type DeclaredRoute, requireDeclaredAccess } from "./http/route-access.ts";
import {
  pageContentSecurityPolicy,
  securityHeaders,
  WORKER_CONTENT_SECURITY_POLICY,
} from "./http/security-headers.ts";
import { limitUnreadBody } from "./http/unread-body.ts";
import { registerOpenApi } from "./openapi.ts";
import { createAnswerPublicly, serveCached } from "./page-cache/answer-publicly.ts";
import { compressOnce } from "./page-cache/cached-response.ts";
import { followContentVersions } from "./page-cache/follow-content-versions.ts";
import { ResponseCache } from "./page-cache/response-cache.ts";
import { registerCalendarRoutes } from "./site/calendar-routes.ts";
import { registerDrawnRoutes } from "./site/drawn-routes.ts";
import { registerFeedRoutes } from "./site/feed-routes.ts";
import { registerMachineRoutes } from "./site/machine-routes.ts";
import { registerNoticeKitRoutes } from "./site/notice-kit-routes.ts";
import type { SiteBuild } from "./site/site-build.ts";
import { createSiteRenderer } from "./site/site-renderer.ts";
import { registerSiteRoutes } from "./site/site-routes.ts";
import { createConsentStore } from "./students/consent-store.ts";
import { registerStudentRoutes } from "./students/student-routes.ts";
import { FILE_HEADERS, registerFileRoutes } from "./uploads/file-routes.ts";
import { type FileStore, findBytes } from "./uploads/file-store.ts";
import { receiveForm, registerMultipart } from "./uploads/receive-form.ts";
import { sweepOrphans, sweepStaged } from "./uploads/sweep-orphans.ts";
import { openUploadProcess } from "./uploads/upload-process.ts";

const MAX_JSON_BYTES = 256 * 1024;
/** Cards and letters of notices: 300 KB at most, mostly less than 100. */
const MAX_CACHED_DRAWINGS = 60;
const MAX_HEADER_BYTES = 16 * 1024;
/** Twenty photos over a poor line take their time; clients that fall silent are cut off much earlier. */
const SLOWEST_UPLOAD_MS = 15 * 60_000;
/** Neither a byte in nor a byte out: longer than any work on an upload takes. */
const SILENT_CONNECTION_MS = 2 * 60_000;
/** Longer than proxies keep an idle connection (nginx: 60 s), which would lose a request sent as it is closed. */
const IDLE_CONNECTION_MS = 72_000;
const CLOSE_IDLE_EVERY_MS = 200;
const HTTP_LIMITS = {
  maxHeaderSize: MAX_HEADER_BYTES,
  headersTimeout: 20_000,
  requestTimeout: SLOWEST_UPLOAD_MS,
  keepAliveTimeout: IDLE_CONNECTION_MS,
  connectionsCheckingInterval: 2000,
};

/** In place of Fastify's own compilers: loading those takes longer than all the rest of Fastify. */
const neverAsked = () => {
  throw new Error("Zod compiles every schema");
};

/** What the server stands on; opened and closed by whoever starts it. */
export interface Services {
  database: OpenDatabase;
  files: FileStore;
  /** The built site; undefined serves the API alone. */
  site?: {
    loadBuild(): Promise<SiteBuild>;
    /** What was made for browsers. */
    clientFolder: string;
    /** Whether phones keep what is read, for when there is no connection. */
    worksOffline: boolean;
    /** Absent: the strict policy of the built pages. */
    contentSecurityPolicy?: (scriptHash: string) => string;
  };
  /** How many public responses are cached at most; absent: the cache's own limit. */
  maxCachedResponses?: number;
  now?: () => number;
  /** Absent: the process's output. */
  logTo?: LogDestination;
}

export interface BuiltServer {
  app: FastifyInstance;
  routes: readonly DeclaredRoute[];
  content: ContentStore;
  announcements: AnnouncementStore;
  pages: PageStore;
  accounts: AccountStore;
  sample: SampleStore;
  /** From now on `/readyz` sends load balancers elsewhere; everything is still served. */
  announceClosing(): void;
  /** Forgets sessions, counted attempts, lines of the audit log and versions whose time is over. */
  removeEnded(): Promise<void>;
  /** Puts every file where it belongs, and removes those that nothing has named since: a killed process may leave some. */
  sweepFiles(unnamedSince: Date): Promise<void>;
}

export async function buildServer(
  config: Pick<Config, "backups" | "siteUrl" | "trustProxy" | "logLevel" | "metrics">,
  { database, files, site, maxCachedResponses, now, logTo }: Services,
): Promise<BuiltServer> {
  const { db } = database;
  let isClosing = false;
  let isEnding = false;
  const cache = new ResponseCache(maxCachedResponses);
  const drawings = new ResponseCache(MAX_CACHED_DRAWINGS);
  const metrics = createMetrics(cache.counts);
  const headersForAll = securityHeaders(config.siteUrl.startsWith("https:"));
  const refuseTwoHostHeaders = refuseTwoHosts(headersForAll);

  const app = Fastify({
    logger: loggerOptions(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: MAX_JSON_BYTES,
    // A connection that is still open is served to its end, so that a restart loses no request.
    return503OnClosing: false,
    requestTimeout: SLOWEST_UPLOAD_MS,
    frameworkErrors: answerUnroutable(headersForAll),
    clientErrorHandler: answerUnreadable(headersForAll),
    schemaController: { compilersFactory: { buildValidator: neverAsked, buildSerializer: neverAsked } },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    serverFactory: (handler) =>
      createServer(HTTP_LIMITS, (request, response) => {
        // Cached pages go out before routing and hooks: on result day they are nearly all of the traffic.
        // While the server ends, Fastify answers them, because it asks the client to close its connection.
        if (refuseTwoHostHeaders(request, response)) return;
        if (isEnding || !serveCached(cache, request, response)) handler(request, response);
      })
        .on("request", limitUnreadBody)
        .setTimeout(SILENT_CONNECTION_MS),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  const follower = await followContentVersions(db, [cache, drawings], app.log);
  app.addHook("onClose", () => follower.close());
  const content = createContentStore(database, follower.noteOwnChange);
  const announcements = createAnnouncementStore(database, follower.noteOwnChange);
  const consents = createConsentStore(database, follower.noteOwnChange, now);
  const notePageChange: OnChange = (tag, version) => {
    follower.noteOwnChange(tag, version);
    // The school may have decided otherwise about children without a record.
    if (tag === pageTag("privacy")) void placeAll();
  };
  const pages = createPageStore(database, notePageChange, (page, path) =>
    app.log.error({ page, path }, "a part of a stored page is damaged and left out"),
  );
  const placeAll = () =>
    orLeaveToSweep({ store: content, files, log: app.log }, placeAllFiles({ store: content, files }));
  const sample = createSampleStore(db, follower.noteOwnChange);
  const accounts = createAccountStore(db, findSchoolTexts(pages));
  const sessions = createSessionStore(db, now);
  const limiter = createAttemptLimiter(database.counts, now);
  const inTurn = createPasswordQueue();
  const audit = createAuditStore(db, now);
  const history = createHistoryStore(database, now);
  const receiveContact = createContactReceiver(content, limiter);
  const answerPublicly = createAnswerPublicly(cache, headersForAll);
  const { takeTurn } = openWorkQueue(app);
  const uploadProcess = openUploadProcess(app.log);
  app.addHook("onClose", () => uploadProcess.close());
  const connections = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  app.addHook("preClose", async () => {
    isEnding = true;
    if (!app.server.listening) return;
    // Fastify closes idle connections once; those that are answering then become idle a moment later.
    const closing = setInterval(() => {
      app.server.closeIdleConnections();
      // Browsers open connections ahead of need; as long as nothing was asked on one, Node does not count it as idle.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, CLOSE_IDLE_EVERY_MS);
    app.server.once("close", () => clearInterval(closing));
  });

  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headersForAll);
  });
  const routes = requireDeclaredAccess(app);
  refuseCrossSiteRequests(app);
  registerBodyDeadline(app);
  registerSessionCheck(app, sessions);
  registerRequestLog(app);
  registerErrorHandler(app);
  registerMetrics(app, metrics, config.metrics);
  registerHealthRoutes(app, { database, files, isClosing: () => isClosing });

  await app.register(
    async (api) => {
      registerJsonBodies(api);
      api.addHook("onRequest", async (_request, reply) => {
        reply.header("cache-control", "no-store");
      });
      registerErrorHandler(api);
      await registerOpenApi(api, {
        siteUrl: config.siteUrl,
        schemas: Object.assign({}, ...resourceList.map(describeEntries)),
      });
      registerAuthRoutes(api, { accounts, sessions, limiter, inTurn });
      registerAccountRoutes(api, { accounts, sessions, limiter, inTurn });
      registerAnnouncementRoutes(api, { announcements, answerPublicly });
      registerContactCreate(api, receiveContact);
      const contentServices = {
        store: content,
        files,
        log: app.log,
        receiveForm: countingUploads((request, rules) => receiveForm(request, rules, uploadProcess), metrics),
        answerPublicly,
        compressOnce,
        takeTurn,
      };
      const placeOrLeave = (names: readonly string[]) =>
        orLeaveToSweep(contentServices, placeFiles(contentServices, names));
      for (const resource of resourceList) {
        // A scope of its own, so that a form is the wrong type of body wherever none is expected.
        await api.register(async (scope) => {
          if (resource.body === "multipart") await registerMultipart(scope);
          registerContentRoutes(scope, resource, contentServices);
          registerBulkRoute(scope, resource, contentServices);
        });
      }
      await api.register(async (scope) => {
        await registerMultipart(scope);
        registerPageRoutes(scope, { ...contentServices, pages });
      });
      await api.register(async (scope) => {
        await registerMultipart(scope);
        registerStageRoutes(scope, contentServices);
      });
      registerAuditRoutes(api, audit);
      registerHistoryRoutes(api, {
        history,
        types: versionedTypes({ ...contentServices, pages, announcements }),
        restoreGuard,
        undoBatch: (batch, actor) => undoMany(contentServices, batch, actor),
        placeFiles: placeOrLeave,
        forgetChildren: () => consents.removeForgotten(),
      });
      registerSampleRoutes(api, { sample, store: content, files });
      registerBackupRoutes(api, { source: { database, files }, folder: config.backups?.folder });
      await registerStudentRoutes(api, {
        ...contentServices,
        ...{ database, pages, consents, placeFiles: placeOrLeave },
        onChange: follower.noteOwnChange,
        keptBackups: config.backups?.keep,
      });
      registerFileRoutes(api, {
        store: files,
        bringBackIfDue: (name) => bringBackIfDue(contentServices, name),
      });
      registerApiDocs(api, answerPublicly);
      // Without this the pages' catch-all would answer for unknown API addresses.
      api.get("/*", { config: { access: "public" } }, () => {
        throw notFound("Address");
      });
    },
    { prefix: API_PREFIX },
  );

  if (site) {
    const openContent = () => openSiteContent({ store: content, announcements, pages });
    const renderer = createSiteRenderer({
      siteUrl: config.siteUrl,
      loadBuild: site.loadBuild,
      worksOffline: site.worksOffline,
      contentSecurityPolicy: site.contentSecurityPolicy ?? pageContentSecurityPolicy,
      openContent,
      receiveContact,
      takeTurn,
      reportError: (error) => app.log.error({ err: error }, "page failed"),
    });
    const machineParts = { siteUrl: config.siteUrl, openContent, answerPublicly };
    registerMachineRoutes(app, machineParts);
    registerCalendarRoutes(app, machineParts);
    registerFeedRoutes(app, machineParts);
    const findFile = (name: string) => findBytes(files, name);
    registerDrawnRoutes(app, { openContent, answerPublicly, draw: uploadProcess.draw, findFile });
    registerNoticeKitRoutes(app, {
      siteUrl: config.siteUrl,
      openContent,
      answerPublicly: createAnswerPublicly(drawings, headersForAll),
      takeTurn,
      draw: uploadProcess.draw,
      drawPdfPage: uploadProcess.drawPdfPage,
      findFile,
      fileHeaders: FILE_HEADERS,
      log: app.log,
    });
    await app.register((pages) =>
      registerSiteRoutes(pages, {
        clientFolder: site.clientFolder,
        worksOffline: site.worksOffline,
        workerContentSecurityPolicy: WORKER_CONTENT_SECURITY_POLICY,
        renderer,
        answerPublicly,
        compressOnce,
        queryPaths: new Set(
          publicPages.filter((page) => page.readsQuery).flatMap(({ path }) => everyAddress(path)),
        ),
      }),
    );
  }

  const removeEnded = async () => {
    await sessions.removeEnded();
    await limiter.removeEnded();
    await audit.removeOld();
    await history.removeOld();
    await consents.removeForgotten();
  };
  const sweepFiles = async (unnamedSince: Date) => {
    await placeAllFiles({ store: content, files });
    const named = (await content.fileNamesInUse()).union(await content.fileNamesKept());
    await sweepOrphans(files, named, unnamedSince);
    await sweepStaged(files, now?.() ?? Date.now());
    await content.forgetTakenFiles(now?.() ?? Date.now());
  };
  const announceClosing = () => {
    isClosing = true;
  };
  return {
    ...{ app, routes, content, announcements, pages, accounts, sample },
    ...{ announceClosing, removeEnded, sweepFiles },
  };
}

const countingUploads =
  (receive: ReceiveForm, metrics: Metrics): ReceiveForm =>
  async (request, rules) => {
    const form = await receive(request, rules);
    for (const { parts } of Object.values(form.files).flat()) metrics.countUpload(parts);
    return form;
  };
