import type { Entity, Field, Resource } from "../../../content/resources/define-resource.ts";
import type { PickedFile } from "./pick-file.ts";

/** What the admin wants to become of the files of one field. */
export interface FileChoice {
  /** Stored files that stay, in order. */
  kept: readonly string[];
  /** Files that are new, in order. */
  picked: readonly PickedFile[];
}

export type FileChoices = Record<string, FileChoice>;

const isFileField = (field: Field | undefined) => field?.kind === "file" || field?.kind === "files";

export function storedFiles(entry: Entity<Resource> | undefined, name: string): string[] {
  const value: unknown = entry?.[name];
  if (Array.isArray(value)) return value.map(String);
  return typeof value === "string" ? [value] : [];
}

export function startFileChoices(resource: Resource, entry: Entity<Resource> | undefined): FileChoices {
  const names = Object.keys(resource.fields).filter((name) => isFileField(resource.fields[name]));
  return Object.fromEntries(names.map((name) => [name, { kept: storedFiles(entry, name), picked: [] }]));
}

export function isChoiceChanged(choice: FileChoice, stored: readonly string[]): boolean {
  return choice.picked.length > 0 || choice.kept.join("\n") !== stored.join("\n");
}

export const hasFile = (choice: FileChoice | undefined) =>
  choice !== undefined && choice.kept.length + choice.picked.length > 0;

/** How many stored files the form counts on; a new single file takes the place of the stored one. */
export function countKept(resource: Resource, choices: FileChoices): number {
  return Object.entries(choices)
    .filter(([name, { picked }]) => resource.fields[name]?.kind === "files" || picked.length === 0)
    .reduce((count, [, { kept }]) => count + kept.length, 0);
}

/** Adds the files to the form's own data, in the words of the API: new files, `keep` and `remove`. */
export function appendFiles(
  body: FormData,
  resource: Resource,
  choices: FileChoices,
  entry: Entity<Resource> | undefined,
): void {
  for (const [name, choice] of Object.entries(choices)) {
    for (const { file } of choice.picked) body.append(name, file);
    const stored = storedFiles(entry, name);
    if (!entry || !isChoiceChanged(choice, stored)) continue;
    if (resource.fields[name]?.kind === "files") {
      // In one text, however many they are; an empty one stands for none.
      body.append("keep", choice.kept.join("\n"));
    } else if (choice.picked.length === 0) body.append("remove", name);
  }
}

export type FileGroup = "kept" | "picked";

export const removeFile = (choice: FileChoice, group: FileGroup, index: number): FileChoice => ({
  ...choice,
  [group]: choice[group].toSpliced(index, 1),
});

/** Stored files come before new ones on the server, so a file moves within its own group. */
export function moveFile(choice: FileChoice, group: FileGroup, index: number, step: -1 | 1): FileChoice {
  const files: unknown[] = choice[group].toSpliced(index, 1);
  files.splice(index + step, 0, choice[group][index]);
  return { ...choice, [group]: files };
}
