import { AUDIT_ACTIONS, AUDIT_TYPES, type AuditEntry } from "../../../content/api/audit-contract.ts";
import type { PageDeclaration } from "../../../content/pages/define-page.ts";
import { isPageName, pages } from "../../../content/pages/index.ts";
import { type ResourceName, resources } from "../../../content/resources/index.ts";
import { words } from "../../ui/panel-words.ts";
import { STATE_LABEL } from "../published-state.ts";

/** Actions whose names already mention the account. */
const ABOUT_ACCOUNTS = new Set(["login", "logout", "end-session", "change-password", "reset-password"]);

export interface DescribedChange {
  action: string;
  /** Undefined if the action says everything. */
  what: string | undefined;
  title: string | undefined;
  /** Their labels in the forms. */
  fields: string[];
}

export function describeChange({ action, type, entryId, title, fields, actor }: AuditEntry): DescribedChange {
  const kind = words.translate(AUDIT_TYPES[type] ?? type);
  return {
    action: words.translate(AUDIT_ACTIONS[action as keyof typeof AUDIT_ACTIONS] ?? action),
    what: ABOUT_ACCOUNTS.has(action) ? undefined : kind.toLowerCase(),
    title: title === null || title === actor ? undefined : titleOf({ type, action }, title),
    fields: fields.map((name) => labelOf(type, entryId, name)),
  };
}

/** Actions whose titles are generated, with a count. */
const COUNTING = new Set(["import", "export", "forget"]);

/** Titles of pages and counts are translated; other titles are the school's own text. */
const titleOf = ({ type, action }: Pick<AuditEntry, "type" | "action">, title: string) =>
  type === "pages" || COUNTING.has(action) ? words.translate(title) : title;

function labelOf(type: string, entryId: string | null, field: string): string {
  if (field === "isDraft") return STATE_LABEL;
  const declared = findPage(type, entryId)?.fields ?? resources[type as ResourceName]?.fields;
  const ofAnnouncement = type === "announcement" ? words.audit.announcementFields : undefined;
  const labels: Readonly<Record<string, { label: string }>> = declared ?? ofAnnouncement ?? {};
  return words.translate(labels[field]?.label ?? field.charAt(0).toUpperCase() + field.slice(1));
}

const findPage = (type: string, name: string | null): PageDeclaration | undefined =>
  type === "pages" && name !== null && isPageName(name) ? pages[name] : undefined;
