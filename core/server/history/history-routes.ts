import { z } from "zod";
import { HISTORY_PATHS, revisionSchema } from "../../content/api/history-contract.ts";
import { type Api, routesOf } from "../openapi.ts";
import {
  BATCH_SCHEMAS,
  type HistoryServices,
  RESTORE_SCHEMAS,
  requireRevision,
  requireType,
  restoreVersion,
  undoWanted,
} from "./restore-versions.ts";

const route = routesOf("History");
const entryParams = z.object({
  type: z.string().describe("A content type's name, pages or announcement"),
  id: z.string().describe("An entry's _id, or the name of a page"),
});

/** The versions of entries and pages, and restoring them. */
export function registerHistoryRoutes(app: Api, services: HistoryServices): void {
  app.get(
    HISTORY_PATHS.revisions,
    route("history:read", "List the versions of an entry or a page, newest first", {
      params: entryParams,
      response: { 200: z.array(revisionSchema) },
    }),
    async (request) => {
      const { type: name, id: entryId } = request.params;
      const type = requireType(services, name, request.session, ["read"], entryId);
      return (await services.history.list({ type: name, entryId })).map(
        ({ id, kind, at, actor: by, accountId, value }) => ({
          id,
          kind,
          at,
          by,
          accountId,
          value: type.present(value, entryId),
        }),
      );
    },
  );

  app.post(
    HISTORY_PATHS.restore,
    route(
      "history:write",
      "Restore a version, as a new change; a deleted entry comes back under its id",
      RESTORE_SCHEMAS,
    ),
    async ({ params, headers, session }, reply) => {
      const revision = await requireRevision(services, params.revision);
      const guard = services.restoreGuard(headers["if-match"]);
      return restoreVersion(services, revision, { session, guard }, reply);
    },
  );

  app.post(
    HISTORY_PATHS.undoBatch,
    route(
      "history:write",
      "Take back what was done to many entries at once; what somebody has changed since stays",
      BATCH_SCHEMAS,
    ),
    ({ params, session }) => undoWanted(services, params.batch, session, services.undoBatch),
  );
}
