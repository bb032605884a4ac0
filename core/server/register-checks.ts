import type { FastifyInstance } from "fastify";
import type { BackupWatch } from "./backup/backup-watch.ts";
import type { Config } from "./config.ts";
import type { DiskReserve } from "./database/disk-reserve.ts";
import type { OpenDatabase } from "./database/open-database.ts";
import type { FileStore } from "./files/file-store.ts";
import { registerBodyDeadline } from "./http/body-deadline.ts";
import { refuseCrossSiteRequests } from "./http/cross-site-requests.ts";
import { registerErrorHandler } from "./http/error-handler.ts";
import { registerRequestLog } from "./http/request-log.ts";
import { registerSessionCheck } from "./http/require-session.ts";
import { registerFullDiskCheck } from "./http/routes/full-disk.ts";
import { registerHealthRoutes } from "./http/routes/health-routes.ts";
import type { Metrics } from "./http/routes/metrics.ts";
import { registerMetrics } from "./http/routes/metrics-routes.ts";
import { type DeclaredRoute, requireDeclaredAccess } from "./http/routes/route-access.ts";
import type { Callers } from "./http/session.ts";
import type { KnownParts } from "./parts/known-parts.ts";
import { refuseOffParts } from "./parts/part-routes.ts";

interface CheckParts {
  database: OpenDatabase;
  files: FileStore;
  reserve: DiskReserve | undefined;
  backupWatch: BackupWatch | undefined;
  headersForAll: Record<string, string>;
  metrics: Metrics;
  callers: Callers;
  parts: KnownParts;
  isClosing(): boolean;
}

/** Registers the checks of every request and the routes about the server itself. Returns the list of all routes. */
export function registerChecks(
  app: FastifyInstance,
  config: Pick<Config, "metrics" | "corsOrigins">,
  { database, files, reserve, backupWatch, headersForAll, metrics, callers, parts, isClosing }: CheckParts,
): readonly DeclaredRoute[] {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headersForAll);
  });
  const routes = requireDeclaredAccess(app);
  refuseCrossSiteRequests(app, config.corsOrigins);
  registerBodyDeadline(app);
  refuseOffParts(app, parts);
  registerSessionCheck(app, callers);
  if (reserve) registerFullDiskCheck(app, reserve);
  registerRequestLog(app);
  registerErrorHandler(app, routes);
  registerMetrics(app, metrics, config.metrics);
  registerHealthRoutes(app, { database, files, reserve, backupWatch, isClosing });
  return routes;
}
