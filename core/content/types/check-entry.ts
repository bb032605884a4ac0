import { type Coded, message, messageOf } from "../messages/message.ts";
import type { Resource } from "./define-resource.ts";

export interface CheckedEntry {
  /** Valid values by field. */
  values: Record<string, string | number | null>;
  /** Validation errors by field, in the order of the declaration. */
  errors: Record<string, Coded>;
  /** The message for the whole form if there are errors. */
  message: Coded | undefined;
}

/**
 * Validates a form or request against a declaration. A field absent from an update keeps its stored value, so only a new
 * entry has to be complete. `hasFile` returns whether a file is stored or sent for a field.
 */
export function checkEntry(
  resource: Resource,
  mode: "create" | "update",
  sent: Record<string, unknown>,
  hasFile: (field: string) => boolean,
): CheckedEntry {
  const values: CheckedEntry["values"] = {};
  const errors: CheckedEntry["errors"] = {};
  let isIncomplete = false;
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== "value") {
      if (mode === "create" && field.required !== undefined && !hasFile(name)) {
        errors[name] = field.required;
        isIncomplete = true;
      }
      continue;
    }
    const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
    if (value === undefined && mode === "update") continue;
    // Clients that send back what they read send null for empty fields.
    if ((value === undefined || value === null) && field.optional) {
      values[name] = null;
      continue;
    }
    if (mode === "update" && field.emptyOnUpdate && isBlank(value)) {
      values[name] = "";
      continue;
    }
    const schema = (mode === "update" && field.updateSchema) || field.schema;
    const result = schema.safeParse(value);
    if (result.success) {
      values[name] = toStored(result.data);
      continue;
    }
    const [issue] = result.error.issues;
    errors[name] = issue ? messageOf(issue) : message("not_valid", { label: field.label });
    isIncomplete ||= value === undefined || isBlank(value);
  }
  Object.assign(errors, resource.rules?.(values));
  const formMessage = mode === "create" ? resource.messages.invalidCreate : resource.messages.invalidUpdate;
  const first = Object.values(errors)[0];
  return { values, errors, message: (isIncomplete ? formMessage : undefined) ?? first };
}

function toStored(value: unknown): string | number | null {
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return typeof value === "boolean" ? Number(value) : (value as string | number | null);
}

const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";
