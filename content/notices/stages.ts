/** Where a published entry of a timed content type is in its life. */
export const STAGES = ["live", "coming", "over"] as const;
export type Stage = (typeof STAGES)[number];

interface Timed {
  publishAt: string | null;
  expiresAt: string | null;
}

/** What the lists of the API are narrowed by, told of one entry. Moments are compared as they are stored. */
export function findStage({ publishAt, expiresAt }: Timed, at: string): Stage {
  if (publishAt !== null && publishAt > at) return "coming";
  return expiresAt !== null && expiresAt <= at ? "over" : "live";
}
