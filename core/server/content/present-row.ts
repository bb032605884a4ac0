import type { FastifyRequest } from "fastify";
import { can, permissionFor } from "../../content/api/permissions.ts";
import { readCaptions } from "../../content/types/captions.ts";
import { APPROVAL_COLUMNS, hasDrafts, type Resource } from "../../content/types/define-resource.ts";
import { parseNames } from "../database/entries/entry-files.ts";
import type { StoredFields } from "../database/tables.ts";

/** Visitors see what is published; the office also sees drafts and private fields. */
export type Audience = "public" | "office";
export type PresentedEntry = Record<string, unknown> & { _id: string };

export const audienceOf = ({ session }: FastifyRequest, resource: Resource): Audience =>
  can(session, permissionFor(resource, "read")) ? "office" : "public";

/** The fields of an entry that its reader may see. */
export const fieldsFor = (resource: Resource, audience: Audience): readonly string[] =>
  audience === "office" ? adminFields(resource) : resource.publicFields;

export const adminFields = (resource: Resource): readonly string[] => [
  ...Object.keys(resource.fields),
  ...(hasDrafts(resource) ? ["isDraft"] : []),
  ...(resource.isApproved ? APPROVAL_COLUMNS : []),
  ...Object.keys(resource.states ?? {}),
  "createdAt",
  "updatedAt",
];

/** Shapes a row for its reader. A row is never sent as it is: only named fields leave. */
export function presentRow(resource: Resource, row: StoredFields, shown: readonly string[]): PresentedEntry {
  const entry: PresentedEntry = { _id: row._id };
  if (resource.idAlias) entry[resource.idAlias] = row._id;
  for (const name of shown) {
    const value = row[name] ?? null;
    const field = resource.fields[name];
    if (name === "isDraft") entry[name] = value === 1;
    else if (resource.states?.[name]?.isList) entry[name] = parseNames(value);
    else if (field?.kind === "files") entry[name] = parseNames(value);
    else if (field?.kind === "file" && value !== null) entry[name] = `${field.pathPrefix}${value}`;
    else if (field?.kind === "value" && field.column === "flag") entry[name] = value === 1;
    else if (field?.kind === "value" && field.captionsOf && value) entry[name] = readCaptions(value);
    else entry[name] = value;
  }
  return entry;
}
