import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "../content/api/api-contract.ts";
import { type BackupWatch, openBackupWatch } from "./backup/backup-watch.ts";
import type { Config } from "./config.ts";
import type { ContentStore } from "./content/content-store.ts";
import { createSampleStore, type SampleStore } from "./content/many/sample-store.ts";
import type { DiskReserve } from "./database/disk-reserve.ts";
import type { OpenDatabase } from "./database/open-database.ts";
import type { CoreServices, Job, Replacements } from "./feature-server.ts";
import type { FileStore } from "./files/file-store.ts";
import { createFileSweep } from "./files/sweep-files.ts";
import { createAuditStore } from "./history/audit-store.ts";
import { createHistoryStore } from "./history/history-store.ts";
import { openWorkQueue } from "./http/load-shedding.ts";
import type { LogDestination } from "./http/request-log.ts";
import { createMetrics } from "./http/routes/metrics.ts";
import { watchOperation } from "./http/routes/operation-metrics.ts";
import type { DeclaredRoute } from "./http/routes/route-access.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { MailQueue } from "./mail/mail-queue.ts";
import { openApp } from "./open-app.ts";
import { openCore } from "./open-core.ts";
import { type OpenFeatures, openFeatures } from "./open-features.ts";
import { createAnswerPublicly } from "./page-cache/answer-publicly.ts";
import { ResponseCache } from "./page-cache/response-cache.ts";
import type { PageStore } from "./pages/page-store.ts";
import { registerApi } from "./register-api.ts";
import { registerChecks } from "./register-checks.ts";
import { registerSite, type Site } from "./site/register-site.ts";

/** Cards and letters: 300 KB at most, usually less than 100. */
const MAX_CACHED_DRAWINGS = 60;

/** Resources of the server, opened and closed by the caller. */
export interface Services {
  database: OpenDatabase;
  files: FileStore;
  /** Reserved space for logging in and deleting on a full disk; absent if the database is on another machine. */
  reserve?: DiskReserve | undefined;
  /** The built site; without it only the API is served. */
  site?: Site;
  /** The maximum number of cached public responses; absent: the default of the cache. */
  maxCachedResponses?: number;
  now?: () => number;
  /** For tests. */
  replacements?: Replacements;
  /** Absent: standard output. */
  logTo?: LogDestination;
}

export interface BuiltServer {
  app: FastifyInstance;
  routes: readonly DeclaredRoute[];
  /** The services for features; their own stores are opened with them. */
  core: CoreServices;
  content: ContentStore;
  pages: PageStore;
  sample: SampleStore;
  mail: MailQueue;
  /** Makes `/readyz` fail, so that load balancers stop sending requests; everything is still served. */
  announceClosing(): void;
  /** Prepares a school that has just been opened, for example creates its first admin. */
  prepareSchool(config: Config): Promise<void>;
  /** Deletes expired rate limits, lines of the audit log, versions, mails, and what features keep for a limited time. */
  removeExpired(): Promise<void>;
  /** Repairs what a concurrent save may have missed. */
  repair(): Promise<void>;
  /** Tries again to move or remove files for which that failed. */
  retryFiles(): Promise<void>;
  /** Moves every file to its right place and withdraws unused ones, which a killed process may leave. */
  sweepFiles(unnamedSince: Date): Promise<void>;
  /** Undefined if the server makes no daily backups. */
  backupWatch: BackupWatch | undefined;
  /** Work of the features that the process runs regularly. */
  jobs: readonly Job[];
}

export async function buildServer(
  config: Pick<
    Config,
    "backups" | "mail" | "siteUrl" | "hasSiteUrl" | "trustProxy" | "logLevel" | "metrics" | "corsOrigins"
  >,
  { database, files, reserve, site, maxCachedResponses, now, replacements = {}, logTo }: Services,
): Promise<BuiltServer> {
  const { db } = database;
  let isClosing = false;
  const cache = new ResponseCache(maxCachedResponses);
  const drawings = new ResponseCache(MAX_CACHED_DRAWINGS);
  const metrics = createMetrics(cache.counts);
  const headersForAll = securityHeaders(config.siteUrl.startsWith("https:"));
  const app = openApp(config, { cache, headersForAll, logTo });
  const { enqueue } = openWorkQueue(app);
  const answerPublicly = createAnswerPublicly(cache, headersForAll);
  const opened = await openCore(app, config, {
    database,
    files,
    cache,
    drawings,
    answerPublicly,
    enqueue,
    metrics,
    now,
    replacements,
  });
  const { core, places } = opened;
  const features: OpenFeatures = openFeatures(core);
  const { pages, publish } = core;
  const content = core.content.store;
  const sample = createSampleStore(db, publish);
  const audit = createAuditStore(db, now);
  const history = createHistoryStore(database, now);
  const backupWatch = config.backups && openBackupWatch(config.backups.folder);
  watchOperation(metrics.registry, { reserve, backupWatch, mails: core.outbox.store });
  const routes = registerChecks(app, config, {
    database,
    files,
    reserve,
    backupWatch,
    headersForAll,
    metrics,
    callers: features.callers,
    parts: core.parts,
    isClosing: () => isClosing,
  });
  await app.register(
    (api) => registerApi(api, core, features, { audit, history, sample, backupWatch, routes }),
    {
      prefix: API_PREFIX,
    },
  );
  if (site) {
    const answerWithDrawing = createAnswerPublicly(drawings, headersForAll);
    await registerSite(app, core, features, { site, answerWithDrawing });
  }
  return {
    app,
    routes,
    core,
    content,
    pages,
    sample,
    mail: core.mail,
    jobs: features.jobs,
    backupWatch,
    announceClosing() {
      isClosing = true;
    },
    prepareSchool: (whole) => features.each((parts) => parts.prepareSchool?.(whole)),
    async removeExpired() {
      await core.limiter.removeExpired();
      await audit.removeOld();
      await history.removeOld();
      await features.each((parts) => parts.removeExpired?.());
      await core.outbox.store.removeOld();
    },
    repair: () => features.each((parts) => parts.repair?.()),
    ...createFileSweep({ database, content, places, now }),
  };
}
