import type { FastifyInstance } from "fastify";
import { historyCalls } from "../../content/api/history-contract.ts";
import { serve } from "../serve.ts";
import {
  type HistoryServices,
  requireRevision,
  requireType,
  restoreVersion,
  undoWanted,
} from "./restore-versions.ts";

export function registerHistoryRoutes(app: FastifyInstance, services: HistoryServices): void {
  serve(app, historyCalls.list, async (request) => {
    const { type: name, id: entryId } = request.params;
    const type = requireType(services, name, request.session, ["read"], entryId);
    return (await services.history.list({ type: name, entryId })).map(
      ({ id, kind, at, actor: by, person, accountId, value }) => ({
        id,
        kind,
        at,
        by,
        person,
        accountId,
        value: type.present(value, entryId),
      }),
    );
  });

  serve(app, historyCalls.restore, async ({ params, headers, session }, reply) => {
    const revision = await requireRevision(services, params.revision);
    const guard = services.restoreGuard(headers["if-match"]);
    return restoreVersion(services, revision, { session, guard }, reply);
  });

  serve(app, historyCalls.undoBatch, ({ params, session }) =>
    undoWanted(services, params.batch, session, services.undoBatch),
  );
}
