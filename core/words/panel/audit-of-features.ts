import { auditActions } from "../../../features/audit-actions.ts";
import type { AuditActionTexts } from "../../content/feature.ts";
import type { Language } from "../languages.ts";

/** The names or sentences of the actions of features, by their ids. */
export const textsOfFeatures = (part: "name" | "sentence", language: Language) =>
  Object.fromEntries(
    Object.entries(auditActions).map(([id, texts]) => [id, texts[part][language]]),
  ) as Record<keyof typeof auditActions, string>;

/** The part of a sentence that needs a title. */
export const OF_TITLE = /\[(.*)\]/;

/** Whether the title of a line has numbers: "versions 5, files 1". */
export const hasCounts = (action: string): boolean =>
  (auditActions as Readonly<Record<string, AuditActionTexts>>)[action]?.hasCounts ?? false;
