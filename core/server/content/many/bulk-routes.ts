import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { listQuerySchema } from "../../../content/api/api-contract.ts";
import {
  BULK_ACTIONS,
  type BulkActionName,
  type bulkAnswerSchema,
  bulkCallOf,
  selectionShape,
} from "../../../content/api/bulk-contract.ts";
import { permissionFor } from "../../../content/api/permissions.ts";
import { message, notAnOption } from "../../../content/messages/message.ts";
import { checkEntry } from "../../../content/types/check-entry.ts";
import { hasDrafts, hasLeavers, type Resource } from "../../../content/types/define-resource.ts";
import { validationFailed } from "../../errors.ts";
import type { EntryStores } from "../../files/of-entries/prepare-save.ts";
import { requirePermission } from "../../http/require-permission.ts";
import { serve } from "../../serve.ts";
import { approvalOf, filtersOf, lacksOf, ownFiltersOf, stageOf } from "../answer-list.ts";
import type { ContentStore } from "../content-store.ts";
import type { EntryMatch } from "../entry-reader.ts";
import { saveMany } from "../save-entries.ts";
import type { BulkAction, BulkResult, Selection } from "./bulk-writer.ts";
import { authorOf } from "./own-drafts.ts";

/** The route of a content type that changes many entries together. */
export function registerBulkRoute(app: FastifyInstance, resource: Resource, stores: EntryStores): void {
  const call = { ...bulkCallOf(resource), body: bulkSchema(resource) };
  serve(app, call, async (request) => {
    const action = readAction(resource, request.body);
    const selection = await readSelection(stores.store, resource, request.body, request.session?.accountId);
    // The number of matches would reveal something about the fields of entries.
    if ("match" in selection) requirePermission(request.session, permissionFor(resource, "read"));
    const result = await saveMany(stores, resource, action, selection, authorOf(request, resource));
    return answerBulk(action, result);
  });
}

type BulkInput = z.infer<ReturnType<typeof bulkSchema>>;

function bulkSchema(resource: Resource) {
  const { bulkFields = [] } = resource;
  const isPossible: Record<BulkActionName, boolean> = {
    delete: true,
    publish: hasDrafts(resource),
    withdraw: hasDrafts(resource),
    change: bulkFields.length > 0,
  };
  const actions = BULK_ACTIONS.filter((name) => isPossible[name]);
  const values = z.strictObject(Object.fromEntries(bulkFields.map((name) => [name, z.unknown()])));
  return z.strictObject({
    action: z.enum(actions, { error: notAnOption(actions) }),
    ...(bulkFields.length > 0 && {
      values: values.partial().optional().describe("For change: the new values, by field"),
    }),
    ...selectionOf(resource),
  });
}

/** The part of a body that selects entries: their ids, or a match with its count. */
export const selectionOf = (resource: Resource) => ({
  ...selectionShape,
  match: z
    .strictObject({
      q: listQuerySchema.shape.q,
      ...filtersOf(resource),
      ...(hasDrafts(resource) && { isDraft: z.boolean(message("value_not_a_flag")).optional() }),
      ...(hasLeavers(resource) && { hasLeft: z.boolean(message("value_not_a_flag")).optional() }),
      ...lacksOf(resource),
      ...stageOf(resource),
      ...approvalOf(resource),
      ...ownFiltersOf(resource),
    })
    .optional()
    .describe("Instead of ids: all entries that match"),
});

type LanguageAndState = Pick<EntryMatch, "lacks" | "isDraft" | "hasLeft" | "stage" | "approval">;

/** The entries of a bulk action, from its body. */
export async function readSelection(
  store: Pick<ContentStore, "readOwnFilter">,
  resource: Resource,
  { ids, match, count }: Pick<BulkInput, "ids" | "match" | "count">,
  accountId: string | undefined,
): Promise<Selection> {
  if (ids && !match && count === undefined) return { ids };
  if (ids || !match || count === undefined) {
    throw validationFailed({ ids: message("ids_or_match") });
  }
  const { q, isDraft, hasLeft, lacks, stage, approval, ...filters } = match as Record<
    string,
    string | undefined
  > &
    LanguageAndState;
  const chosen = (resource.filters ?? []).flatMap((name) => (filters[name] ? [[name, filters[name]]] : []));
  const states = { isDraft, hasLeft, lacks, stage, approval };
  const own = await store.readOwnFilter(resource, filters, accountId);
  return { match: { q, ...states, own, filters: Object.fromEntries(chosen) }, count };
}

/** Only changed fields have to follow the rules. */
function readAction(resource: Resource, input: BulkInput): BulkAction {
  const sent = (input as { values?: Record<string, unknown> }).values;
  if (input.action !== "change") {
    if (sent) throw validationFailed({ values: message("values_without_change") });
    if (input.action === "delete") return { name: "delete" };
    return { name: input.action, values: { isDraft: input.action === "publish" ? 0 : 1 } };
  }
  if (!sent || Object.keys(sent).length === 0) {
    throw validationFailed({
      values: message("values_missing", { names: resource.bulkFields?.join(" or ") ?? "" }),
    });
  }
  const { values, errors, message: refusal } = checkEntry(resource, "update", sent, () => true);
  if (refusal !== undefined) throw validationFailed(errors);
  return { name: "change", values };
}

const DONE = { delete: "deleted", publish: "published", withdraw: "withdrawn", change: "changed" } as const;

/** The answer to a bulk action. */
export function answerBulk(
  { name }: Pick<BulkAction, "name">,
  { batch, changed, missing, refused }: BulkResult,
): z.input<typeof bulkAnswerSchema> {
  const parts = [`${entries(changed)} ${DONE[name]}.`];
  if (refused.length > 0) parts.push(`${entries(refused.length)} could not be ${DONE[name]}.`);
  if (missing > 0) parts.push(`${entries(missing)} ${missing === 1 ? "was" : "were"} there no more.`);
  return { success: true, message: parts.join(" "), batch, changed, missing, refused };
}

/** "1 entry", "40 entries". */
const entries = (count: number) => (count === 1 ? "1 entry" : `${count} entries`);
