import type { CSSProperties } from "react";

/** Columns of tiles in rows of about the same length, so that the last row does not hold a single tile. */
export const evenColumns = (count: number, most: number): number =>
  Math.ceil(count / Math.max(1, Math.ceil(count / most)));

/** The grid of `count` tiles, with at most `most` in a row, or fewer if they would be narrower than `least`. */
export const evenGrid = (count: number, most: number, least: string) => ({
  className:
    "grid grid-cols-[repeat(auto-fill,minmax(min(max(var(--least),100%/var(--columns)-1.25rem),100%),1fr))] gap-3 xl:gap-5",
  style: { "--columns": Math.max(1, evenColumns(count, most)), "--least": least } as CSSProperties,
});
