import type { EditGuard } from "./entry-rows.ts";

export const entityTag = (updatedAt: string) => `"${updatedAt}"`;

/** Whether the caller has seen a certain version. */
export const namesVersion = (ifMatch: string | undefined): ifMatch is string =>
  ifMatch !== undefined && ifMatch.trim() !== "*";

/** Without `If-Match` the last write wins; with it an edit of an older version is refused. */
export function editGuard(ifMatch: string | undefined): EditGuard {
  if (!namesVersion(ifMatch)) return () => true;
  const tags = ifMatch.split(",").map((tag) => tag.trim());
  return (updatedAt) => tags.includes(entityTag(updatedAt));
}
