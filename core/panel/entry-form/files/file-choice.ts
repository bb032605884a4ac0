import { SHARED_PREFIX } from "../../../content/files/upload-rules.ts";
import type { Entity, Field, Resource } from "../../../content/types/define-resource.ts";
import type { PickedFile } from "./pick-file.ts";
import { isPending } from "./upload-state.ts";

/** A stored file's name, or a file that was just chosen. */
export type FormFile = string | PickedFile;

/** The files of one field after the save: a list in its order, or the stored file followed by the one that replaces it. */
export type FileChoice = readonly FormFile[];

export type FileChoices = Record<string, FileChoice>;

const isFileField = (field: Field | undefined) => field?.kind === "file" || field?.kind === "files";

export const isStored = (file: FormFile): file is string => typeof file === "string";
export const isPicked = (file: FormFile): file is PickedFile => typeof file !== "string";

export const mapPicked = (choices: FileChoices, update: (file: PickedFile) => PickedFile): FileChoices =>
  Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => [
      name,
      choice.map((file) => (isPicked(file) ? update(file) : file)),
    ]),
  );

export const pendingIn = (choice: FileChoice): PickedFile[] =>
  choice.filter(isPicked).filter(({ upload }) => isPending(upload));

export const hasPendingUploads = (choices: FileChoices): boolean =>
  Object.values(choices).some((choice) => pendingIn(choice).length > 0);

export const idOf = (file: FormFile): string => (isStored(file) ? file : file.id);

export function storedFiles(entry: Entity<Resource> | undefined, name: string): string[] {
  const value: unknown = entry?.[name];
  if (Array.isArray(value)) return value.map(String);
  return typeof value === "string" ? [value] : [];
}

export function startFileChoices(resource: Resource, entry: Entity<Resource> | undefined): FileChoices {
  const names = Object.keys(resource.fields).filter((name) => isFileField(resource.fields[name]));
  return Object.fromEntries(names.map((name) => [name, storedFiles(entry, name)]));
}

export function isChoiceChanged(choice: FileChoice, stored: readonly string[]): boolean {
  return choice.map(idOf).join("\n") !== stored.join("\n");
}

/** How many stored files the form keeps; a new single file replaces the stored one. */
export function countKept(resource: Resource, choices: FileChoices): number {
  return Object.entries(choices)
    .filter(([name, choice]) => resource.fields[name]?.kind === "files" || !choice.some(isPicked))
    .reduce((count, [, choice]) => count + choice.filter(isStored).length, 0);
}

/** Whether a save removes stored files of an entry. */
export const dropsFiles = (entry: Entity<Resource> | undefined, choices: FileChoices): boolean =>
  Object.entries(choices).some(([name, choice]) =>
    storedFiles(entry, name).some((stored) => !choice.includes(stored)),
  );

/**
 * The part of the choices that a draft stores. Lists keep only uploaded files, as thumbnails: a hundred photos are too much to
 * write after every word.
 */
export const choicesToKeep = (resource: Resource, choices: FileChoices): FileChoices =>
  Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => [
      name,
      resource.fields[name]?.kind === "files" ? choice.flatMap(withoutContent) : choice,
    ]),
  );

function withoutContent(file: FormFile): FormFile[] {
  if (isStored(file)) return [file];
  return file.upload?.is === "done" ? [{ ...file, file: new File([], file.file.name) }] : [];
}

/** Adds the files to the request as the API expects them: a new file, `keep` or `remove`. */
export function appendFiles(
  body: FormData,
  resource: Resource,
  choices: FileChoices,
  entry: Entity<Resource> | undefined,
): void {
  for (const [name, choice] of Object.entries(choices)) {
    const stored = storedFiles(entry, name);
    if (!isChoiceChanged(choice, stored)) continue;
    const picked = choice.filter(isPicked);
    if (resource.fields[name]?.kind === "files") {
      // All names in one field; an empty one means no files.
      body.append("keep", choice.map((file) => nameInKeep(file, stored)).join("\n"));
    } else if (picked[0]) body.append(name, picked[0].file);
    else body.append("remove", name);
  }
}

function nameInKeep(file: FormFile, stored: readonly string[]): string {
  if (isStored(file)) return stored.includes(file) ? file : SHARED_PREFIX + file;
  if (file.upload?.is !== "done") throw new Error("A file is not on the server yet");
  return file.upload.staged.name;
}
