import { resourceList } from "../../../features/types.ts";
import { type Revision, versionPermissionFor } from "../../content/api/history-contract.ts";
import { permissionFor } from "../../content/api/permissions.ts";
import { useAccountId, useMay } from "../session/rights.ts";

type Value = Revision["value"];

/**
 * Returns whether the user may restore a version of a type over the current one, which for a deleted entry is its last one. A person who
 * may not publish restores own drafts.
 */
export function useMayRestore(type: string): (version: Value, current: Value | undefined) => boolean {
  const may = useMay();
  const accountId = useAccountId();
  const resource = resourceList.find(({ name }) => name === type);
  const isOwnDraft = ({ isDraft, createdBy }: Value) => isDraft === true && createdBy === accountId;
  return (version, current) => {
    if (!may("history:write")) return false;
    if (may(versionPermissionFor(type, "write"))) return true;
    if (!resource?.isApproved || !may(permissionFor(resource, "write"))) return false;
    return isOwnDraft(version) && current !== undefined && isOwnDraft(current);
  };
}
