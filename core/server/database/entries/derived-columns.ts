import { listTexts, readCaptions } from "../../../content/types/captions.ts";
import { lacksHindi, translatedFields } from "../../../content/types/companions.ts";
import type { Resource, ValueField } from "../../../content/types/define-resource.ts";
import { toSearchText } from "./search-text.ts";
import { toSortKey } from "./sort-key.ts";
import { shownDay } from "./timed-entries.ts";

type Values = Record<string, string | number | null>;

/**
 * The columns derived from the fields of an entry: search texts, sort keys, and the missing language. `values` include the
 * time of creation.
 */
export function derivedColumns(resource: Resource, values: Values): Record<string, string> {
  const keys = keyedFields(resource).map(([name, { names }]) => {
    const toKey = names?.toSortKey ?? toSortKey;
    return [sortKeyOf(name), toKey(values[name])];
  });
  return {
    searchText: toSearchText(
      resource.search.flatMap((name) => {
        const field = resource.fields[name];
        return field?.kind === "value" ? inBothLanguages(field, values[name]) : [values[name]];
      }),
    ),
    adminSearchText: toSearchText(officeTexts(resource, values)),
    ...Object.fromEntries(keys),
    ...(isTranslated(resource) && { lacks: lacksHindi(resource, values) ? "hi" : "" }),
    ...(resource.isTimed && { shownDay: shownDay(values) }),
  };
}

/** The texts of all fields, which the office searches. */
export const officeTexts = (resource: Resource, values: Values) => [
  ...valueFields(resource).flatMap(([name, field]) => asTyped(field, values[name])),
  ...Object.entries(resource.states ?? {}).flatMap(([name, { isSearched }]) =>
    isSearched ? withoutHyphens(values[name]) : [],
  ),
];

/** A reference is found with or without its hyphen. */
const withoutHyphens = (value: Value): Value[] => [value, String(value ?? "").replace("-", "")];

export const derivedNames = (resource: Resource): string[] => [
  "searchText",
  "adminSearchText",
  ...keyedFields(resource).map(([name]) => sortKeyOf(name)),
  ...(isTranslated(resource) ? ["lacks"] : []),
  ...(resource.isTimed ? ["shownDay"] : []),
];

const isTranslated = (resource: Resource) => translatedFields(resource).length > 0;

/** The column by which a list is sorted. */
export const sortColumn = (resource: Resource, name: string) =>
  keyedFields(resource).some(([keyed]) => keyed === name) ? sortKeyOf(name) : name;

const sortKeyOf = (name: string) => `${name}SortKey`;

/** Numbers need no sort key. */
const keyedFields = (resource: Resource) =>
  valueFields(resource).filter(([name, { column }]) => column === "text" && resource.sortable.includes(name));

const valueFields = (resource: Resource): [name: string, field: ValueField][] =>
  Object.entries(resource.fields).flatMap(([name, field]) => (field.kind === "value" ? [[name, field]] : []));

type Value = Values[string] | undefined;

/** Hindi pages show the class LKG as एलकेजी. */
function inBothLanguages({ captionsOf, inHindi }: ValueField, value: Value): Value[] {
  if (captionsOf) return listTexts(readCaptions(value));
  return inHindi ? [value, inHindi(String(value ?? ""))] : [value];
}

/** Numbers are found with or without spaces: 98260 77553 or 9826077553. */
const asTyped = (field: ValueField, value: Value): Value[] =>
  field.input === "tel" ? [value, String(value ?? "").replace(/\D/g, "")] : inBothLanguages(field, value);
