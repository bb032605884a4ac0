import { permissionFor, publishPermissionFor } from "../../content/api/permissions.ts";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { useAccountId, useMay } from "../session/rights.ts";

/** The rights of the user for the entries of a content type. */
export function useEntryRights<R extends Resource>(resource: R) {
  const may = useMay();
  const accountId = useAccountId();
  const mayWrite = may(permissionFor(resource, "write"));
  const mayPublish = mayWrite && may(publishPermissionFor(resource));
  /** Whether the user may edit and delete this entry. */
  const mayChange = ({ isDraft, createdBy }: Entity<R>) =>
    mayPublish || (mayWrite && isDraft === true && createdBy === accountId);
  return { mayWrite, mayPublish, mayChange };
}
