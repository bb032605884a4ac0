import type { FastifyInstance } from "fastify";
import { resourceList } from "../../../features/types.ts";
import { findCall } from "../../content/api/entry-contract.ts";
import { permissionFor } from "../../content/api/permissions.ts";
import { featureOfType } from "../../content/parts/parts.ts";
import { label } from "../../words/label.ts";
import { isEntryId } from "../database/entries/entry-id.ts";
import { notFound, partOff } from "../errors.ts";
import { requirePermission } from "../http/require-permission.ts";
import type { KnownParts } from "../parts/known-parts.ts";
import { serve } from "../serve.ts";
import { sendEntry } from "./content-routes.ts";
import type { ContentStore } from "./content-store.ts";
import { fieldsFor } from "./present-row.ts";

/** One entry as its list has it, so that a stale edit can be compared without reading the whole list. */
export function registerEntryRoute(app: FastifyInstance, store: ContentStore, parts: KnownParts): void {
  serve(app, findCall, async (request, reply) => {
    const { type, id } = request.params;
    const resource = resourceList.find(({ name }) => name === type);
    if (!resource) throw notFound(label("Type", "प्रकार"));
    if (!parts.isOnNow(featureOfType(type))) throw partOff();
    requirePermission(request.session, permissionFor(resource, "read"));
    const fields = fieldsFor(resource, "office");
    const row = isEntryId(id) ? await store.find(resource, id, { fields, audience: "office" }) : undefined;
    if (!row) throw notFound(resource.singular);
    return sendEntry(request, reply, resource, row);
  });
}
