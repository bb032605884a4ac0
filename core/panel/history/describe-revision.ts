import { findDocument, pages } from "../../../features/pages.ts";
import { resourceList } from "../../../features/types.ts";
import { isPageName } from "../../content/pages/page-names.ts";
import { PARTS_TYPE, parts } from "../../content/parts/parts.ts";
import { inLanguage } from "../../content/types/companions.ts";
import type { FieldNames, Resource, ValueField } from "../../content/types/define-resource.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { type Label, label } from "../../words/label.ts";
import { namesOf } from "../../words/panel/type-names.ts";
import { textsOf } from "../page-editor/compare-documents.ts";
import { describeState, STATE_LABEL } from "../published-state.ts";
import { describeChoice, describeValue, type LabelledOption } from "./describe-value.ts";

const texts = words.history;

type Value = Readonly<Record<string, unknown>>;

/** A field that differs from the version before, in readable form. */
export interface FieldChange {
  name: string;
  label: string;
  before: string;
  after: string;
}

interface DescribedField {
  label: string;
  hasFiles: boolean;
  /** The type of input of a single value. */
  input: string | undefined;
  options: readonly LabelledOption[];
  names: FieldNames | undefined;
  optionsHi: ValueField["optionsHi"];
}

/** The title of an entry or a document. */
export function titleOf(type: string, id: string, value: Value | undefined): string {
  if (type === "pages" && isPageName(id)) return pages[id].title[words.language];
  const resource = findResource(type);
  const shown = resource && value ? inLanguage(resource, value, panelLanguage) : value;
  const title = shown?.[resource?.search[0] ?? ""];
  return typeof title === "string" && title !== "" ? title : namesOf(words, type).heading;
}

/** `children`: the names of linked students by `_id`. */
export function findChanges(
  { type, id }: { type: string; id: string },
  before: Value | undefined,
  after: Value,
  children: ReadonlyMap<string, string> = new Map(),
): FieldChange[] {
  const fields = Object.entries(fieldsOf(type, id)).flatMap(([name, field]) => {
    const { label } = field;
    if (written(before?.[name]) === written(after[name])) return [];
    const read = (value: Value | undefined) =>
      value ? (children.get(String(value[name])) ?? describeField(field, value[name])) : "";
    const change = { name, label, before: read(before), after: read(after) };
    // Parts that are still empty when a page is saved for the first time.
    if (change.before === "" && change.after === "") return [];
    const isOtherFile = change.before === change.after;
    return [isOtherFile ? { ...change, after: texts.otherFile(change.after) } : change];
  });
  return [
    ...fields,
    ...findStateChange(before, after),
    ...findApprovalChange(before, after),
    ...findColumnChanges(type, before, after),
  ];
}

/** The columns that the office changes beside the form, such as the status of an enquiry. */
function findColumnChanges(type: string, before: Value | undefined, after: Value): FieldChange[] {
  return Object.entries(findResource(type)?.states ?? {}).flatMap(([name, { label, names, isAccount }]) => {
    const read = (value: Value | undefined) => {
      const text = value?.[name];
      return typeof text === "string" ? (names?.[text]?.[panelLanguage] ?? text) : "";
    };
    if (!label || isAccount || before === undefined || read(before) === read(after)) return [];
    return [{ name, label: label[panelLanguage], before: read(before), after: read(after) }];
  });
}

/** Whether a draft waits for approval, and the note with which it was sent back. */
function findApprovalChange(before: Value | undefined, after: Value): FieldChange[] {
  const { state, note, waiting, returned } = words.approval;
  const states: Readonly<Record<string, string>> = { waiting, returned };
  const read = (value: Value | undefined, name: string) => {
    const text = value?.[name];
    if (typeof text !== "string") return "";
    return name === "approval" ? (states[text] ?? text) : text;
  };
  return Object.entries({ approval: state, approvalNote: note }).flatMap(([name, label]) => {
    const change = { name, label, before: read(before, name), after: read(after, name) };
    return change.before === change.after ? [] : [change];
  });
}

function findStateChange(before: Value | undefined, after: Value): FieldChange[] {
  const wasDraft = before?.isDraft === true;
  const isDraft = after.isDraft === true;
  if (wasDraft === isDraft) return [];
  return [
    {
      name: "isDraft",
      label: STATE_LABEL,
      before: before ? describeState(wasDraft) : "",
      after: describeState(isDraft),
    },
  ];
}

function fieldsOf(type: string, id: string): Record<string, DescribedField> {
  if (type === PARTS_TYPE) return describe(PARTS_FIELDS);
  return describe((findDocument(type, id) ?? findResource(type))?.fields ?? {});
}

/** A text that is already in the panel's language. */
const bothAs = (text: string) => label(text, text);

const PARTS_FIELDS = {
  off: {
    label: bothAs(words.parts.off),
    options: parts.map(({ name, title }) => ({ value: name, label: label(...title) })),
  },
};

const findResource = (type: string): Resource | undefined => resourceList.find(({ name }) => name === type);

interface DeclaredField {
  label: Label;
  kind?: string;
  input?: string;
  options?: readonly unknown[];
  optionsHi?: ValueField["optionsHi"];
  names?: FieldNames;
}

const describe = (fields: Readonly<Record<string, DeclaredField>>): Record<string, DescribedField> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { label: labels, kind, input, options = [], optionsHi, names }]) => [
      name,
      {
        label: labels[words.language],
        hasFiles: kind === "file" || kind === "files",
        input,
        options: options.filter(isLabelled),
        optionsHi,
        names,
      },
    ]),
  );

/** Options of entries are plain values. */
const isLabelled = (option: unknown): option is LabelledOption =>
  typeof option === "object" && option !== null;

/** Absent, empty and unchecked values count as equal. */
const written = (value: unknown) => JSON.stringify(value === false ? "" : (value ?? ""));

function describeField({ hasFiles, input, options, ...shown }: DescribedField, value: unknown): string {
  if (hasFiles) return countFiles(value);
  if (options.length > 0) return describeChoice(options, value);
  const isWhole = typeof value === "object" && value !== null;
  return isWhole || input === undefined ? joinTexts(value) : describeValue({ input, ...shown }, value);
}

const joinTexts = (value: unknown) => textsOf(value).join("\n");

function countFiles(value: unknown): string {
  const count = [value].flat().filter(Boolean).length;
  return count === 0 ? "" : texts.files(count);
}
