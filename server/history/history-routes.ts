import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { doneBodySchema } from "../../content/api/api-contract.ts";
import {
  HISTORY_PATHS,
  restoredSchema,
  revisionSchema,
  trashItemSchema,
  trashQuerySchema,
  UNDO_HEADER,
  type UndoneBatch,
  undoneBatchSchema,
} from "../../content/api/history-contract.ts";
import { type Action, can, type Permission } from "../../content/api/permissions.ts";
import { inEnglishByField } from "../../content/messages/message.ts";
import type { RestoreGuard } from "../content/entry-rows.ts";
import type { Publish } from "../content/publish.ts";
import { isEntryId } from "../database/entry-id.ts";
import { type Actor, actorOf } from "../database/record-change.ts";
import { notFound, notInTrash, versionGone } from "../errors.ts";
import { type Api, describeList, routesOf, toJsonSchema } from "../openapi.ts";
import { requirePermission } from "../require-permission.ts";
import type { HistoryStore, StoredRevision } from "./history-store.ts";
import type { VersionedType } from "./versioned-type.ts";

export interface HistoryServices {
  history: HistoryStore;
  types: ReadonlyMap<string, VersionedType>;
  /** The check for an `If-Match` header. */
  restoreGuard(ifMatch: string | undefined): RestoreGuard;
  publish: Publish;
  /** Deletes the consents and marks of children who were deleted for good. */
  forgetChildren(): Promise<void>;
  /** The content type of entries that were changed together. */
  findBatchType(batch: string): Promise<string | undefined>;
  /** Undoes a change of many entries. */
  undoBatch(batch: string, actor: Actor): Promise<Pick<UndoneBatch, "batch" | "restored" | "skipped">>;
  /** The same for the deleted entries of a batch. */
  restoreBatch: HistoryServices["undoBatch"];
}

const route = routesOf("History");
const entryParams = z.object({
  type: z.string().describe("A content type's name, pages or announcement"),
  id: z.string().describe("An entry's _id, or the name of a page"),
});
const revisionParams = z.object({ revision: z.string() });

/** The versions of entries and pages, the trash, and restoring from both. */
export function registerHistoryRoutes(app: Api, services: HistoryServices): void {
  const { history } = services;

  app.get(
    HISTORY_PATHS.revisions,
    route("history:read", "List the versions of an entry or a page, newest first", {
      params: entryParams,
      response: { 200: z.array(revisionSchema) },
    }),
    async (request) => {
      const { type: name, id: entryId } = request.params;
      const type = requireType(services, name, request.session, ["read"]);
      return (await history.list({ type: name, entryId })).map(
        ({ id, kind, at, actor: by, accountId, value }) => ({
          ...{ id, kind, at, by, accountId },
          value: type.present(value, entryId),
        }),
      );
    },
  );

  app.get(
    HISTORY_PATHS.trash,
    route("trash:read", "List what was deleted, the latest first", {
      querystring: trashQuerySchema,
      response: { 200: describeList("Deleted entries, the latest first", trashItemSchema) },
    }),
    async (request, reply) => {
      const hiddenTypes = [...services.types]
        .filter(([, { permissions }]) => !can(request.session, permissions.read))
        .map(([name]) => name);
      const { items, total } = await history.listTrash(request.query, hiddenTypes);
      return reply.header("x-total-count", String(total)).send(items);
    },
  );

  const registerRestore = (
    path: string,
    access: Permission,
    summary: string,
    findGuard: (revision: StoredRevision, ifMatch: string | undefined) => Promise<RestoreGuard>,
  ) =>
    app.post(
      path,
      route(access, summary, {
        params: revisionParams,
        refusals: [400, 409],
        response: { 200: RESTORED_ANSWER },
      }),
      async (request, reply) => {
        const revision = await requireRevision(history, request.params.revision);
        const type = requireType(services, revision.type, request.session, ["read", "write"]);
        const guard = await findGuard(revision, request.headers["if-match"]);
        return restore(type, reply, revision, { guard, actor: actorOf(request.session) });
      },
    );
  registerRestore(
    HISTORY_PATHS.restore,
    "history:write",
    "Restore a version, as a new change; a deleted entry comes back under its id",
    async (_revision, ifMatch) => services.restoreGuard(ifMatch),
  );
  registerRestore(
    HISTORY_PATHS.restoreFromTrash,
    "trash:write",
    "Restore what was deleted, with its files",
    async (revision) => {
      await history.requireInTrash(revision);
      return onlyIfGone;
    },
  );

  const registerBatch = (path: string, summary: string, undo: HistoryServices["undoBatch"]) =>
    app.post(
      path,
      route("history:write", summary, {
        params: z.object({ batch: z.string() }),
        refusals: [409],
        response: { 200: undoneBatchSchema },
      }),
      async (request): Promise<UndoneBatch> => {
        const { batch: wanted } = request.params;
        if (!isEntryId(wanted)) throw notFound("Change");
        const name = await services.findBatchType(wanted);
        if (name === undefined) throw notFound("Change");
        requireType(services, name, request.session, ["write"]);
        const { batch, restored, skipped } = await undo(wanted, actorOf(request.session));
        return { success: true, message: describeUndone(restored, skipped), restored, skipped, batch };
      },
    );
  registerBatch(
    HISTORY_PATHS.undoBatch,
    "Take back what was done to many entries at once; what somebody has changed since stays",
    services.undoBatch,
  );
  registerBatch(
    HISTORY_PATHS.restoreBatch,
    "Restore the entries that were deleted at once and are still in the trash",
    services.restoreBatch,
  );

  app.delete(
    HISTORY_PATHS.purge,
    route("trash:write", "Delete for good: every version and every file that nothing else names", {
      params: revisionParams,
      refusals: [409],
      response: { 200: doneBodySchema },
    }),
    async (request) => {
      const revision = await requireRevision(history, request.params.revision);
      const { value, entryId } = revision;
      const type = requireType(services, revision.type, request.session, ["write"]);
      const title = type.auditTitle(value, entryId);
      const files = await history.purge(revision, { title, actor: actorOf(request.session) });
      await services.forgetChildren();
      await services.publish({ files });
      return { success: true as const, message: "Deleted for good." };
    },
  );
}

const onlyIfGone: RestoreGuard = (updatedAt) => {
  if (updatedAt !== undefined) throw notInTrash();
};

async function restore(
  versioned: VersionedType,
  reply: FastifyReply,
  revision: StoredRevision & { files: readonly string[] },
  by: { guard: RestoreGuard; actor: Actor },
): Promise<FastifyReply> {
  const { type, entryId } = revision;
  const { value, etag, undo, errors = {} } = await versioned.restore(revision, by);
  if (etag !== undefined) reply.header("etag", etag);
  if (undo !== undefined) reply.header(UNDO_HEADER, undo);
  const isUnfit = Object.keys(errors).length > 0;
  return reply.send({ type, entryId, value, ...(isUnfit && inEnglishByField(errors)) });
}

function describeUndone(restored: number, skipped: number): string {
  const done = restored === 1 ? "1 entry is as it was." : `${restored} entries are as they were.`;
  if (skipped === 0) return done;
  return `${done} ${skipped === 1 ? "1 has" : `${skipped} have`} been changed since and ${skipped === 1 ? "stays" : "stay"} so.`;
}

async function requireRevision(history: HistoryStore, id: string) {
  if (!isEntryId(id)) throw versionGone();
  return history.require(id);
}

/** A version is as private as its entry, so the permissions of the type are required as well. */
function requireType(
  { types }: HistoryServices,
  name: string,
  session: FastifyRequest["session"],
  actions: readonly Action[],
): VersionedType {
  const type = types.get(name);
  if (!type) throw notFound("Type");
  for (const action of actions) requirePermission(session, type.permissions[action]);
  return type;
}

const RESTORED_ANSWER = {
  ...toJsonSchema(restoredSchema, "output"),
  headers: {
    ETag: { type: "string", description: "The version that is current now" },
    [UNDO_HEADER]: {
      type: "string",
      description: "The revision to restore for undoing this; absent where there was nothing before",
    },
  },
};
