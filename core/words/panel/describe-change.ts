import { auditCounts } from "../../../features/audit-actions.ts";
import { features } from "../../../features/content.ts";
import { findDocument, pages } from "../../../features/pages.ts";
import { type ResourceName, resources } from "../../../features/types.ts";
import type { AuditEntry } from "../../content/api/audit-contract.ts";
import type { Feature } from "../../content/feature.ts";
import { isPageName, ownDocumentNames } from "../../content/pages/page-names.ts";
import { PARTS_TYPE } from "../../content/parts/parts.ts";
import { nameFeatureSettings } from "../../content/site/settings.ts";
import { capitalised } from "../../content/text/capitalised.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import type { Label } from "../label.ts";
import { hasCounts } from "./audit-of-features.ts";
import { ONLY_TYPES } from "./only-types.ts";
import type { PanelWords } from "./panel-words.ts";
import { namesOf } from "./type-names.ts";

export interface DescribedChange {
  /** With the placeholder {title} if there is a title. */
  sentence: string;
  /** The title of the entry. */
  title: string | undefined;
  /** More about the action, such as how many entries were imported. */
  detail: string | undefined;
  /** The labels of the changed fields in the forms. */
  fields: string[];
}

/** A line of the audit log in words. `formatMoment` writes a moment as the reader is used to it. */
export function describeChange(
  words: PanelWords,
  entry: Pick<AuditEntry, "action" | "type" | "entryId" | "title" | "fields" | "actor">,
  formatMoment: (moment: string) => string,
): DescribedChange {
  const { action, type, entryId, fields } = entry;
  const texts = words.auditSentences;
  const names = namesOf(words, type);
  const isOrder = action === "update" && entryId === null && fields[0] === "order";
  if (isOrder) {
    return { sentence: texts.reordered(names.many), title: undefined, detail: undefined, fields: [] };
  }
  const { title, detail } = readTitle(words, entry, formatMoment);
  const isOnly = ONLY_TYPES.has(type) || ownDocumentNames.some((name) => name === type);
  const isDataFile = action === "export" && entryId !== null;
  const sentence = isDataFile
    ? texts.downloadedAllAbout(names.one)
    : (texts.done(action, isOnly, names, title !== undefined) ?? `${names.one}: ${action}`);
  return { sentence, title, detail, fields: fields.map((name) => labelOf(words, type, entryId, name)) };
}

/** The same as one text. */
export function writeChange(...described: Parameters<typeof describeChange>): string {
  const { sentence, title = "", detail } = describeChange(...described);
  const text = sentence.replace("{title}", () => title);
  return detail === undefined ? text : `${text}: ${detail}`;
}

/** The program's own titles say how many, which year or when. Other titles are the school's text or the name of a page. */
function readTitle(
  words: PanelWords,
  {
    action,
    type,
    entryId,
    title,
    actor,
  }: Pick<AuditEntry, "action" | "type" | "entryId" | "title" | "actor">,
  formatMoment: (moment: string) => string,
): Pick<DescribedChange, "title" | "detail"> {
  const detailed = (detail: string) => ({ title: undefined, detail: detail === "" ? undefined : detail });
  if (title === null || title === "" || title === actor) return { title: undefined, detail: undefined };
  if (hasCounts(action)) return detailed(describeDeleted(words, title));
  if (type === "backup") return detailed(Number.isNaN(Date.parse(title)) ? title : formatMoment(title));
  if (action === "import" || action === "export" || ONLY_TYPES.has(type)) return detailed(title);
  return {
    title:
      type === "pages" && entryId !== null && isPageName(entryId)
        ? pages[entryId].title[words.language]
        : title,
    detail: undefined,
  };
}

const SUBJECTS: Readonly<Record<string, string>> = auditCounts;

/** "versions 5, consents 0, files 1" in words, without what there was none of. */
function describeDeleted(words: PanelWords, title: string): string {
  const { counts, countOf } = words.auditSentences;
  const others: Readonly<Record<string, (count: number) => string>> = counts;
  return title
    .split(", ")
    .flatMap((part) => {
      const [, what = "", digits] = /^(.+) (\d+)$/.exec(part) ?? [];
      const count = Number(digits);
      const subject = SUBJECTS[what];
      if (!(count > 0)) return [];
      return subject ? [countOf(namesOf(words, subject), count)] : (others[what]?.(count) ?? []);
    })
    .join(", ");
}

const AUDIT_FIELDS = new Map(
  features.flatMap(({ auditFields = {} }: Feature) =>
    Object.entries(auditFields).flatMap(([type, fields]) =>
      Object.entries(fields).map(([field, label]) => [`${type} ${field}`, label] as const),
    ),
  ),
);

/** The label of a field in its form. A field that no longer exists is shown by its name. */
function labelOf(words: PanelWords, type: string, entryId: string | null, field: string): string {
  if (field === "isDraft") return words.frame.state;
  const resource: Resource | undefined = resources[type as ResourceName];
  const declared: Readonly<Record<string, { label: Label }>> =
    (findDocument(type, entryId) ?? resource)?.fields ?? {};
  const label =
    declared[field]?.label ?? resource?.states?.[field]?.label ?? AUDIT_FIELDS.get(`${type} ${field}`);
  if (label !== undefined) return label[words.language];
  const others: Readonly<Record<string, string>> = {
    ...(type === PARTS_TYPE && { off: words.parts.off }),
    ...(type === "settings" && { ...nameFeatureSettings(words.language), ...words.settingNames }),
  };
  return others[field] ?? asWords(field);
}

/** "oldField" as "Old field". */
const asWords = (name: string) =>
  capitalised(name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
