import type { EditGuard } from "./entry-rows.ts";

export const entityTag = (updatedAt: string) => `"${updatedAt}"`;

/** Without `If-Match` the last write wins; with it an edit of an older version is refused. */
export function editGuard(ifMatch: string | undefined): EditGuard {
  if (ifMatch === undefined || ifMatch.trim() === "*") return () => true;
  const tags = ifMatch.split(",").map((tag) => tag.trim());
  return (updatedAt) => tags.includes(entityTag(updatedAt));
}
