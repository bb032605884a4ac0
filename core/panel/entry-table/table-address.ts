import { translatedFields } from "../../content/types/companions.ts";
import { hasDrafts, hasLeavers, type Resource } from "../../content/types/define-resource.ts";

/** The parameters of a table in the address. */
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

/** Undefined for the default order. An old address may name a column that no longer exists. */
export function sortIn(params: URLSearchParams, resource: Resource): Sort | undefined {
  const [, minus, name = ""] = /^(-?)(.*)$/.exec(params.get("sort") ?? "") ?? [];
  return isSortable(resource, name) ? { name, isDescending: minus === "-" } : undefined;
}

export const isSortable = ({ sortable = [] }: Resource, name: string) =>
  name === "createdAt" || name === "updatedAt" || sortable.includes(name);

export const writeSort = ({ name, isDescending }: Sort) => (isDescending ? `-${name}` : name);

/** Cycles through ascending, descending and the default order. */
export function nextSort(current: Sort | undefined, name: string): Sort | undefined {
  if (current?.name !== name) return { name, isDescending: false };
  return current.isDescending ? undefined : { name, isDescending: true };
}

/** The parameters that filter the entries. */
export const filtersOf = (resource: Resource): readonly string[] => [
  "q",
  ...(resource.filters ?? []),
  ...(hasDrafts(resource) ? ["isDraft"] : []),
  ...(hasLeavers(resource) ? ["hasLeft"] : []),
  ...(translatedFields(resource).length > 0 ? ["lacks"] : []),
  ...(resource.isTimed ? ["stage"] : []),
  ...(resource.isApproved ? ["approval"] : []),
  ...(resource.ownFilters ?? []),
];

export type Narrowing = Readonly<Record<string, string>>;

/** The value for current and former students. */
export const HERE_AND_LEFT = "all";

/** The value of a parameter for the API. By default former students are left out. */
export function wantedIn(params: URLSearchParams, name: string): string | undefined {
  const value = params.get(name) || undefined;
  if (name !== "hasLeft") return value;
  return value === HERE_AND_LEFT ? undefined : (value ?? "false");
}

/** The current filters, for the API. */
export const narrowingIn = (params: URLSearchParams, resource: Resource): Narrowing =>
  Object.fromEntries(
    filtersOf(resource).flatMap((name) => {
      const value = wantedIn(params, name);
      return value ? [[name, value]] : [];
    }),
  );

/** The filters as JSON. */
export const toMatch = ({ isDraft, hasLeft, ...words }: Narrowing) => ({
  ...words,
  ...(isDraft !== undefined && { isDraft: isDraft === "true" }),
  ...(hasLeft !== undefined && { hasLeft: hasLeft === "true" }),
});

/** Entries, or the filter that they match and how many there were. */
export type BulkTarget = { ids: readonly string[] } | { match: Narrowing; count: number };

/** The part of a body that selects entries. */
export const toSelection = (target: BulkTarget) =>
  "match" in target ? { ...target, match: toMatch(target.match) } : target;

/** Whether a filter is set. */
export const isNarrowed = (params: URLSearchParams, resource: Resource) =>
  filtersOf(resource).some((name) => params.get(name));

/** Sets a parameter and returns to the first page. */
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
