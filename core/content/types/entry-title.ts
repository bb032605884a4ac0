import { companionOf } from "./companions.ts";
import type { Resource } from "./define-resource.ts";

type Values = Readonly<Record<string, unknown>>;

/** The field that names an entry in the history and the trash, which only the office reads. */
const titleField = ({ auditTitle, search }: Resource) => auditTitle ?? search[0] ?? "";

/** The title of an entry in the history and the trash; null if it has none. */
export function entryTitle(resource: Resource, values: Values): string | null {
  const own = values[titleField(resource)] as string | null | undefined;
  return (own || resource.usualTitle?.(values).en) ?? own ?? null;
}

/** The same in Hindi. */
export function entryTitleInHindi(resource: Resource, values: Values): string | null {
  const field = titleField(resource);
  const own = values[companionOf(resource, field) ?? ""];
  if (typeof own === "string" && own !== "") return own;
  return values[field] ? null : (resource.usualTitle?.(values).hi ?? null);
}

/** Whether entries may have a title in Hindi. */
export const hasHindiTitles = (resource: Resource) =>
  companionOf(resource, titleField(resource)) !== undefined;

/** The title of an entry in the audit log; null if it would store a child's or a visitor's name there. */
export const auditTitleOf = (resource: Resource, values: Values): string | null =>
  resource.auditTitle === undefined ? null : entryTitle(resource, values);
