import type { AnyDocument, PageDeclaration, PageField } from "../../content/pages/define-page.ts";
import { words } from "../../ui/panel-words.ts";
import type { Difference } from "../entry-form/stale-edit.ts";
import { describeChoice } from "../history/describe-value.ts";
import type { Item } from "./page-state.ts";

const texts = words.pageEditor;

type Versions<Value> = Record<"base" | "mine" | "theirs", Value>;

/** The user's version with the items that only somebody else has changed, so that changes to different rows are both kept. */
export function takeTheirItems(
  page: PageDeclaration,
  { base, mine, theirs }: Versions<AnyDocument>,
): AnyDocument {
  const merged = { ...mine };
  for (const [name, field] of Object.entries(page.fields)) {
    if (field.kind !== "list") continue;
    const of = (document: AnyDocument) => document[name] as Item[];
    merged[name] = mergeItems({ base: of(base), mine: of(mine), theirs: of(theirs) });
  }
  return merged;
}

/** Only if all versions have the same items in the same order; otherwise the user decides. */
function mergeItems({ base, mine, theirs }: Versions<Item[]>): Item[] {
  const idsOf = (items: Item[]) => items.map(({ id }) => id);
  if (!isSame(idsOf(mine), idsOf(base)) || !isSame(idsOf(mine), idsOf(theirs))) return mine;
  return mine.map((item, index) => (isSame(item, base[index]) ? (theirs[index] ?? item) : item));
}

/** The differences between two versions of a page, in readable form. */
export function compareDocuments(
  page: PageDeclaration,
  { base, mine, theirs }: Versions<AnyDocument>,
): Difference[] {
  return Object.entries(page.fields).flatMap(([name, field]) => {
    if (isSame(mine[name], theirs[name])) return [];
    return [
      {
        name,
        label: field.label,
        mine: describe(field, mine[name], theirs[name]).join("\n"),
        theirs: describe(field, theirs[name], mine[name]).join("\n"),
        isMineChanged: !isSame(mine[name], base[name]),
      },
    ];
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The differing texts of a field; for an item, its whole line. */
function describe(field: PageField, version: unknown, other: unknown): string[] {
  if (field.kind === "group") {
    const [values, others] = [version as AnyDocument, other as AnyDocument];
    return Object.entries(field.fields).flatMap(([name, part]) =>
      isSame(values[name], others[name])
        ? []
        : [
            `${words.translate(part.label)}: ${describe(part, values[name], others[name]).join("\n") || words.entryForm.empty}`,
          ],
    );
  }
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
