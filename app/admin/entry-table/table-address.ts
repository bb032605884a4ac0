import { translatedFields } from "../../../content/resources/companions.ts";
import { hasDrafts, hasLeavers, type Resource } from "../../../content/resources/define-resource.ts";

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
  ...(hasLeavers(resource) ? ["hasLeft"] : []),
  ...(translatedFields(resource).length > 0 ? ["lacks"] : []),
  ...(resource.isTimed ? ["stage"] : []),
];

export type Narrowing = Readonly<Record<string, string>>;

/** In the address, for those who have left and those who have not. */
export const HERE_AND_LEFT = "all";

/** What the API's list is asked for by a parameter of the address; those who have left are shown at the admin's wish. */
export function wantedIn(params: URLSearchParams, name: string): string | undefined {
  const value = params.get(name) || undefined;
  if (name !== "hasLeft") return value;
  return value === HERE_AND_LEFT ? undefined : (value ?? "false");
}

/** What narrows the list now, as the API's lists take it. */
export const narrowingIn = (params: URLSearchParams, resource: Resource): Narrowing =>
  Object.fromEntries(
    filtersOf(resource).flatMap((name) => {
      const value = wantedIn(params, name);
      return value ? [[name, value]] : [];
    }),
  );

/** The same in JSON. */
export const toMatch = ({ isDraft, hasLeft, ...words }: Narrowing) => ({
  ...words,
  ...(isDraft !== undefined && { isDraft: isDraft === "true" }),
  ...(hasLeft !== undefined && { hasLeft: hasLeft === "true" }),
});

/** Whether the admin has asked for a part of the list. */
export const isNarrowed = (params: URLSearchParams, resource: Resource) =>
  filtersOf(resource).some((name) => params.get(name));

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
