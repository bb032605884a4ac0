/** Revisions or entries per statement. */
const PART = 500;

export function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += PART) yield items.slice(start, start + PART);
}
