import type { Coded } from "../../../core/content/messages/message.ts";

/** The groups of findings, in the order of the panel. */
export const FINDING_GROUPS = ["missing", "expired", "unreadable", "unreachable"] as const;

export type FindingGroup = (typeof FINDING_GROUPS)[number];

/** A place on a page or a screen, with its name. */
export interface Place {
  /** The label of a field, the title of a page or the name of a certificate. */
  name: { en: string; hi: string | null };
  /** The address in the panel. */
  to: string;
}

/** Something that the disclosure page lacks, or that visitors cannot open. */
export interface Finding extends Place {
  group: FindingGroup;
  reason: Coded;
}
