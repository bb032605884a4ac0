import { AUDIT_ACTIONS, AUDIT_TYPES } from "../../../content/api/audit-contract.ts";
import type { School } from "../../../content/pages/school.ts";
import type { Field, Fields, Resource } from "../../../content/resources/define-resource.ts";
import { type ResourceName, resources } from "../../../content/resources/index.ts";
import { formatDay } from "../../../content/school/format-day.ts";
import { clockInIndia } from "../../../content/school/india-time.ts";
import type { Language } from "../../../content/words/languages.ts";
import type { PanelWords } from "../../../content/words/panel/en.ts";
import type { ChildFile, ChildVersion } from "./read-child-file.ts";

export interface ChildFileSetting {
  words: PanelWords;
  months: readonly string[];
  language: Language;
  school: Pick<School, "name" | "letterhead">;
  /** Who creates the file, and when. */
  by: string;
  at: string;
}

/** Without the link to the student: the whole file is about that student. */
export const shownFields = ({ fields }: Resource): [name: string, field: Field][] =>
  Object.entries(fields).filter(([name]) => name !== "studentId");

export function describeField(field: Field, value: unknown, setting: ChildFileSetting): string {
  const said = setting.words.childFile;
  if (value === null || value === undefined || value === "") return said.nothing;
  if (field.kind !== "value") return said.aPicture;
  const text = String(value);
  if (field.input === "select") return setting.words.translate(text);
  if (field.input === "date" && !Number.isNaN(Date.parse(text))) return formatDay(text, setting.months);
  return text;
}

/** 16 November 2026, 14:05, in Indian time. */
export const formatMoment = (moment: string, { months }: ChildFileSetting) =>
  `${formatDay(moment, months)}, ${clockInIndia(moment).slice(-5)}`;

export interface FieldChange {
  label: string;
  /** Undefined if there is no earlier version. */
  before: string | undefined;
  after: string;
}

export function describeChanges(
  { resource, value, before }: ChildVersion,
  setting: ChildFileSetting,
): FieldChange[] {
  return shownFields(resource).flatMap(([name, field]): FieldChange[] => {
    if ((before?.[name] ?? "") === (value[name] ?? "")) return [];
    const label = setting.words.translate(field.label);
    const after = describeField(field, value[name], setting);
    if (!before) return [{ label, before, after }];
    const was = describeField(field, before[name], setting);
    return [{ label, before: was, after: was === after ? setting.words.childFile.anotherPicture : after }];
  });
}

export function describeLogLine(
  { type, action, fields }: ChildFile["log"][number],
  { words }: ChildFileSetting,
): string {
  const declared: Fields = resources[type as ResourceName]?.fields ?? {};
  const labels: Record<string, string> = { isDraft: words.frame.state, ...words.childFile.purposes };
  // Names of fields, or purposes of a consent.
  const names = (JSON.parse(fields) as string[]).map((name) =>
    declared[name] ? words.translate(declared[name].label) : (labels[name] ?? name),
  );
  const what = words.translate(AUDIT_TYPES[type] ?? type);
  const done = words.translate(AUDIT_ACTIONS[action as keyof typeof AUDIT_ACTIONS] ?? action);
  return `${what}: ${done}${names.length > 0 ? ` (${names.join(", ")})` : ""}`;
}
