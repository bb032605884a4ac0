import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { approvalCalls, type Review } from "../../../content/api/approval-contract.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { isEntryId } from "../../database/entries/entry-id.ts";
import type { EntryRow } from "../../database/tables.ts";
import { notFound, notWaiting, validationFailed } from "../../errors.ts";
import { type EntryStores, prepareSave } from "../../files/of-entries/prepare-save.ts";
import { serve } from "../../serve.ts";
import { checkRow } from "../check-row.ts";
import { sendEntry } from "../content-routes.ts";
import { editGuard } from "../entity-tag.ts";
import type { EntryValues } from "../entry-rows.ts";
import type { OverwriteAction } from "../write-rows.ts";
import { authorOf } from "./own-drafts.ts";

/** Drafts of people who may not publish: submitted by their author, then approved or sent back with a note. */
export function registerApprovalRoutes(app: FastifyInstance, resource: Resource, stores: EntryStores): void {
  const { submit, review } = approvalCalls(resource);
  serve(app, submit, (request, reply) =>
    changeState(stores, resource, request, reply, { action: "submit", change: toSubmitted(resource) }),
  );
  serve(app, review, (request, reply) =>
    changeState(stores, resource, request, reply, describeReview(request.body)),
  );
}

interface StateChange {
  action: OverwriteAction;
  change: (before: EntryRow) => EntryValues;
}

const describeReview = ({ decision, note }: Review): StateChange =>
  decision === "approve"
    ? { action: "approve", change: whenWaiting({ isDraft: 0 }) }
    : { action: "send-back", change: whenWaiting({ approval: "returned", approvalNote: note ?? null }) };

/** Refuses a draft that somebody else has decided on meanwhile. */
const whenWaiting = (values: EntryValues) => (before: EntryRow) => {
  if (before.isDraft !== 1 || before.approval !== "waiting") throw notWaiting();
  return values;
};

/** Only a complete draft is submitted: it could not be published otherwise. */
const toSubmitted = (resource: Resource) => (before: EntryRow) => {
  if (before.isDraft !== 1) throw notWaiting();
  const { errors, message } = checkRow(resource, before);
  if (message !== undefined) throw validationFailed(errors, message);
  return { approval: "waiting", approvalNote: null };
};

async function changeState(
  stores: EntryStores,
  resource: Resource,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
  { action, change }: StateChange,
): Promise<FastifyReply> {
  const { id } = request.params;
  if (!isEntryId(id)) throw notFound(resource.singular);
  const guard = editGuard(request.headers["if-match"]);
  const hidden = action === "approve" ? await stores.store.findHiddenFiles(resource, { ids: [id] }) : [];
  const prepared = await prepareSave(stores, { hidden });
  const actor = authorOf(request, resource);
  const { after } = await stores.store.update(resource, id, change, guard, actor, prepared, action);
  return sendEntry(request, reply, resource, after);
}
