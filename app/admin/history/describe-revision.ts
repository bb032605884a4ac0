import { AUDIT_TYPES } from "../../../content/api/audit-contract.ts";
import type { Restored, RevisionKind } from "../../../content/api/history-contract.ts";
import { isPageName, pages } from "../../../content/pages/index.ts";
import type { Resource } from "../../../content/resources/define-resource.ts";
import { resourceList } from "../../../content/resources/index.ts";
import { words } from "../../ui/panel-words.ts";
import { textsOf } from "../page-editor/compare-documents.ts";
import { describeState, STATE_LABEL } from "../published-state.ts";
import { describeChoice, describeValue } from "./describe-value.ts";

const said = words.history;

type Value = Readonly<Record<string, unknown>>;

/** A field in which a version and the one before it are not the same, as people read them. */
export interface FieldChange {
  name: string;
  label: string;
  before: string;
  after: string;
}

interface DescribedField {
  label: string;
  hasFiles: boolean;
  /** How it is typed, where it is one value. */
  input: string | undefined;
  options: readonly unknown[] | undefined;
}

/** What an entry, a page or the announcement is called. */
export function titleOf(type: string, id: string, value: Value | undefined): string {
  if (type === "pages" && isPageName(id)) return words.translate(pages[id].title);
  const title = value?.[findResource(type)?.search[0] ?? ""];
  return typeof title === "string" && title !== "" ? title : words.translate(AUDIT_TYPES[type] ?? type);
}

/** `children`: what the children are called whose `_id` a version may hold. */
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
    // Nobody has written anything: the parts of a page that stay empty when it is saved for the first time.
    if (change.before === "" && change.after === "") return [];
    const isOtherFile = change.before === change.after;
    return [isOtherFile ? { ...change, after: said.otherFile(change.after) } : change];
  });
  return [...fields, ...findStateChange(before, after)];
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
  if (type === "pages" && isPageName(id)) return describe(pages[id].fields);
  return describe(findResource(type)?.fields ?? ANNOUNCEMENT_FIELDS);
}

const ANNOUNCEMENT_FIELDS = {
  content: { label: words.announcement.text },
  contentHi: { label: words.translate("Text in Hindi") },
  link: { label: words.announcement.link },
};

const findResource = (type: string): Resource | undefined => resourceList.find(({ name }) => name === type);

interface DeclaredField {
  label: string;
  kind?: string;
  input?: string;
  options?: readonly unknown[];
}

const describe = (fields: Readonly<Record<string, DeclaredField>>): Record<string, DescribedField> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { label, kind, input, options }]) => [
      name,
      { label: words.translate(label), hasFiles: kind === "file" || kind === "files", input, options },
    ]),
  );

/** What is absent, empty or not ticked is the same to people. */
const written = (value: unknown) => JSON.stringify(value === false ? "" : (value ?? ""));

function describeField({ hasFiles, input, options }: DescribedField, value: unknown): string {
  if (hasFiles) return countFiles(value);
  if (options) return describeChoice(options, value);
  const isWhole = typeof value === "object" && value !== null;
  return isWhole || input === undefined ? texts(value) : describeValue({ input }, value);
}

const texts = (value: unknown) => textsOf(value).join("\n");

function countFiles(value: unknown): string {
  const count = [value].flat().filter(Boolean).length;
  return count === 0 ? "" : said.files(count);
}

/** How a version came to be. */
export const KINDS: Record<RevisionKind, string> = said.kinds;

/** What to say of a version that today's rules refuse: it is restored all the same, without being published. */
export const describeProblems = ({
  errors,
  errorParams,
}: Pick<Restored, "errors" | "errorParams">): string | undefined =>
  errors &&
  said.backNotPublished(
    Object.entries(errors).map(([field, english]) => words.fromApi(errorParams?.[field], english)),
  );
