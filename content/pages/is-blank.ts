/** Whether nobody has written anything into a part of a document. Free of the declarations, for public pages. */
export function isBlank(part: unknown): boolean {
  if (part === null || part === "") return true;
  if (Array.isArray(part)) return part.length === 0;
  return typeof part === "object" && Object.values(part).every(isBlank);
}
