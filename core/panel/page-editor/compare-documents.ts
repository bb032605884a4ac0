import type { AnyDocument, PageField } from "../../content/pages/define-page.ts";
import { words } from "../../ui/panel-words.ts";
import type { Label } from "../../words/label.ts";
import { describeChoice } from "../history/describe-value.ts";
import type { Difference } from "../versioned-save/send-version.ts";
import { getAt, setAt } from "./document-path.ts";
import type { Item } from "./page-state.ts";

const texts = words.pageEditor;

type Versions<Value> = Record<"base" | "mine" | "theirs", Value>;

/** A field of a page, or one of a document with a form of its own. */
export type ComparedField = PageField | { kind: "value" | "list"; label: Label };

interface Compared {
  fields: Readonly<Record<string, ComparedField>>;
}

interface Merged<Value> {
  /** With what only somebody else has changed; where both have, the user's own value. */
  value: Value;
  /** The values that both people have changed, by path and in readable form. */
  differences: Difference[];
}

/** Merges two edits of a page field by field, and those of a table row by row. */
export const mergeDocuments = (page: Compared, versions: Versions<AnyDocument>): Merged<AnyDocument> =>
  mergeFields(page.fields, versions);

/** The merged document with the other person's values in the fields `takeTheirs`. */
export function rebaseDocument(
  page: Compared,
  versions: Versions<AnyDocument>,
  takeTheirs: ReadonlySet<string>,
): AnyDocument {
  const take = (document: AnyDocument, path: string) => setAt(document, path, getAt(versions.theirs, path));
  return [...takeTheirs].reduce(take, mergeDocuments(page, versions).value);
}

/** The fields of a page, or those of a group. */
function mergeFields(
  fields: Compared["fields"],
  { base, mine, theirs }: Versions<AnyDocument>,
  group?: Pick<Difference, "name" | "label">,
): Merged<AnyDocument> {
  const value = { ...mine };
  const differences = Object.entries(fields).flatMap(([name, field]) => {
    const versions = { base: base[name], mine: mine[name], theirs: theirs[name] };
    const merged = mergeField(field, versions, group ? `${group.name}.${name}` : name);
    value[name] = merged.value;
    if (!group || merged.differences.length === 0) return merged.differences;
    const inGroup = (text: string) => `${field.label[words.language]}: ${text || words.entryForm.empty}`;
    return merged.differences.map(({ mine, theirs, ...difference }) => ({
      ...difference,
      label: group.label,
      mine: inGroup(mine),
      theirs: inGroup(theirs),
    }));
  });
  return { value, differences };
}

function mergeField(field: ComparedField, versions: Versions<unknown>, name: string): Merged<unknown> {
  const { base, mine, theirs } = versions;
  const label = field.label[words.language];
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine, differences: [] };
  if (isSame(mine, base)) return { value: theirs, differences: [] };
  if (field.kind === "group") {
    return mergeFields(field.fields, versions as Versions<AnyDocument>, { name, label });
  }
  const { value, isDisputed } =
    field.kind === "list" ? mergeItems(versions as Versions<Item[]>) : { value: mine, isDisputed: true };
  if (!isDisputed) return { value, differences: [] };
  const show = (version: unknown, other: unknown) => describe(field, version, other).join("\n");
  return { value, differences: [{ name, label, mine: show(value, theirs), theirs: show(theirs, value) }] };
}

/** Only if all versions have the same items in the same order; otherwise the user decides about the whole list. */
function mergeItems({ base, mine, theirs }: Versions<Item[]>): { value: Item[]; isDisputed: boolean } {
  const idsOf = (items: Item[]) => items.map(({ id }) => id);
  if (!isSame(idsOf(mine), idsOf(base)) || !isSame(idsOf(mine), idsOf(theirs))) {
    return { value: mine, isDisputed: true };
  }
  const value = mine.map((item, index) => (isSame(item, base[index]) ? (theirs[index] ?? item) : item));
  const isDisputed = value.some(
    (item, index) =>
      [base[index], theirs[index]].every((other) => !isSame(item, other)) &&
      !isSame(theirs[index], base[index]),
  );
  return { value, isDisputed };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The texts of a field; of a list, the lines of the items that differ. */
function describe(field: ComparedField, version: unknown, other: unknown): string[] {
  if (field.kind === "list") {
    const others = new Map((other as Item[]).map((item) => [item.id, item]));
    const items = version as Item[];
    const differing = items.filter((item) => !isSame(item, others.get(item.id)));
    if (differing.length > 0) return differing.map((item) => textsOf(item).join(" · "));
    return [texts.othersSame(items.length)];
  }
  return "options" in field && field.options ? [describeChoice(field.options, version)] : textsOf(version);
}

/** The texts of a part, one per line, without ids and file names. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  const aFile = "alt" in value ? texts.aPicture : texts.aPdf;
  return Object.entries(value).flatMap(([name, part]) =>
    name === "id" || name === "focus" ? [] : name === "file" ? [aFile] : textsOf(part),
  );
}
