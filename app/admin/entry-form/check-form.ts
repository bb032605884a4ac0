import { checkEntry } from "../../../content/resources/check-entry.ts";
import type { Entity, Resource } from "../../../content/resources/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { type FileChoices, isPicked, storedFiles } from "./file-choice.ts";

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
  const checked = checkEntry(resource, entry ? "update" : "create", values, (name) =>
    Boolean(choices[name]?.length),
  );
  const fileErrors = checkFiles(resource, entry, choices);
  const errors = inDeclaredOrder(resource, { ...checked.errors, ...fileErrors });
  return { errors, message: checked.message ?? Object.values(fileErrors)[0] };
}

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
