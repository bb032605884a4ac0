import type { Replacement } from "./migration.ts";

/** The announcement is a document like those of the pages. */
export const replaces: Replacement = {
  tables: ["announcement"],
  by: "pages",
  convert: ({ announcement = [] }) =>
    announcement.map(({ content, contentHi = null, link = null, sample = 0, updatedAt = "" }) => ({
      name: "announcement",
      document: JSON.stringify({ content, contentHi, link }),
      sample,
      updatedAt,
    })),
};

/** Its table is only replaced. */
export async function migrate(): Promise<void> {}
