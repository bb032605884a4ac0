import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type ListQuery, listQuerySchema, MAX_PUBLIC_PAGE } from "../../content/api-contract.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import type { TakeTurn } from "../http/load-shedding.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import type { CompressOnce } from "../page-cache/cached-response.ts";
import type { ContentStore, EntryQuery } from "./content-store.ts";
import { type Audience, audienceOf, fieldsFor, presentRow } from "./present-row.ts";

export interface ListServices {
  store: ContentStore;
  answerPublicly: AnswerPublicly;
  compressOnce: CompressOnce;
  takeTurn: TakeTurn;
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
  { store, answerPublicly, compressOnce, takeTurn }: ListServices,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = toEntryQuery(resource, request.query as Record<string, unknown>);
  const audience = audienceOf(request);
  const read = (asked: EntryQuery) => readList(store, resource, asked, audience);
  if (audience === "public" && isWhole(query)) {
    return answerPublicly(request, reply, () =>
      takeTurn(async () => ({ status: 200, ...(await read(query)), tags: new Set([resource.name]) })),
    );
  }
  const list =
    audience === "admin"
      ? await read(query)
      : await takeTurn(() => read({ ...query, limit: publicLimit(query) }));
  const { headers, body } = await compressOnce(list.body, request.headers["accept-encoding"]);
  if (request.headers.authorization === undefined) reply.header("cache-control", "public, max-age=0");
  return reply.headers({ ...headers, ...list.headers }).send(body);
}

function toEntryQuery(resource: Resource, query: Record<string, unknown>): EntryQuery {
  const { q, limit, offset } = query as ListQuery;
  // A form that narrows by nothing sends its empty choice along.
  const chosen = (resource.filters ?? []).filter((name) => query[name]);
  return { q, limit, offset, filters: Object.fromEntries(chosen.map((name) => [name, String(query[name])])) };
}

/** Searches and pages come in endless variety; only whole lists are worth caching. */
const isWhole = ({ q, limit, offset, filters = {} }: EntryQuery) =>
  !q && limit === undefined && offset === undefined && Object.keys(filters).length === 0;

const publicLimit = ({ limit = MAX_PUBLIC_PAGE }: EntryQuery) => Math.min(limit, MAX_PUBLIC_PAGE);

async function readList(store: ContentStore, resource: Resource, query: EntryQuery, audience: Audience) {
  const fields = fieldsFor(resource, audience);
  const { rows, total } = await store.list(resource, { ...query, fields });
  return {
    headers: { ...PUBLIC_JSON, "x-total-count": String(total) },
    body: JSON.stringify(rows.map((row) => presentRow(resource, row, fields))),
  };
}
