/** Stages of a published entry with a schedule. */
export const STAGES = ["live", "coming", "over"] as const;
export type Stage = (typeof STAGES)[number];

type Timed = Record<"publishAt" | "expiresAt", string | null>;

/** The stage of one entry, by the rule that API lists filter by. Moments are compared as stored strings. */
export function findStage({ publishAt, expiresAt }: Timed, at: string): Stage {
  if (publishAt !== null && publishAt > at) return "coming";
  return expiresAt !== null && expiresAt <= at ? "over" : "live";
}

/** When the last of these entries ends; undefined if one of them has no end. */
export function lastEnd(entries: readonly Pick<Timed, "expiresAt">[]): string | undefined {
  const ends = entries.flatMap(({ expiresAt }) => expiresAt ?? []);
  return ends.length === entries.length ? ends.sort().at(-1) : undefined;
}
