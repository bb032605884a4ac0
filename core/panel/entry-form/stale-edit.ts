import type { Entity, Field, Resource, ValueField } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { findDisputed, readEdit } from "../captions/send-captions.ts";
import { describeValue } from "../history/describe-value.ts";
import { type Difference, isDisputed } from "../versioned-save/send-version.ts";
import { type FileChoices, isChoiceChanged, isPicked, isStored, storedFiles } from "./files/file-choice.ts";
import { findControl, inputValueOf, readControl } from "./form-values.ts";

/** Functions by field that find a readable name for a value such as an id. */
export type ValueNames = Readonly<Record<string, (value: string) => Promise<string>>>;

export interface StaleEdit {
  resource: Resource;
  /** The version that the edit is based on. */
  base: Entity<Resource> | undefined;
  theirs: Entity<Resource>;
  choices: FileChoices;
}

/** The fields that both people have changed. */
export function findDifferences({
  resource,
  form,
  base,
  theirs,
  choices,
}: StaleEdit & { form: HTMLFormElement }): Difference[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    if (field.kind !== "value") return compareFiles(field, name, base, theirs, choices[name]);
    const versions = readVersions(resource, form, name, base, theirs);
    return versions ? compareValue(resource, field, name, versions, { base, theirs }) : [];
  });
}

/** The names of the values that only somebody else has changed. */
export const findChangedByOthers = ({
  resource,
  form,
  base,
  theirs,
}: Omit<StaleEdit, "choices"> & { form: HTMLFormElement }): string[] =>
  Object.keys(resource.fields).filter((name) => {
    const versions = readVersions(resource, form, name, base, theirs);
    return versions && versions.mine === versions.base && versions.theirs !== versions.base;
  });

/** Whether a form differs from the version that it is based on. */
export const isEdited = (
  resource: Resource,
  form: HTMLFormElement,
  { base, choices }: { base: Entity<Resource> | undefined; choices: FileChoices },
): boolean => {
  const draftBox = form.querySelector<HTMLInputElement>("input[type=checkbox][name=isDraft]");
  if (draftBox && draftBox.checked !== (base?.isDraft === true)) return true;
  return Object.keys(resource.fields).some((name) => {
    const control = findControl(form, name);
    if (control) return readControl(control).trim() !== inputValueOf(resource, base, name);
    return isChoiceChanged(choices[name] ?? [], storedFiles(base, name));
  });
};

/** The values that an input would show; undefined for a field without an input. The server trims what is typed. */
function readVersions(
  resource: Resource,
  form: HTMLFormElement,
  name: string,
  base: Entity<Resource> | undefined,
  theirs: Entity<Resource>,
) {
  const control = findControl(form, name);
  return (
    control && {
      base: inputValueOf(resource, base, name),
      mine: readControl(control).trim(),
      theirs: inputValueOf(resource, theirs, name),
    }
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
  name: string,
  versions: Record<"base" | "mine" | "theirs", string>,
  { base, theirs }: Pick<StaleEdit, "base" | "theirs">,
): Difference[] {
  if (!isDisputed(versions)) return [];
  const edit = field.captionsOf && readEdit(resource, name, { base, typed: versions.mine, theirs });
  if (edit && findDisputed(edit).length === 0) return [];
  return [
    {
      name,
      label: field.label[words.language],
      mine: describeValue(field, versions.mine),
      theirs: describeValue(field, versions.theirs),
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
      label: field.label[words.language],
      mine: mine.join(", ") || words.entryForm.noFile,
      theirs: after.length > 0 ? words.entryForm.storedFiles(after.length) : words.entryForm.noFile,
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
