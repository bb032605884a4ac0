import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type ListQuery, listQuerySchema, MAX_PUBLIC_PAGE } from "../../content/api/api-contract.ts";
import { permissionFor } from "../../content/api/permissions.ts";
import { message, notAnOption } from "../../content/messages/message.ts";
import { mayShowChildren } from "../../content/types/album-types.ts";
import { translatedFields } from "../../content/types/companions.ts";
import {
  APPROVAL_STATES,
  hasDrafts,
  hasLeavers,
  type Resource,
} from "../../content/types/define-resource.ts";
import { STAGES } from "../../content/types/stages.ts";
import { validationFailed } from "../errors.ts";
import type { Enqueue } from "../http/load-shedding.ts";
import { requirePermission } from "../http/require-permission.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import type { CompressOnce } from "../page-cache/cached-response.ts";
import type { ContentStore } from "./content-store.ts";
import type { EntryMatch, EntryQuery, Reading } from "./entry-reader.ts";
import { entryRulesOf } from "./entry-rules.ts";
import { type Audience, audienceOf, fieldsFor, presentRow } from "./present-row.ts";
import { tagsOf } from "./visibility/response-tags.ts";

export interface ListServices {
  store: ContentStore;
  answerPublicly: AnswerPublicly;
  compressOnce: CompressOnce;
  enqueue: Enqueue;
}

/** Responses to requests with a token may have more fields. */
export const PUBLIC_JSON = {
  "content-type": "application/json; charset=utf-8",
  vary: "Accept-Encoding, Authorization",
};

const filterValue = z
  .string()
  .max(120, message("value_too_long", { maximum: 120 }))
  .optional();

export const filtersOf = (resource: Resource) =>
  Object.fromEntries((resource.filters ?? []).map((name) => [name, filterValue]));

const lacks = z.enum(["hi"], { error: message("value_not_hi") }).optional();

/** Types with texts in two languages can be filtered by the missing one. */
export const lacksOf = (resource: Resource) =>
  translatedFields(resource).length > 0
    ? { lacks: lacks.describe("For admins: only what has a text in English, but not in Hindi") }
    : {};

const stage = z.enum(STAGES, { error: notAnOption(STAGES) }).optional();

/** Types whose entries appear and end by themselves can be filtered by stage. */
export const stageOf = (resource: Resource) =>
  resource.isTimed
    ? { stage: stage.describe("For admins: only what is public now, is still to appear, or is over") }
    : {};

const approval = z.enum(APPROVAL_STATES, { error: notAnOption(APPROVAL_STATES) }).optional();

/** Drafts that wait for approval, or that were sent back. */
export const approvalOf = (resource: Resource) =>
  resource.isApproved
    ? { approval: approval.describe("For admins: only drafts that wait for approval, or were sent back") }
    : {};

/** The filters of a feature. */
export const ownFiltersOf = (resource: Resource) => entryRulesOf(resource).filter?.parameters ?? {};

export function listQueryOf(resource: Resource) {
  const names = [...resource.sortable, "createdAt", "updatedAt"];
  const sort = z
    .enum([...names, ...names.map((name) => `-${name}`)], {
      error: message("sort_not_an_option", { options: names.join(", ") }),
    })
    .optional()
    .describe("For admins: sorts by this field, with - in front of it from the last to the first");
  const isTrue = z.enum(["true", "false"], { error: message("value_not_a_flag") }).optional();
  const isDraft = isTrue.describe("For admins: only what is not published, or only what is");
  const hasLeft = isTrue.describe("For admins: only those who have left school, or only those who have not");
  return listQuerySchema.extend({
    ...filtersOf(resource),
    sort,
    ...(hasDrafts(resource) && { isDraft }),
    ...(hasLeavers(resource) && { hasLeft }),
    ...lacksOf(resource),
    ...stageOf(resource),
    ...approvalOf(resource),
    ...ownFiltersOf(resource),
  });
}

export async function answerList(
  { store, answerPublicly, compressOnce, enqueue }: ListServices,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = request.query as Record<string, unknown>;
  const query = toEntryQuery(resource, asked);
  const audience = audienceOf(request, resource);
  if (audience === "public") refuseOfficeQuery(request, resource, asked);
  const own = await store.readOwnFilter(resource, asked, request.session?.accountId);
  const reading = { audience, ...toReading(asked), own, at: new Date().toISOString() };
  const read = (query: EntryQuery) => readList(store, resource, query, reading);
  if (audience === "public" && isWhole(query)) {
    return answerPublicly(request, reply, () =>
      enqueue(async () => {
        const until = await store.findNextMoment(resource, reading.at);
        return {
          status: 200,
          ...(await read(query)),
          tags: new Set(tagsOf(resource)),
          until,
          mustEndAt: mayShowChildren(resource) ? until : undefined,
        };
      }),
    );
  }
  const list =
    audience === "office"
      ? await read(query)
      : await enqueue(() => read({ ...query, limit: publicLimit(query) }));
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

const toReading = (asked: Record<string, unknown>) => ({
  sort: toSort(asked.sort),
  isDraft: toFlag(asked.isDraft),
  hasLeft: toFlag(asked.hasLeft),
  lacks: asked.lacks as EntryMatch["lacks"],
  stage: asked.stage as EntryMatch["stage"],
  approval: asked.approval as EntryMatch["approval"],
});

/** The filter and the order of an admin's query. */
export const readAdminQuery = (resource: Resource, asked: Record<string, unknown>) => ({
  ...toEntryQuery(resource, asked),
  ...toReading(asked),
});

/** These parameters tell of fields and entries that visitors do not see. */
function refuseOfficeQuery(
  request: FastifyRequest,
  resource: Resource,
  asked: Record<string, unknown>,
): void {
  const refused = ["sort", "isDraft", "hasLeft", "lacks", "stage", "approval"].filter(
    (name) => asked[name] !== undefined,
  );
  if (refused.length === 0) return;
  if (request.session) requirePermission(request.session, permissionFor(resource, "read"));
  throw validationFailed(Object.fromEntries(refused.map((name) => [name, message("for_admins", { name })])));
}

const toSort = (sort: unknown): Reading["sort"] =>
  typeof sort === "string" ? { by: sort.replace(/^-/, ""), isDescending: sort.startsWith("-") } : undefined;

const toFlag = (asked: unknown) => (asked === undefined ? undefined : asked === "true");

/** Searches and pages come in endless variety; only whole lists are worth caching. */
const isWhole = ({ q, limit, offset, filters = {} }: EntryQuery) =>
  !q && limit === undefined && offset === undefined && Object.keys(filters).length === 0;

const publicLimit = ({ limit = MAX_PUBLIC_PAGE }: EntryQuery) => Math.min(limit, MAX_PUBLIC_PAGE);

async function readList(
  store: ContentStore,
  resource: Resource,
  query: EntryQuery,
  reading: Reading &
    Pick<EntryMatch, "isDraft" | "hasLeft" | "lacks" | "stage" | "approval" | "own"> & {
      audience: Audience;
    },
) {
  const fields = fieldsFor(resource, reading.audience);
  const { rows, total } = await store.list(resource, { ...query, ...reading, fields });
  return {
    headers: { ...PUBLIC_JSON, "x-total-count": String(total) },
    body: JSON.stringify(rows.map((row) => presentRow(resource, row, fields))),
  };
}
