import type {
  AnyDocument,
  Bilingual,
  ItemFields,
  ListField,
  PageDeclaration,
  PageFields,
} from "../../content/pages/define-page.ts";
import { readNumber } from "../../content/text/read-number.ts";
import { words } from "../../ui/panel-words.ts";
import type { Item } from "./page-state.ts";

/** A heading of this many characters takes more than three lines on a phone. */
const LONG_HEADING = 60;
const TIMES_ITS_NEIGHBOUR = 5;

/** Warnings by path about possible mistakes, which do not prevent saving. */
export function findWarnings(page: PageDeclaration, document: AnyDocument): Record<string, string> {
  const warnings: Record<string, string> = {};
  const look = (fields: PageFields, values: AnyDocument, prefix: string) => {
    for (const [name, field] of Object.entries(fields)) {
      const path = `${prefix}${name}`;
      const value = values[name];
      if (field.kind === "bilingual" && isHeading(name)) warnOfLength(path, value as Bilingual, warnings);
      if (field.kind === "group") look(field.fields, value as AnyDocument, `${path}.`);
      if (field.kind === "list") {
        const items = value as Item[];
        for (const [index, item] of items.entries()) look(field.fields, item, `${path}.${index}.`);
        warnOfNeighbours(field, items, path, warnings);
      }
    }
  };
  look(page.fields, document, "");
  return warnings;
}

const isHeading = (name: string) => /^(heading|title|name)$|Heading$/.test(name);

function warnOfLength(path: string, { en, hi }: Bilingual, warnings: Record<string, string>): void {
  const longest = Math.max(en?.length ?? 0, hi?.length ?? 0);
  if (longest <= LONG_HEADING) return;
  warnings[path] = words.pageEditor.longHeading(longest, LONG_HEADING);
}

/** An amount that differs by a large factor from its neighbours may have a wrong number of zeros. */
function warnOfNeighbours(
  { fields }: ListField,
  items: readonly Item[],
  path: string,
  warnings: Record<string, string>,
): void {
  for (const name of amountsOf(fields)) {
    const amounts = items.map((item) => readNumber(String(item[name] ?? "")));
    for (const [index, amount] of amounts.entries()) {
      const beside = neighboursOf(amounts, index);
      if (!(amount > 0) || beside.length < 2) continue;
      const isFarAbove = beside.every((other) => amount >= other * TIMES_ITS_NEIGHBOUR);
      const isFarBelow = beside.every((other) => amount * TIMES_ITS_NEIGHBOUR <= other);
      if (!isFarAbove && !isFarBelow) continue;
      warnings[`${path}.${index}.${name}`] = isFarAbove
        ? words.pageEditor.muchMore(amount)
        : words.pageEditor.muchLess(amount);
    }
  }
}

/** One neighbour on each side; at the end of a list two on the same side. */
function neighboursOf(amounts: readonly number[], index: number): number[] {
  const first = Math.min(Math.max(index - 1, 0), Math.max(amounts.length - 3, 0));
  return amounts.slice(first, first + 3).filter((amount, place) => first + place !== index && amount > 0);
}

const amountsOf = (fields: ItemFields) =>
  Object.entries(fields)
    .filter(
      ([, field]) => field.kind === "value" && field.input === "number" && !/year/i.test(field.label.en),
    )
    .map(([name]) => name);
