import type { AnyDocument, PageDeclaration } from "../../../content/pages/define-page.ts";
import type { Difference } from "../entry-form/stale-edit.ts";

/** The parts in which two versions of a page differ, as people read them. */
export function compareDocuments(
  page: PageDeclaration,
  { base, mine, theirs }: Record<"base" | "mine" | "theirs", AnyDocument>,
): Difference[] {
  return Object.entries(page.fields).flatMap(([name, { label }]) => {
    const written = (document: AnyDocument) => JSON.stringify(document[name]);
    if (written(mine) === written(theirs)) return [];
    return [
      {
        name,
        label,
        mine: textsOf(mine[name]).join("\n"),
        theirs: textsOf(theirs[name]).join("\n"),
        isMineChanged: written(mine) !== written(base),
      },
    ];
  });
}

/** What a part says, a text in each line; ids and names of files say nothing to people. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === "id" || name === "focus" ? [] : name === "file" ? ["(a picture)"] : textsOf(part),
  );
}
