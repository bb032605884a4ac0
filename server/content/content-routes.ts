import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { ADMIN_ROLE, doneBodySchema, listQuerySchema } from "../../content/api-contract.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import { requiredText } from "../../content/resources/fields.ts";
import type { EntryRow } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import type { ContentStore, EditGuard, EntryQuery } from "./content-store.ts";
import { type Audience, presentRow } from "./present-row.ts";
import { type ReceiveForm, readInput } from "./read-input.ts";
import { createEntry, type EntryStores, removeEntry, updateEntry } from "./save-entry.ts";

export interface ContentServices extends EntryStores {
  receiveForm: ReceiveForm;
  answerPublicly: AnswerPublicly;
}

/** The routes of one content type, as its declaration says. */
export function registerContentRoutes(
  app: FastifyInstance,
  resource: Resource,
  services: ContentServices,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { paths, access } = resource;
  const tags = [resource.singular];

  routes.get(
    paths.list,
    { config: { access: access.list }, schema: { tags, querystring: queryOf(resource) } },
    (request, reply) => {
      const query = toEntryQuery(resource, request.query);
      if (isWholePublicList(request, query)) {
        return services.answerPublicly(request, reply, async () => {
          const list = await readList(services.store, resource, query, "public");
          return { ...list, tags: new Set([resource.name]) };
        });
      }
      return sendList(reply, services.store, resource, query, audienceOf(request));
    },
  );

  if (paths.get) {
    routes.get(
      paths.get,
      { config: { access: access.list }, schema: { tags, params: idParams } },
      async (request, reply) => {
        const row = await services.store.find(resource, requireId(resource, request.params.id));
        if (!row) throw notFound(resource.singular);
        const audience = audienceOf(request);
        reply.header("cache-control", audience === "admin" ? "no-store" : "public, max-age=0");
        return sendEntry(reply, resource, row, audience);
      },
    );
  }

  // A public create (the contact form) has rules of its own and stands in its own file.
  if (access.create === "admin") {
    routes.post(
      paths.create,
      { config: { access: access.create }, schema: { tags } },
      async (request, reply) => {
        const input = await readInput(request, resource, "create", services.receiveForm);
        const row = await createEntry(services, resource, input);
        return sendEntry(reply.code(201), resource, row, "admin");
      },
    );
  }

  routes.put(
    paths.update,
    { config: { access: "admin" }, schema: { tags, params: idParams } },
    async (request, reply) => {
      const id = requireId(resource, request.params.id);
      const input = await readInput(request, resource, "update", services.receiveForm);
      const row = await updateEntry(services, resource, id, input, editGuard(request.headers["if-match"]));
      return sendEntry(reply, resource, row, "admin");
    },
  );

  routes.delete(
    paths.remove,
    { config: { access: "admin" }, schema: { tags, params: idParams, response: { 200: doneBodySchema } } },
    async (request) => {
      await removeEntry(services, resource, requireId(resource, request.params.id));
      return { success: true as const, message: resource.messages.deleted };
    },
  );
}

const idParams = z.object({ id: z.string() });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What cannot be an id is not found; the database is not asked. */
function requireId(resource: Resource, id: string): string {
  if (!UUID.test(id)) throw notFound(resource.singular);
  return id;
}

const queryOf = (resource: Resource) =>
  listQuerySchema.extend(
    Object.fromEntries((resource.filters ?? []).map((name) => [name, requiredText(name, 120).optional()])),
  );

function toEntryQuery(resource: Resource, query: Record<string, unknown>): EntryQuery {
  const filters = Object.fromEntries(
    (resource.filters ?? []).flatMap((name) =>
      query[name] === undefined ? [] : [[name, String(query[name])]],
    ),
  );
  const { q, limit, offset } = query as z.infer<typeof listQuerySchema>;
  return { q, limit, offset, filters };
}

const audienceOf = (request: FastifyRequest): Audience =>
  request.session?.role === ADMIN_ROLE ? "admin" : "public";

/** Searches and pages come in endless variety; only whole lists for anonymous readers are worth keeping. */
function isWholePublicList(request: FastifyRequest, query: EntryQuery): boolean {
  const isNarrowed = [query.q, query.limit, query.offset].some((value) => value !== undefined);
  return (
    request.headers.authorization === undefined &&
    !isNarrowed &&
    Object.keys(query.filters ?? {}).length === 0
  );
}

async function readList(store: ContentStore, resource: Resource, query: EntryQuery, audience: Audience) {
  const { rows, total } = await store.list(resource, query);
  return {
    status: 200,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "x-total-count": String(total),
      vary: "Accept-Encoding, Authorization",
    },
    body: JSON.stringify(rows.map((row) => presentRow(resource, row, audience))),
  };
}

async function sendList(
  reply: FastifyReply,
  store: ContentStore,
  resource: Resource,
  query: EntryQuery,
  audience: Audience,
): Promise<FastifyReply> {
  const { headers, body } = await readList(store, resource, query, audience);
  reply.header("cache-control", audience === "admin" ? "no-store" : "public, max-age=0");
  return reply.headers(headers).send(body);
}

const entityTag = (updatedAt: string) => `"${updatedAt}"`;

function sendEntry(reply: FastifyReply, resource: Resource, row: EntryRow, audience: Audience): FastifyReply {
  return reply.header("etag", entityTag(row.updatedAt)).send(presentRow(resource, row, audience));
}

/** Without `If-Match` the last write wins; with it an edit of an older version is refused. */
function editGuard(ifMatch: string | undefined): EditGuard {
  if (ifMatch === undefined || ifMatch.trim() === "*") return () => true;
  const tags = ifMatch.split(",").map((tag) => tag.trim());
  return (updatedAt) => tags.includes(entityTag(updatedAt));
}
