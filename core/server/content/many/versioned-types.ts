import { allDocuments, type DocumentName, isDocumentName, pages } from "../../../../features/pages.ts";
import { resourceList } from "../../../../features/types.ts";
import { versionPermissionFor } from "../../../content/api/history-contract.ts";
import { permissionFor } from "../../../content/api/permissions.ts";
import { isPageName, ownDocumentNames } from "../../../content/pages/page-names.ts";
import { readDocument } from "../../../content/pages/page-schema.ts";
import { PARTS_TYPE } from "../../../content/parts/parts.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { auditTitleOf } from "../../../content/types/entry-title.ts";
import { actorOf } from "../../database/entries/record-change.ts";
import type { EntryRow } from "../../database/tables.ts";
import { ApiError, staleEdit } from "../../errors.ts";
import { type EntryStores, prepareSave } from "../../files/of-entries/prepare-save.ts";
import type { RestoredMany, VersionedType } from "../../history/versioned-type.ts";
import { requirePermission } from "../../http/require-permission.ts";
import type { PageStore } from "../../pages/page-store.ts";
import type { PartsStore } from "../../parts/parts-store.ts";
import { editGuard, entityTag } from "../entity-tag.ts";
import type { RestoreGuard } from "../entry-rows.ts";
import { fieldsFor, presentRow } from "../present-row.ts";
import { restoreDeleted } from "../save-entries.ts";
import { authorOf, requireWritable } from "./own-drafts.ts";

export interface VersionedStores extends EntryStores {
  pages: PageStore;
  parts: PartsStore;
}

/** How each type that has a history is shown and restored, by its name. */
export function versionedTypes(stores: VersionedStores): ReadonlyMap<string, VersionedType> {
  return new Map([
    ...resourceList.map((resource) => [resource.name, entriesOf(stores, resource)] as const),
    [PARTS_TYPE, partsOf(stores)],
    ...["pages", ...ownDocumentNames].map((type) => [type, documentsOf(stores, type)] as const),
  ]);
}

const permissionsOf = (type: string) => ({
  read: versionPermissionFor(type, "read"),
  write: versionPermissionFor(type, "write"),
});

/** For types without own drafts. */
const requireRestorer =
  (type: string): VersionedType["requireRestorer"] =>
  (session) => {
    requirePermission(session, versionPermissionFor(type, "write"));
    return actorOf(session);
  };

function entriesOf(stores: EntryStores, resource: Resource): VersionedType {
  const present = (value: object) =>
    presentRow(resource, value as EntryRow, fieldsFor(resource, "office")) as Record<string, unknown>;
  return {
    permissions: permissionsOf(resource.name),
    requireRestorer(session, value) {
      requirePermission(session, permissionFor(resource, "write"));
      const actor = authorOf({ session }, resource);
      // Checked again with the current row when it is written, but no file may become visible before that.
      requireWritable(resource, actor, [value as EntryRow]);
      return actor;
    },
    present: (value) => present(value),
    auditTitle: (value) => auditTitleOf(resource, value),
    async restore({ id, entryId, files }, { guard, actor }) {
      const prepared = await prepareSave(stores, { hidden: files });
      const version = { revision: id, id: entryId };
      const { after, undo, errors } = await stores.store.restore(resource, version, guard, actor, prepared);
      return { value: present(after), etag: entityTag(after.updatedAt), undo, errors };
    },
    async restoreMany(deleted, { actor }) {
      const revisions = deleted.map(({ revision }) => revision);
      const { restored, unfit } = await restoreDeleted(stores, resource, revisions, actor);
      const unpublished = unfit.flatMap(({ entryId, errors }) =>
        Object.values(errors)
          .slice(0, 1)
          .map((reason) => ({ entryId, reason })),
      );
      return { restored, refused: [], unpublished };
    },
  };
}

/** All pages have one type, and each own document has its own. */
function documentsOf(stores: VersionedStores, type: string): VersionedType {
  const present = (name: string, value: object) =>
    isDocumentName(name) ? readDocument(allDocuments[name], value, () => {}) : {};
  const restore: VersionedType["restore"] = async ({ id, entryId, files }, { guard, actor }) => {
    const prepared = await prepareSave(stores, { hidden: files });
    const name = entryId as DocumentName;
    const { after, undo } = await stores.pages.restore(name, id, guard, actor, prepared);
    return { value: after.document, etag: entityTag(after.updatedAt), undo };
  };
  return {
    permissions: permissionsOf(type),
    requireRestorer: requireRestorer(type),
    present: (value, name) => present(name, value),
    auditTitle: (_value, name) => (isPageName(name) ? pages[name].title.en : null),
    restore,
    restoreMany: restoreEach(stores, restore),
  };
}

function partsOf(stores: VersionedStores): VersionedType {
  const restore: VersionedType["restore"] = async ({ id }, { guard, actor }) => {
    const { off, updatedAt, undo } = await stores.parts.restore(id, guard, actor);
    return { value: { off: [...off] }, etag: entityTag(updatedAt), undo };
  };
  return {
    permissions: permissionsOf(PARTS_TYPE),
    requireRestorer: requireRestorer(PARTS_TYPE),
    present: (value) => value,
    auditTitle: () => null,
    restore,
    restoreMany: restoreEach(stores, restore),
  };
}

/** Documents are few and have no drafts: a version that today's rules reject stays in the trash. */
const restoreEach =
  ({ store }: EntryStores, restore: VersionedType["restore"]): VersionedType["restoreMany"] =>
  async (deleted, by) => {
    const outcome: RestoredMany = { restored: 0, refused: [], unpublished: [] };
    for (const { revision: id, entryId } of deleted) {
      try {
        await restore({ id, entryId, files: await store.findRevisionFiles([id]) }, by);
        outcome.restored++;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        // One that is not in the trash any more counts as missing.
        if (error.id === "validation_failed") outcome.refused.push({ entryId, reason: error.text });
      }
    }
    return outcome;
  };

/** With `If-Match` a version is only restored over the version that it names. */
export const restoreGuard =
  (ifMatch: string | undefined): RestoreGuard =>
  (updatedAt) => {
    if (ifMatch === undefined) return;
    if (updatedAt === undefined || !editGuard(ifMatch)(updatedAt)) throw staleEdit();
  };
