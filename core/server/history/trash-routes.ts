import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  ENTRY_COUNT_HEADER,
  type TrashOutcome,
  type TrashSelection,
  trashCalls,
} from "../../content/api/history-contract.ts";
import { can, type Permission } from "../../content/api/permissions.ts";
import { type Coded, decode, inEnglish, message } from "../../content/messages/message.ts";
import type { RestoreGuard } from "../content/entry-rows.ts";
import { actorOf } from "../database/entries/record-change.ts";
import { notInTrash, permissionNeeded, validationFailed } from "../errors.ts";
import { type RequestOf, serve } from "../serve.ts";
import {
  type HistoryServices,
  requireRevision,
  requireType,
  restoreVersion,
  undoWanted,
} from "./restore-versions.ts";
import type { FindAuditTitle, TrashedEntry } from "./trash-store.ts";

export function registerTrashRoutes(app: FastifyInstance, services: HistoryServices): void {
  const { trash } = services;

  serve(app, trashCalls.list, async (request, reply) => {
    const { items, total, entries } = await trash.list(request.query, hiddenTypes(services, request));
    reply.header("x-total-count", String(total)).header(ENTRY_COUNT_HEADER, String(entries));
    return items;
  });

  serve(app, trashCalls.restore, async ({ params, session }, reply) => {
    const revision = await requireRevision(services, params.revision);
    requireType(services, revision.type, session, ["read", "write"]);
    await trash.requireInTrash(revision);
    return restoreVersion(services, revision, { session, guard: onlyIfGone }, reply);
  });

  serve(app, trashCalls.restoreBatch, ({ params, session }) =>
    undoWanted(services, params.batch, session, services.restoreBatch),
  );

  serve(app, trashCalls.purge, async ({ params, session }) => {
    const { id, type, entryId } = await requireRevision(services, params.revision);
    requireType(services, type, session, ["write"]);
    const purged = await purge(services, [{ revision: id, type, entryId, title: null }], session);
    if (purged === 0) throw notInTrash();
    return { success: true as const, message: "Deleted for good." };
  });

  const select = ({ body, session }: RequestOf<typeof trashCalls.restoreMany>) =>
    trash.select(requireSelection(body), hiddenTypes(services, { session }));
  serve(app, trashCalls.restoreMany, async (request) =>
    restoreMany(services, await select(request), request.session),
  );
  serve(app, trashCalls.purgeMany, async (request) =>
    purgeMany(services, await select(request), request.session),
  );
}

type Session = FastifyRequest["session"];

const hiddenTypes = (
  { types, isOnNow }: HistoryServices,
  { session }: Pick<FastifyRequest, "session">,
): string[] =>
  [...types]
    .filter(([name, { permissions }]) => !isOnNow(name) || !can(session, permissions.read))
    .map(([name]) => name);

const onlyIfGone: RestoreGuard = (updatedAt) => {
  if (updatedAt !== undefined) throw notInTrash();
};

function requireSelection(selection: TrashSelection): TrashSelection {
  const { revisions, batches, match, count } = selection;
  const isNamed = revisions !== undefined || batches !== undefined;
  const isMatch = match !== undefined && count !== undefined;
  if (isNamed === isMatch || (isNamed && (match || count !== undefined))) {
    throw validationFailed({ revisions: message("revisions_or_match") });
  }
  return selection;
}

interface Selected {
  entries: readonly TrashedEntry[];
  missing: number;
}

async function restoreMany(
  services: HistoryServices,
  { entries, missing }: Selected,
  session: Session,
): Promise<TrashOutcome> {
  const { allowed, refused } = splitByPermission(services, entries, session);
  const by = { guard: onlyIfGone, actor: actorOf(session) };
  const unpublished: TrashOutcome["unpublished"] = [];
  let changed = 0;
  for (const [name, own] of Map.groupBy(allowed, ({ type }) => type)) {
    const outcome = await requireType(services, name, session, ["write"]).restoreMany(own, by);
    const titled = new Map(own.map((entry) => [entry.entryId, entry]));
    const explainAll = (list: typeof outcome.refused) =>
      list.flatMap(({ entryId, reason }) => {
        const entry = titled.get(entryId);
        return entry ? [explain(entry, reason)] : [];
      });
    changed += outcome.restored;
    refused.push(...explainAll(outcome.refused));
    unpublished.push(...explainAll(outcome.unpublished));
  }
  return describe("restored", { changed, refused, unpublished }, entries.length + missing);
}

async function purgeMany(
  services: HistoryServices,
  { entries, missing }: Selected,
  session: Session,
): Promise<TrashOutcome> {
  const { allowed, refused } = splitByPermission(services, entries, session);
  const changed = await purge(services, allowed, session);
  return describe("deleted for good", { changed, refused, unpublished: [] }, entries.length + missing);
}

/** Deletes entries with every version, and everything that is only about a child among them. Returns their number. */
async function purge(
  { types, trash, forgetChildren, publish }: HistoryServices,
  entries: readonly TrashedEntry[],
  session: Session,
): Promise<number> {
  const findTitle: FindAuditTitle = ({ type, entryId }, value) =>
    types.get(type)?.auditTitle(value, entryId) ?? null;
  const { purged, files } = await trash.purge(entries, findTitle, actorOf(session));
  if (purged === 0) return 0;
  await forgetChildren();
  await publish({ files });
  return purged;
}

/** Types that the person may read, but not write, stay in the trash. */
function splitByPermission(
  { types }: HistoryServices,
  entries: readonly TrashedEntry[],
  session: Session,
): { allowed: TrashedEntry[]; refused: TrashOutcome["refused"] } {
  const needed = ({ type }: TrashedEntry) => types.get(type)?.permissions.write;
  const isAllowed = (permission: Permission | undefined) =>
    permission !== undefined && can(session, permission);
  const allowed = entries.filter((entry) => isAllowed(needed(entry)));
  const refused = entries.flatMap((entry) => {
    const permission = needed(entry);
    if (permission === undefined || can(session, permission)) return [];
    return [explain(entry, permissionNeeded(permission).text)];
  });
  return { allowed, refused };
}

const explain = ({ revision, title }: TrashedEntry, reason: Coded) => ({
  revision,
  title,
  message: inEnglish(reason),
  reason: decode(reason),
});

/** `selected` is the number of entries that the person has selected. */
function describe(
  done: string,
  outcome: Pick<TrashOutcome, "changed" | "refused" | "unpublished">,
  selected: number,
): TrashOutcome {
  const { changed, refused, unpublished } = outcome;
  const missing = selected - changed - refused.length;
  const parts = [`${count(changed)} ${done}.`];
  if (unpublished.length > 0) parts.push(`${count(unpublished.length)} not published.`);
  if (refused.length > 0) parts.push(`${count(refused.length)} could not be ${done}.`);
  if (missing > 0) parts.push(`${count(missing)} not in the trash any more.`);
  return { success: true, message: parts.join(" "), missing, ...outcome };
}

/** "1 entry", "40 entries". */
const count = (entries: number) => (entries === 1 ? "1 entry" : `${entries} entries`);
