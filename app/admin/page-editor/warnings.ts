import type {
  AnyDocument,
  Bilingual,
  ItemFields,
  ListField,
  PageDeclaration,
  PageFields,
} from "../../../content/pages/define-page.ts";
import type { Item } from "./page-state.ts";

/** A heading of this many characters takes more than three lines on a phone. */
const LONG_HEADING = 60;
const TIMES_ITS_NEIGHBOUR = 5;

/** What may be a slip, by path. It teaches; it keeps nobody from saving. */
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
  warnings[path] =
    `This is ${longest} characters long; on a phone a heading reads best with at most ${LONG_HEADING}.`;
}

/** An amount that is many times the one above or below it may have a nought too many, or too few. */
function warnOfNeighbours(
  { fields }: ListField,
  items: readonly Item[],
  path: string,
  warnings: Record<string, string>,
): void {
  for (const name of amountsOf(fields)) {
    const amounts = items.map((item) => Number(String(item[name] ?? "").replaceAll(",", "")));
    for (const [index, amount] of amounts.entries()) {
      const neighbours = [amounts[index - 1], amounts[index + 1]].filter(
        (other) => other && other > 0,
      ) as number[];
      if (!(amount > 0) || neighbours.length === 0) continue;
      const isFarAbove = neighbours.every((other) => amount >= other * TIMES_ITS_NEIGHBOUR);
      const isFarBelow = neighbours.every((other) => amount * TIMES_ITS_NEIGHBOUR <= other);
      if (isFarAbove || isFarBelow) {
        warnings[`${path}.${index}.${name}`] =
          `${amount} is ${isFarAbove ? "much more" : "much less"} than the amounts beside it. Is that right?`;
      }
    }
  }
}

const amountsOf = (fields: ItemFields) =>
  Object.entries(fields)
    .filter(([, field]) => field.kind === "value" && field.input === "number" && !/year/i.test(field.label))
    .map(([name]) => name);
