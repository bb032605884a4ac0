import { type CheckedEntry, checkEntry } from "../../content/resources/check-entry.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import type { EntryRow } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import type { ChangedRow } from "./write-rows.ts";

/** Checks a whole entry by the rules of an edit. */
export function checkRow(resource: Resource, row: EntryRow): Pick<CheckedEntry, "errors" | "message"> {
  // A rule about text has nothing to say about a field that may be absent, and is.
  const filled = Object.entries(resource.fields).filter(
    ([name, field]) => !(field.kind === "value" && field.optional && (row[name] ?? null) === null),
  );
  const sent = Object.fromEntries(filled.map(([name]) => [name, row[name] ?? null]));
  return checkEntry(resource, "update", sent, () => true);
}

/** What an edit sent may fit its own fields, and not what is stored in the others. */
export function requireRules(resource: Resource, row: EntryRow): void {
  const errors = resource.rules?.(row) ?? {};
  const [message] = Object.values(errors);
  if (message !== undefined) throw validationFailed(errors, message);
}

/** What keeps a change from publishing an entry. Only a restored draft may break the rules. */
export const checkPublishing = (resource: Resource, { before, after }: ChangedRow) =>
  before.isDraft === 1 && after.isDraft === 0
    ? checkRow(resource, after)
    : { errors: {}, message: undefined };

export function requirePublishable(resource: Resource, change: ChangedRow): void {
  const { errors, message } = checkPublishing(resource, change);
  if (message !== undefined) throw validationFailed(errors, message);
}
