export { toSortKey } from "../../../content/text/sort-key.ts";

/** Compares two keys as the engines do. */
export const compareKeys = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));
