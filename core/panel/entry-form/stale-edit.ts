import type { Entity, Field, Resource, ValueField } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { findEntry } from "../api/api-client.ts";
import { findDisputed, readEdit } from "../captions/send-captions.ts";
import { describeValue } from "../history/describe-value.ts";
import { type FileChoices, isChoiceChanged, isPicked, isStored, storedFiles } from "./files/file-choice.ts";
import { findControl, inputValueOf, readControl } from "./form-values.ts";

/** A field in which an edit differs from the version that somebody else has saved meanwhile. */
export interface Difference {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  /** False if the user did not change the field: their value is then preselected. */
  isMineChanged: boolean;
}

/** Functions by field that find a readable name for a value such as an id. */
export type ValueNames = Readonly<Record<string, (value: string) => Promise<string>>>;

export interface StaleEdit {
  resource: Resource;
  /** The version that the edit is based on. */
  base: Entity<Resource> | undefined;
  theirs: Entity<Resource>;
  choices: FileChoices;
}

export function findDifferences({
  resource,
  form,
  base,
  theirs,
  choices,
}: StaleEdit & { form: HTMLFormElement }): Difference[] {
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === "value"
      ? compareValue(resource, field, form, name, base, theirs)
      : compareFiles(field, name, base, theirs, choices[name]),
  );
}

export const nameValues = (
  differences: readonly Difference[],
  names: ValueNames = {},
): Promise<Difference[]> =>
  Promise.all(
    differences.map(async (difference) => {
      const { name, mine, theirs } = difference;
      const nameOf = async (value: string) => (value && (await names[name]?.(value))) || value;
      return { ...difference, mine: await nameOf(mine), theirs: await nameOf(theirs) };
    }),
  );

function compareValue(
  resource: Resource,
  field: ValueField,
  form: HTMLFormElement,
  name: string,
  base: Entity<Resource> | undefined,
  theirs: Entity<Resource>,
): Difference[] {
  const control = findControl(form, name);
  const stored = inputValueOf(resource, theirs, name);
  const typed = control && readControl(control);
  if (typed === undefined || typed.trim() === stored) return [];
  if (field.captionsOf && findDisputed(readEdit(resource, name, { base, typed, theirs })).length === 0)
    return [];
  return [
    {
      name,
      label: field.label,
      mine: describeValue(field, typed),
      theirs: describeValue(field, stored),
      isMineChanged: typed !== inputValueOf(resource, base, name),
    },
  ];
}

function compareFiles(
  field: Field,
  name: string,
  base: Entity<Resource> | undefined,
  theirs: Entity<Resource>,
  choice: FileChoices[string] | undefined,
): Difference[] {
  const before = storedFiles(base, name);
  const after = storedFiles(theirs, name);
  // Files that only one side changed need no choice.
  if (!choice || !isChoiceChanged(choice, before) || before.join("\n") === after.join("\n")) return [];
  const kept = choice.filter(isStored).length;
  const added = choice.filter(isPicked).map(({ file }) => file.name);
  const mine = [...(kept > 0 ? [words.entryForm.storedFiles(kept)] : []), ...added];
  return [
    {
      name,
      label: field.label,
      mine: mine.join(", ") || words.entryForm.noFile,
      theirs: after.length > 0 ? words.entryForm.storedFiles(after.length) : words.entryForm.noFile,
      isMineChanged: true,
    },
  ];
}

/** The chosen files, applied to the other person's version. */
export function mergeChoices(
  { base, theirs, choices }: StaleEdit,
  takeTheirs: ReadonlySet<string>,
): FileChoices {
  return Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => {
      const stored = storedFiles(theirs, name);
      const isMineChanged = isChoiceChanged(choice, storedFiles(base, name));
      if (takeTheirs.has(name) || !isMineChanged) return [name, stored];
      // Pictures of other albums are not in the base.
      const before = storedFiles(base, name);
      return [
        name,
        choice.filter((file) => isPicked(file) || stored.includes(file) || !before.includes(file)),
      ];
    }),
  );
}

/** The other person's version; undefined if it cannot be read. */
export async function findStored(resource: Resource, id: string): Promise<Entity<Resource> | undefined> {
  try {
    return await findEntry(resource, id);
  } catch {
    return undefined;
  }
}
