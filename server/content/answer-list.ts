import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type ListQuery, listQuerySchema } from "../../content/api-contract.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import type { ContentStore, EntryQuery } from "./content-store.ts";
import { type Audience, audienceOf, presentRow } from "./present-row.ts";

export interface ListServices {
  store: ContentStore;
  answerPublicly: AnswerPublicly;
}

/** Who holds a token may be shown more. */
export const PUBLIC_JSON = {
  "content-type": "application/json; charset=utf-8",
  vary: "Accept-Encoding, Authorization",
};

const filterValue = z.string().max(120, "must be at most 120 characters").optional();

export const listQueryOf = (resource: Resource) =>
  listQuerySchema.extend(Object.fromEntries((resource.filters ?? []).map((name) => [name, filterValue])));

export async function answerList(
  { store, answerPublicly }: ListServices,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = toEntryQuery(resource, request.query as Record<string, unknown>);
  if (isWholePublicList(request, query)) {
    return answerPublicly(request, reply, async () => {
      const list = await readList(store, resource, query, "public");
      return { status: 200, ...list, tags: new Set([resource.name]) };
    });
  }
  const audience = audienceOf(request);
  const { headers, body } = await readList(store, resource, query, audience);
  if (request.headers.authorization === undefined) reply.header("cache-control", "public, max-age=0");
  return reply.headers(headers).send(body);
}

function toEntryQuery(resource: Resource, query: Record<string, unknown>): EntryQuery {
  const { q, limit, offset } = query as ListQuery;
  // A form that narrows by nothing sends its empty choice along.
  const chosen = (resource.filters ?? []).filter((name) => query[name]);
  return { q, limit, offset, filters: Object.fromEntries(chosen.map((name) => [name, String(query[name])])) };
}

/** Searches and pages come in endless variety; only whole lists for anonymous readers are worth keeping. */
function isWholePublicList(request: FastifyRequest, { q, limit, offset, filters }: EntryQuery): boolean {
  const isWhole = !q && limit === undefined && offset === undefined;
  return isWhole && Object.keys(filters ?? {}).length === 0 && request.headers.authorization === undefined;
}

async function readList(store: ContentStore, resource: Resource, query: EntryQuery, audience: Audience) {
  const { rows, total } = await store.list(resource, query);
  return {
    headers: { ...PUBLIC_JSON, "x-total-count": String(total) },
    body: JSON.stringify(rows.map((row) => presentRow(resource, row, audience))),
  };
}
