import { isCompanion } from "../../../content/types/companions.ts";
import { type Field, hasDrafts, type Resource } from "../../../content/types/define-resource.ts";
import { derivedColumns } from "../../database/entries/derived-columns.ts";
import type { EntryRow } from "../../database/tables.ts";
import { checkRow } from "../check-row.ts";
import { changedRow, type EntryValues, firstState, fitCaptions, laterThan } from "../entry-rows.ts";

/**
 * The row for an old version. A deleted entry is restored under its id, at its place. Values that the version lacks stay, except
 * the Hindi of a text: that of the present one would stand beside an old one. A version of the sample is the sample's again.
 */
export function restoredRow(resource: Resource, value: EntryRow, current: EntryRow | undefined) {
  const known = Object.entries(resource.fields).filter(
    ([name]) => !current || Object.hasOwn(value, name) || isCompanion(resource, name),
  );
  const values: EntryValues = Object.fromEntries(
    known.map(([name, field]) => [name, asStorable(field, value[name] ?? null)]),
  );
  Object.assign(values, fitCaptions(resource, { ...current, ...values }));
  const { errors } = checkRow(resource, { ...current, ...value, ...values });
  const isUnfit = Object.keys(errors).length > 0 && hasDrafts(resource);
  values.isDraft = isUnfit ? 1 : (value.isDraft ?? current?.isDraft ?? 0);
  values.sample = value.sample ?? 0;
  if (current) return { row: changedRow(resource, current, values), errors };
  const row: EntryRow = {
    ...values,
    _id: value._id,
    createdAt: value.createdAt,
    updatedAt: laterThan(value.updatedAt),
    ...derivedColumns(resource, { ...values, createdAt: value.createdAt }),
    ...(resource.isApproved && restoredApproval(value, values.isDraft === 1)),
    ...restoredState(resource, value),
    ...(resource.paths.order && { position: Number(value.position ?? 0) }),
  };
  return { row, errors };
}

/** A deleted draft waits for approval again if it did before. */
const restoredApproval = ({ approval, approvalNote, createdBy }: EntryRow, isDraft: boolean) => ({
  approval: (isDraft && approval) || null,
  approvalNote: (isDraft && approvalNote) || null,
  createdBy: createdBy ?? null,
});

/** A deleted entry gets its state back; one of an earlier version had none. */
const restoredState = (resource: Resource, value: EntryRow): EntryValues =>
  Object.fromEntries(
    Object.entries(firstState(resource)).map(([name, first]) => [name, value[name] ?? first]),
  );

/** A field may have become one that is never absent. */
function asStorable(field: Field, value: string | number | null): string | number | null {
  if (field.kind === "files") return value ?? "[]";
  if (field.kind === "file" || field.optional) return value;
  return value ?? (field.column === "text" ? "" : 0);
}
