import type { FastifyInstance } from "fastify";
import { resourceList } from "../../features/types.ts";
import { registerBackupRoutes } from "./backup/backup-routes.ts";
import type { BackupWatch } from "./backup/backup-watch.ts";
import { describeEntries } from "./content/describe-resource.ts";
import { registerSampleRoutes } from "./content/many/sample-routes.ts";
import type { SampleStore } from "./content/many/sample-store.ts";
import type { CoreServices } from "./feature-server.ts";
import { registerFileRoutes } from "./files/file-routes.ts";
import { isNamedFor } from "./files/file-subjects.ts";
import { createPublicFiles } from "./files/public-files.ts";
import { registerAuditRoutes } from "./history/audit-routes.ts";
import type { AuditStore } from "./history/audit-store.ts";
import type { HistoryStore } from "./history/history-store.ts";
import { registerHistoryApi } from "./history/register-history-api.ts";
import { refuseUnknown, registerErrorHandler } from "./http/error-handler.ts";
import { registerApiDocs } from "./http/routes/api-docs-routes.ts";
import { registerJsonBodies } from "./http/routes/json-bodies.ts";
import type { DeclaredRoute } from "./http/routes/route-access.ts";
import { registerMailRoutes } from "./mail/mail-routes.ts";
import type { OpenFeatures } from "./open-features.ts";
import { registerOpenApi } from "./openapi.ts";
import { createPartLinkFinder } from "./parts/part-links.ts";
import { registerPartsRoutes } from "./parts/parts-routes.ts";
import { createPartsStore } from "./parts/parts-store.ts";
import { registerContentApi } from "./register-content-api.ts";

interface ApiStores {
  audit: AuditStore;
  history: HistoryStore;
  sample: SampleStore;
  /** Undefined if the server makes no daily backups. */
  backupWatch: BackupWatch | undefined;
  /** The routes of the whole server. */
  routes: readonly DeclaredRoute[];
}

/** Everything under `/api/v1`. */
export async function registerApi(
  api: FastifyInstance,
  core: CoreServices,
  features: OpenFeatures,
  { audit, history, sample, backupWatch, routes }: ApiStores,
): Promise<void> {
  const { config, database, db, files, limiter, outbox } = core;
  const { answerPublicly } = core.content;
  registerJsonBodies(api);
  api.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  registerErrorHandler(api, routes);
  await registerOpenApi(api, {
    siteUrl: config.siteUrl,
    schemas: Object.assign({}, ...resourceList.map(describeEntries)),
  });
  await features.registerEach(api, (parts, scope) => parts.registerApi?.(scope));
  await registerContentApi(api, core);
  const partsStore = createPartsStore(core.db, core.publish);
  const findLinks = createPartLinkFinder(core);
  registerPartsRoutes(api, { store: partsStore, answerPublicly, findLinks });
  registerAuditRoutes(api, audit);
  registerHistoryApi(api, core, features, { history, partsStore });
  registerSampleRoutes(api, sample);
  registerMailRoutes(api, { db, limiter, outbox, findLanguage: features.callers.findLanguage });
  registerBackupRoutes(api, { source: { database, files }, watch: backupWatch });
  await features.registerEach(api, (parts, scope) => parts.registerEntryApi?.(scope));
  registerFileRoutes(api, {
    store: files,
    findState: createPublicFiles(db),
    isNamedFor: async (reader, name) => isNamedFor(db, reader, name, await core.parts.findOff()),
  });
  registerApiDocs(api, answerPublicly);
  // Otherwise the catch-all route of the pages would answer unknown API addresses.
  api.get("/*", { config: { access: "public" } }, refuseUnknown(routes));
}
