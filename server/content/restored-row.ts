import { checkEntry } from "../../content/resources/check-entry.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import { derivedColumns } from "../database/derived-columns.ts";
import type { EntryRow } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import { changedRow, type EntryValues, laterThan } from "./entry-rows.ts";

/** The row that an old version becomes. One that is gone comes back under its id, at its place. */
export function restoredRow(resource: Resource, value: EntryRow, current: EntryRow | undefined): EntryRow {
  const values = requireFittingValues(resource, value, current);
  if (current) return changedRow(resource, current, values);
  return {
    ...values,
    _id: value._id,
    createdAt: value.createdAt,
    updatedAt: laterThan(value.updatedAt),
    ...derivedColumns(resource, values),
    sample: 0,
    ...(resource.paths.order && { position: Number(value.position ?? 0) }),
  };
}

/** The fields of an old version, if today's rules let an edit save them. What it does not have stays as it is. */
function requireFittingValues(
  resource: Resource,
  value: EntryRow,
  current: EntryRow | undefined,
): EntryValues {
  const fields = Object.entries(resource.fields);
  const known = fields.filter(([name]) => Object.hasOwn(value, name));
  const values = Object.fromEntries(known.map(([name]) => [name, value[name] ?? null]));
  // A rule about text has nothing to say about a field that may be absent, and is.
  const filled = fields.filter(
    ([name, field]) =>
      (name in values || !current) &&
      !(field.kind === "value" && field.optional && (values[name] ?? null) === null),
  );
  const sent = Object.fromEntries(filled.map(([name]) => [name, values[name] ?? null]));
  const { errors, message } = checkEntry(resource, "update", sent, () => true);
  if (message !== undefined) throw validationFailed(errors, message);
  return values;
}
