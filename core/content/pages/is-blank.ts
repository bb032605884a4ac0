/** Whether nobody has written anything into a part of a document. Free of the declarations, for public pages. */
export function isBlank(part: unknown): boolean {
  if (part === null || part === undefined) return true;
  if (typeof part === "string") return part.trim() === "";
  if (Array.isArray(part)) return part.every(isBlank);
  return typeof part === "object" && Object.values(part).every(isBlank);
}

/** Whether an item of a list is empty; its id does not count. A save leaves such items out. */
export const isBlankItem = (item: unknown): boolean =>
  typeof item === "object" &&
  item !== null &&
  Object.entries(item).every(([name, value]) => name === "id" || isBlank(value));
