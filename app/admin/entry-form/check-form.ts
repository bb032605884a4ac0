import { checkEntry } from "../../../content/resources/check-entry.ts";
import type { Entity, Resource } from "../../../content/resources/define-resource.ts";
import { MAX_FILES_PER_REQUEST } from "../../../content/upload-rules.ts";
import { type FileChoices, hasFile, storedFiles } from "./file-choice.ts";

export interface FormFaults {
  errors: Record<string, string>;
  /** The sentence for the whole form; undefined when nothing is wrong. */
  message: string | undefined;
}

/**
 * Everything that can be said about a form before it is sent: the declaration's rules and the chosen files.
 * `entry` is the stored version that is being edited; without one, the form makes a new entry.
 */
export function checkForm(
  resource: Resource,
  entry: Entity<Resource> | undefined,
  body: FormData,
  choices: FileChoices,
): FormFaults {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind === "value" && body.has(name)) values[name] = body.get(name);
  }
  const checked = checkEntry(resource, entry ? "update" : "create", values, (name) => hasFile(choices[name]));
  const fileErrors = checkFiles(resource, entry, choices);
  const errors = inDeclaredOrder(resource, { ...checked.errors, ...fileErrors });
  return { errors, message: checked.message ?? Object.values(fileErrors)[0] };
}

function checkFiles(resource: Resource, entry: Entity<Resource> | undefined, choices: FileChoices) {
  const errors: Record<string, string> = {};
  let sent = 0;
  for (const [name, choice] of Object.entries(choices)) {
    const field = resource.fields[name];
    const fault = choice.picked.find((picked) => picked.fault)?.fault;
    sent += choice.picked.length;
    if (fault) errors[name] = fault;
    else if (sent > MAX_FILES_PER_REQUEST) {
      errors[name] = `At most ${MAX_FILES_PER_REQUEST} files can be sent at once`;
    } else if (field?.kind === "file" && field.required && !hasFile(choice) && storedFiles(entry, name)[0]) {
      // What stands may be replaced but not taken away; an edit need not bring what never stood.
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
