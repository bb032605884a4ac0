import { permissionFor } from "../../content/api/permissions.ts";
import { isPageName, type PageName, pages } from "../../content/pages/index.ts";
import { readDocument } from "../../content/pages/page-schema.ts";
import { ANNOUNCEMENT_TAG } from "../../content/resources/announcement.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import { resourceList } from "../../content/resources/index.ts";
import type { EntryRow } from "../database/tables.ts";
import { staleEdit } from "../errors.ts";
import type { RestorableRevision, VersionedType } from "../history/versioned-type.ts";
import { type AnnouncementStore, readVersion } from "./announcement-store.ts";
import { editGuard, entityTag } from "./entity-tag.ts";
import type { RestoreGuard } from "./entry-rows.ts";
import type { PageStore } from "./page-store.ts";
import { type EntryStores, prepareSave } from "./prepare-save.ts";
import { fieldsFor, presentRow } from "./present-row.ts";

export interface VersionedStores extends EntryStores {
  pages: PageStore;
  announcements: AnnouncementStore;
}

/** How each type that has a history is shown and restored, by its name. */
export function versionedTypes(stores: VersionedStores): ReadonlyMap<string, VersionedType> {
  return new Map([
    ...resourceList.map((resource) => [resource.name, entriesOf(stores, resource)] as const),
    ["pages", pagesOf(stores)],
    [ANNOUNCEMENT_TAG, announcementOf(stores)],
  ]);
}

function entriesOf(stores: EntryStores, resource: Resource): VersionedType {
  const present = (value: object) =>
    presentRow(resource, value as EntryRow, fieldsFor(resource, "office")) as Record<string, unknown>;
  return {
    permissions: { read: permissionFor(resource, "read"), write: permissionFor(resource, "write") },
    present: (value) => present(value),
    auditTitle: (value) =>
      resource.auditTitle === undefined ? null : (value[resource.auditTitle] as string | null),
    async restore({ id, entryId, files }, { guard, actor }) {
      const prepared = await prepareSave(stores, { hidden: files });
      const version = { revision: id, id: entryId };
      const { after, undo, errors } = await stores.store.restore(resource, version, guard, actor, prepared);
      return { value: present(after), etag: entityTag(after.updatedAt), undo, errors };
    },
  };
}

function pagesOf(stores: VersionedStores): VersionedType {
  const present = (name: string, value: object) =>
    isPageName(name) ? readDocument(pages[name], value, () => {}) : {};
  return {
    permissions: { read: "pages:read", write: "pages:write" },
    present: (value, name) => present(name, value),
    auditTitle: (_value, name) => (isPageName(name) ? pages[name].title : null),
    async restore({ id, entryId, files }, { guard, actor }) {
      const prepared = await prepareSave(stores, { hidden: files });
      const name = entryId as PageName;
      const { after, undo } = await stores.pages.restore(name, id, guard, actor, prepared);
      return { value: after.document, etag: entityTag(after.updatedAt), undo };
    },
  };
}

function announcementOf({ announcements }: VersionedStores): VersionedType {
  return {
    permissions: { read: "announcement:read", write: "announcement:write" },
    present: readVersion,
    auditTitle: () => null,
    async restore({ id }: RestorableRevision, { guard, actor }) {
      const { text, undo } = await announcements.restore(id, guard, actor);
      return { value: { ...text }, etag: undefined, undo };
    },
  };
}

/** With `If-Match` a version is only restored over the version that it names. */
export const restoreGuard =
  (ifMatch: string | undefined): RestoreGuard =>
  (updatedAt) => {
    if (ifMatch === undefined) return;
    if (updatedAt === undefined || !editGuard(ifMatch)(updatedAt)) throw staleEdit();
  };
