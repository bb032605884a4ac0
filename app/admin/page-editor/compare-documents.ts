import type { AnyDocument, PageDeclaration, PageField } from "../../../content/pages/define-page.ts";
import type { Difference } from "../entry-form/stale-edit.ts";
import type { Item } from "./page-state.ts";

/** The parts in which two versions of a page differ, as people read them. */
export function compareDocuments(
  page: PageDeclaration,
  { base, mine, theirs }: Record<"base" | "mine" | "theirs", AnyDocument>,
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

/** What a version of a field says where the other one says something else; of an item, the whole line. */
function describe(field: PageField, version: unknown, other: unknown): string[] {
  if (field.kind === "group") {
    const [values, others] = [version as AnyDocument, other as AnyDocument];
    return Object.entries(field.fields).flatMap(([name, part]) =>
      isSame(values[name], others[name])
        ? []
        : [`${part.label}: ${describe(part, values[name], others[name]).join("\n") || "(empty)"}`],
    );
  }
  if (field.kind === "list") {
    const others = new Map((other as Item[]).map((item) => [item.id, item]));
    const items = version as Item[];
    const differing = items.filter((item) => !isSame(item, others.get(item.id)));
    if (differing.length > 0) return differing.map((item) => textsOf(item).join(" · "));
    return [`${items.length} in all, the others as they are`];
  }
  return textsOf(version);
}

/** Ids and names of files say nothing to people. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === "id" || name === "focus" ? [] : name === "file" ? ["(a picture)"] : textsOf(part),
  );
}
