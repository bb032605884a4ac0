import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { MAX_PUBLIC_PAGE, orderSchema } from "../../content/api/api-contract.ts";
import { doneBodySchema } from "../../content/api/done-body.ts";
import { permissionFor } from "../../content/api/permissions.ts";
import { mayShowChildren } from "../../content/types/album-types.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { isEntryId } from "../database/entries/entry-id.ts";
import { actorOf } from "../database/entries/record-change.ts";
import type { StoredFields } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import type { EntryStores } from "../files/of-entries/prepare-save.ts";
import { type ReceiveForm, readInput } from "../files/of-entries/read-input.ts";
import { type Api, NOT_MODIFIED, routesOf } from "../openapi.ts";
import { answerList, type ListServices, listQueryOf, PUBLIC_JSON } from "./answer-list.ts";
import { tagsOf } from "./commit.ts";
import { describeInput, readableEntrySchema } from "./describe-resource.ts";
import { editGuard, entityTag } from "./entity-tag.ts";
import { authorOf } from "./many/own-drafts.ts";
import { sendUndo, withUndo } from "./many/undo-header.ts";
import { audienceOf, fieldsFor, presentRow } from "./present-row.ts";
import { createEntry, updateEntry } from "./save-entries.ts";

export interface ContentServices extends EntryStores, ListServices {
  receiveForm: ReceiveForm;
}

/** The routes of one content type, derived from its declaration. */
export function registerContentRoutes(app: Api, resource: Resource, services: ContentServices): void {
  const { paths, visitorsMay } = resource;
  const read = permissionFor(resource, "read");
  const write = permissionFor(resource, "write");
  const route = routesOf(resource.singular.en);
  const bodyType = resource.body === "json" ? "application/json" : "multipart/form-data";

  app.get(
    paths.list,
    route(visitorsMay === "read" ? "public" : read, "List", {
      querystring: listQueryOf(resource),
      refusals: [401],
      response: { 200: listAnswer(resource), 304: NOT_MODIFIED },
    }),
    (request, reply) => answerList(services, resource, request, reply),
  );

  if (paths.get) {
    app.get(
      paths.get,
      route(visitorsMay === "read" ? "public" : read, "Read one", {
        params: idParams,
        response: { 200: readableEntrySchema(resource), 304: NOT_MODIFIED },
      }),
      async (request, reply) => {
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
      },
    );
  }

  // The public create (the contact form) is in `features/enquiries/server`.
  if (visitorsMay !== "create") {
    app.post(
      paths.create,
      route(write, "Create", {
        documentedBody: { type: bodyType, schema: () => describeInput(resource, "create") },
        response: { 201: readableEntrySchema(resource) },
      }),
      async (request, reply) => {
        const input = await readInput(request, resource, "create", services.receiveForm);
        const row = await createEntry(services, resource, input, authorOf(request, resource));
        return sendEntry(request, reply.code(201), resource, row);
      },
    );
  }

  app.put(
    paths.update,
    route(write, "Update", {
      params: idParams,
      documentedBody: { type: bodyType, schema: () => describeInput(resource, "update") },
      refusals: [409],
      response: { 200: withUndo(readableEntrySchema(resource)) },
    }),
    async (request, reply) => {
      const id = requireId(resource, request.params.id);
      const input = await readInput(request, resource, "update", services.receiveForm);
      const guard = editGuard(request.headers["if-match"]);
      const actor = authorOf(request, resource);
      const { after, undo } = await updateEntry(services, resource, id, input, guard, actor);
      return sendEntry(request, sendUndo(reply, undo), resource, after);
    },
  );

  if (paths.order) {
    app.put(
      paths.order,
      route(write, "Put all entries in order", {
        body: orderSchema,
        refusals: [409],
        response: { 200: doneBodySchema },
      }),
      async (request) => {
        await services.store.reorder(resource, request.body.ids, actorOf(request.session));
        return { success: true as const, message: "The new order is saved." };
      },
    );
  }

  app.delete(
    paths.remove,
    route(write, "Delete", { params: idParams, response: { 200: withUndo(doneBodySchema) } }),
    async (request, reply) => {
      const id = requireId(resource, request.params.id);
      const { undo } = await services.store.remove(resource, id, authorOf(request, resource));
      return sendUndo(reply, undo).send({ success: true, message: resource.messages.deleted.en });
    },
  );
}

const idParams = z.object({ id: z.string() });

function requireId(resource: Resource, id: string): string {
  if (!isEntryId(id)) throw notFound(resource.singular);
  return id;
}

const describeOrder = ({ orderedBy }: Resource) =>
  orderedBy?.description ?? "newest first unless the office has put them in order";

const listAnswer = (resource: Resource) => ({
  description:
    `Entries, ${describeOrder(resource)}: all of them without parameters, and with \`q\`, \`limit\`, \`offset\` or a filter at most ` +
    `${MAX_PUBLIC_PAGE} without an admin token`,
  type: "array",
  items: readableEntrySchema(resource),
  headers: {
    "X-Total-Count": {
      type: "integer",
      description: "How many entries match, whatever limit and offset say",
    },
  },
});

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
