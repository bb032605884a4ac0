import { checkEntry } from "../../content/types/check-entry.ts";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { type FileChoices, isPicked, storedFiles } from "./files/file-choice.ts";

interface CheckedForm {
  errors: Record<string, string>;
  /** The message for the whole form; undefined if the form is valid. */
  message: string | undefined;
}

/**
 * Checks the values and the chosen files before they are sent. `entry` is the stored version that is being edited; without one, the
 * form creates an entry.
 */
export function checkForm(
  resource: Resource,
  entry: Entity<Resource> | undefined,
  body: FormData,
  choices: FileChoices,
): CheckedForm {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind === "value" && body.has(name)) values[name] = body.get(name);
  }
  const checked = checkEntry(resource, entry ? "update" : "create", values, (name) =>
    Boolean(choices[name]?.length),
  );
  const fileErrors = checkFiles(resource, entry, choices);
  const [first = ""] = Object.keys(resource.fields);
  if (!entry && checked.message === undefined && isBlank(resource, values, choices))
    return { errors: { [first]: words.entryForm.isBlank }, message: words.entryForm.isBlank };
  const errors = inDeclaredOrder(resource, { ...checked.errors, ...fileErrors });
  return { errors, message: checked.message ?? Object.values(fileErrors)[0] };
}

/** Whether a form of a type without required fields says nothing. */
const isBlank = (resource: Resource, values: Readonly<Record<string, unknown>>, choices: FileChoices) =>
  Object.values(choices).every(({ length }) => length === 0) &&
  Object.entries(values).every(([name, value]) => {
    const field = resource.fields[name];
    const isText = field?.kind === "value" && (field.input === "text" || field.input === "textarea");
    return !isText || value === "";
  });

function checkFiles(resource: Resource, entry: Entity<Resource> | undefined, choices: FileChoices) {
  const errors: Record<string, string> = {};
  for (const [name, choice] of Object.entries(choices)) {
    const field = resource.fields[name];
    const picked = choice.filter(isPicked);
    const problem = picked.find((each) => each.problem)?.problem;
    const failed = picked.filter(({ upload }) => upload?.is === "failed").length;
    if (problem) errors[name] = problem;
    else if (failed > 0) errors[name] = words.uploads.failedFiles(failed);
    else if (field?.kind === "file" && field.required && choice.length === 0 && storedFiles(entry, name)[0]) {
      // A stored file may be replaced but not removed; an edit does not have to add a missing one.
      errors[name] = field.required;
    }
  }
  return errors;
}

const inDeclaredOrder = (resource: Resource, errors: Record<string, string>) =>
  Object.fromEntries(
    Object.keys(resource.fields).flatMap((name) =>
      errors[name] === undefined ? [] : [[name, errors[name]]],
    ),
  );
