import type { School } from "../school.ts";

/** The sections of a class, written as "A, B". */
export const sectionsOf = ({ sections }: Pick<School["classes"][number], "sections">): string[] =>
  (sections ?? "").split(",").flatMap((section) => section.trim() || []);
