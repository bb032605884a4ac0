import type { FastifyInstance } from "fastify";
import { featureOfVersioned } from "../../content/parts/parts.ts";
import { restoreGuard, versionedTypes } from "../content/many/versioned-types.ts";
import { undoMany } from "../content/save-entries.ts";
import type { Actor } from "../database/entries/record-change.ts";
import type { CoreServices } from "../feature-server.ts";
import type { OpenFeatures } from "../open-features.ts";
import type { PartsStore } from "../parts/parts-store.ts";
import { registerHistoryRoutes } from "./history-routes.ts";
import type { HistoryStore } from "./history-store.ts";
import { registerTrashRoutes } from "./trash-routes.ts";
import { createTrashStore } from "./trash-store.ts";

/** Versions of entries and pages, and the trash. */
export function registerHistoryApi(
  api: FastifyInstance,
  { content, db, pages, parts, publish }: CoreServices,
  { each }: OpenFeatures,
  { history, partsStore }: { history: HistoryStore; partsStore: PartsStore },
): void {
  const services = {
    history,
    publish,
    restoreGuard,
    trash: createTrashStore(db),
    types: versionedTypes({ ...content, pages, parts: partsStore }),
    isOnNow: (type: string, id?: string) => parts.isOnNow(featureOfVersioned(type, id)),
    findBatchType: async (batch: string) => (await content.store.findBatch(batch))?.resource.name,
    undoBatch: (batch: string, actor: Actor) => undoMany(content, batch, actor),
    restoreBatch: (batch: string, actor: Actor) => undoMany(content, batch, actor, "deleted"),
    forgetChildren: () => each((parts) => parts.afterPurge?.()),
  };
  registerHistoryRoutes(api, services);
  registerTrashRoutes(api, services);
}
