import type { Resource } from "./define-resource.ts";

type Screen = Pick<Resource, "screen">;

/** The cards show all entries, so that the screen finds the one in the address. */
const openIn = ({ screen }: Screen, query: Readonly<Record<string, string>>) =>
  `${screen.path}?${new URLSearchParams({ view: "cards", ...query })}`;

/** Opens the form of a new entry with some values. */
export const newEntryPath = (resource: Screen, values: Readonly<Record<string, string>>) =>
  openIn(resource, { new: "", ...values });

/** Opens the form of a new entry that copies another one. */
export const copyEntryPath = (resource: Screen, id: string) => openIn(resource, { new: id });

/** Opens the form of an entry and focuses a field. */
export const editEntryPath = (resource: Screen, id: string, field: string) =>
  openIn(resource, { edit: id, field });

/** The form or filter that an address opens on a screen. */
export interface AskedForm {
  /** The entry to edit or to copy; undefined for a new one. */
  id: string | undefined;
  isNew: boolean;
  /** Initial values of a new entry. */
  values: Readonly<Record<string, string>>;
  field: string | undefined;
}

/** Whether the address opens a form. */
export const opensForm = (search: URLSearchParams) => search.has("new") || Boolean(search.get("edit"));

/** Undefined if the address opens no form. */
export function readAskedForm(
  { fields }: Pick<Resource, "fields">,
  search: URLSearchParams,
): AskedForm | undefined {
  if (!opensForm(search)) return undefined;
  const isNew = search.has("new");
  const edit = search.get("edit");
  const values = [...search].filter(([name]) => isNew && Object.hasOwn(fields, name));
  return {
    id: (isNew ? search.get("new") : edit) || undefined,
    isNew,
    values: Object.fromEntries(values),
    field: search.get("field") ?? undefined,
  };
}

/** The rest of the address, for when the form is open. */
export function withoutAskedForm(search: URLSearchParams, { values }: AskedForm): URLSearchParams {
  const asked = ["new", "edit", "field", ...Object.keys(values)];
  return new URLSearchParams([...search].filter(([name]) => !asked.includes(name)));
}
