import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { entryCallsOf } from "../../content/api/entry-contract.ts";
import { mayShowChildren } from "../../content/types/album-types.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { isEntryId } from "../database/entries/entry-id.ts";
import { actorOf } from "../database/entries/record-change.ts";
import type { StoredFields } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import type { EntryStores } from "../files/of-entries/prepare-save.ts";
import { type ReceiveForm, readInput } from "../files/of-entries/read-input.ts";
import { serve } from "../serve.ts";
import { answerList, type ListServices, listQueryOf, PUBLIC_JSON } from "./answer-list.ts";
import { describeInput } from "./describe-resource.ts";
import { editGuard, entityTag } from "./entity-tag.ts";
import { authorOf } from "./many/own-drafts.ts";
import { sendUndo } from "./many/undo-header.ts";
import { audienceOf, fieldsFor, presentRow } from "./present-row.ts";
import { createEntry, updateEntry } from "./save-entries.ts";
import { tagsOf } from "./visibility/response-tags.ts";

export interface ContentServices extends EntryStores, ListServices {
  receiveForm: ReceiveForm;
}

/** The routes of one content type, derived from its declaration. */
export function registerContentRoutes(
  app: FastifyInstance,
  resource: Resource,
  services: ContentServices,
): void {
  const calls = entryCallsOf(resource);
  const taken = (mode: "create" | "update") => {
    const described = () => describeInput(resource, mode);
    return resource.body === "json" ? { uncheckedBody: described } : { form: described };
  };

  serve(app, { ...calls.list, query: listQueryOf(resource) }, (request, reply) =>
    answerList(services, resource, request, reply),
  );

  if (resource.paths.get) {
    serve(app, calls.get, async (request, reply) => {
      const audience = audienceOf(request, resource);
      const fields = fieldsFor(resource, audience);
      const readEntry = async () => {
        const id = requireId(resource, request.params.id);
        const row = await services.store.find(resource, id, { fields, audience });
        if (!row) throw notFound(resource.singular);
        return row;
      };
      if (audience === "office") return sendEntry(request, reply, resource, await readEntry());
      return services.answerPublicly(request, reply, async () => {
        const until = await services.store.findNextMoment(resource, new Date().toISOString());
        return {
          status: 200,
          headers: PUBLIC_JSON,
          body: JSON.stringify(presentRow(resource, await readEntry(), fields)),
          tags: new Set(tagsOf(resource)),
          until,
          mustEndAt: mayShowChildren(resource) ? until : undefined,
        };
      });
    });
  }

  // The public create (the contact form) is in `features/enquiries/server`.
  if (resource.visitorsMay !== "create") {
    serve(app, { ...calls.create, ...taken("create") }, async (request, reply) => {
      const input = await readInput(request, resource, "create", services.receiveForm);
      const row = await createEntry(services, resource, input, authorOf(request, resource));
      return sendEntry(request, reply, resource, row);
    });
  }

  serve(app, { ...calls.update, ...taken("update") }, async (request, reply) => {
    const id = requireId(resource, request.params.id);
    const input = await readInput(request, resource, "update", services.receiveForm);
    const guard = editGuard(request.headers["if-match"]);
    const actor = authorOf(request, resource);
    const { after, undo } = await updateEntry(services, resource, id, input, guard, actor);
    return sendEntry(request, sendUndo(reply, undo), resource, after);
  });

  if (resource.paths.order) {
    serve(app, calls.order, async ({ body, session }) => {
      await services.store.reorder(resource, body.ids, actorOf(session));
      return { success: true as const, message: "The new order is saved." };
    });
  }

  serve(app, calls.remove, async (request, reply) => {
    const id = requireId(resource, request.params.id);
    const { undo } = await services.store.remove(resource, id, authorOf(request, resource));
    sendUndo(reply, undo);
    return { success: true as const, message: resource.messages.deleted.en };
  });
}

function requireId(resource: Resource, id: string): string {
  if (!isEntryId(id)) throw notFound(resource.singular);
  return id;
}

/** The entity tag names this version of the entry: an update with `If-Match` never overwrites a later one. */
export function sendEntry(
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource,
  row: StoredFields,
): FastifyReply {
  const entry = presentRow(resource, row, fieldsFor(resource, audienceOf(request, resource)));
  return reply.header("etag", entityTag(String(row.updatedAt))).send(entry);
}
