import { translatedFields } from "../../../content/resources/companions.ts";
import { hasDrafts, type Resource } from "../../../content/resources/define-resource.ts";

/** What the address of a screen says about its table. */
export const PAGE_SIZES = [24, 50, 100, 200];
const USUAL_SIZE = 50;

export function sizeIn(params: URLSearchParams): number {
  const size = Number(params.get("size"));
  return PAGE_SIZES.includes(size) ? size : USUAL_SIZE;
}

export interface Sort {
  name: string;
  isDescending: boolean;
}

/** Undefined: the usual order. An address may be older than today's columns. */
export function sortIn(params: URLSearchParams, resource: Resource): Sort | undefined {
  const [, minus, name = ""] = /^(-?)(.*)$/.exec(params.get("sort") ?? "") ?? [];
  return isSortable(resource, name) ? { name, isDescending: minus === "-" } : undefined;
}

export const isSortable = ({ sortable = [] }: Resource, name: string) =>
  name === "createdAt" || name === "updatedAt" || sortable.includes(name);

export const writeSort = ({ name, isDescending }: Sort) => (isDescending ? `-${name}` : name);

/** Pressing a column's head sorts by it, then the other way round, then as usual. */
export function nextSort(current: Sort | undefined, name: string): Sort | undefined {
  if (current?.name !== name) return { name, isDescending: false };
  return current.isDescending ? undefined : { name, isDescending: true };
}

/** The parameters that decide which entries match. */
export const filtersOf = (resource: Resource): readonly string[] => [
  "q",
  ...(resource.filters ?? []),
  ...(hasDrafts(resource) ? ["isDraft"] : []),
  ...(translatedFields(resource).length > 0 ? ["lacks"] : []),
  ...(resource.isTimed ? ["stage"] : []),
];

export type Narrowing = Readonly<Record<string, string>>;

/** What narrows the list now, as the API's lists take it. */
export const narrowingIn = (params: URLSearchParams, resource: Resource): Narrowing =>
  Object.fromEntries(
    filtersOf(resource).flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );

/** The same in JSON. */
export const toMatch = ({ isDraft, ...words }: Narrowing) => ({
  ...words,
  ...(isDraft !== undefined && { isDraft: isDraft === "true" }),
});

/** Another order or size begins at the first page again. */
export function withParameter(
  params: URLSearchParams,
  name: string,
  value: string | undefined,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  changed.delete("page");
  if (value === undefined) changed.delete(name);
  else changed.set(name, value);
  return changed;
}
