import type { RevisionKind } from "../../content/api/history-contract.ts";
import { formatDay } from "../../content/text/format-day.ts";
import type { Field, Resource } from "../../content/types/define-resource.ts";
import { nameOption } from "../../content/types/option-name.ts";
import { nameActor } from "../../words/panel/name-actor.ts";
import { namesOf } from "../../words/panel/type-names.ts";
import type { StoredFields } from "../database/tables.ts";
import { type DataFileSetting, inline, logTable, paragraph } from "./data-file.ts";
import { escapeXml } from "./xml.ts";

/** A version of an entry about a person. */
export interface FileVersion {
  resource: Resource;
  at: string;
  by: string | null;
  kind: string;
  value: StoredFields;
  /** The previous version, if it is about the person. */
  before: StoredFields | undefined;
}

export function versionTable(versions: readonly FileVersion[], setting: DataFileSetting): string {
  const { words } = setting;
  const lines = versions.map((version) => {
    const { resource, at, by, kind } = version;
    const title = `${resource.singular[words.language]}: ${words.history.kind(kind as RevisionKind, namesOf(words, resource.name))}`;
    const changes = describeChanges(version, setting).map((change) => changeLine(change, setting));
    return {
      at,
      who: by === null ? words.history.beforeVersions : nameActor(words, by),
      what: `${paragraph(title)}${changes.join("")}`,
    };
  });
  return logTable(lines, setting);
}

function changeLine({ label, before, after }: FieldChange, setting: DataFileSetting): string {
  const was = before === undefined ? "" : `${inline(before, setting)} → `;
  return `<p>${escapeXml(label)}: ${was}${inline(after, setting)}</p>`;
}

/** Without the link to the child: the whole file is about that child. */
export const shownFields = ({ fields, child }: Resource): [name: string, field: Field][] =>
  Object.entries(fields).filter(([name]) => name !== child?.id);

/** The labels and texts of the fields of an entry. */
export const describeFields = (
  resource: Resource,
  value: StoredFields,
  setting: DataFileSetting,
): [label: string, text: string][] =>
  shownFields(resource).map(([name, field]) => [
    field.label[setting.words.language],
    describeField(field, value[name], setting),
  ]);

export function describeField(field: Field, value: unknown, setting: DataFileSetting): string {
  const texts = setting.words.dataFile;
  if (value === null || value === undefined || value === "") return texts.nothing;
  if (field.kind !== "value") return texts.aPicture;
  const text = String(value);
  if (field.names) return field.names.inLanguage(text, setting.language, setting.school.classes);
  if (field.input === "select") return nameOption(field, text, setting.language);
  if (field.input === "date" && !Number.isNaN(Date.parse(text))) return formatDay(text, setting.months);
  return text;
}

interface FieldChange {
  label: string;
  /** Undefined if there is no earlier version. */
  before: string | undefined;
  after: string;
}

function describeChanges({ resource, value, before }: FileVersion, setting: DataFileSetting): FieldChange[] {
  return shownFields(resource).flatMap(([name, field]): FieldChange[] => {
    if ((before?.[name] ?? "") === (value[name] ?? "")) return [];
    const label = field.label[setting.words.language];
    const after = describeField(field, value[name], setting);
    if (!before) return [{ label, before, after }];
    const was = describeField(field, before[name], setting);
    return [{ label, before: was, after: was === after ? setting.words.dataFile.anotherPicture : after }];
  });
}
