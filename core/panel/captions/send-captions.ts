import { isOriginalName } from "../../content/files/images.ts";
import {
  type Captions,
  findCaptionsField,
  type PictureTexts,
  readCaptions,
  writeCaptions,
} from "../../content/types/captions.ts";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import {
  type FileChoice,
  type FileChoices,
  idOf,
  isStored,
  storedFiles,
} from "../entry-form/files/file-choice.ts";
import { findControl, inputValueOf, writeControl } from "../entry-form/form-values.ts";

/** Writes the captions into the request as the API expects them: by stored and staged names, without those of removed pictures. */
export function sendCaptions(
  body: FormData,
  resource: Resource,
  choices: FileChoices,
  base: Entity<Resource> | undefined,
): void {
  const field = findCaptionsField(resource);
  if (!field) return;
  const captions = readCaptions(body.get(field.name));
  const names = namesOf(choices[field.captionsOf] ?? [], storedFiles(base, field.captionsOf));
  const sent = Object.entries(captions).flatMap(([id, texts]) => {
    // The server refuses the caption of a picture that somebody else has deleted.
    const name = names.has(id) ? names.get(id) : isOriginalName(id) ? id : undefined;
    return name === undefined ? [] : [[name, texts] as const];
  });
  body.set(field.name, writeCaptions(Object.fromEntries(sent)));
}

/** Undefined for files that are removed, or not uploaded yet. */
function namesOf(choice: FileChoice, stored: readonly string[]): Map<string, string | undefined> {
  const names = new Map<string, string | undefined>(stored.map((file) => [file, undefined]));
  for (const file of choice) {
    const staged = isStored(file) ? file : file.upload?.is === "done" ? file.upload.staged.name : undefined;
    names.set(idOf(file), staged);
  }
  return names;
}

export interface CaptionsEdit {
  base: Captions;
  mine: Captions;
  theirs: Captions;
}

/** Pictures whose texts both have changed. */
export const findDisputed = ({ base, mine, theirs }: CaptionsEdit): string[] =>
  Object.keys({ ...mine, ...theirs }).filter(
    (file) =>
      !isSame(mine[file], base[file]) &&
      !isSame(theirs[file], base[file]) &&
      !isSame(mine[file], theirs[file]),
  );

/** Takes each picture's texts from the one who changed them. */
export const mergeCaptions = ({ base, mine, theirs }: CaptionsEdit): Captions =>
  Object.fromEntries(
    Object.keys({ ...mine, ...theirs }).map((file) => [
      file,
      (isSame(mine[file], base[file]) ? theirs[file] : mine[file]) ?? {},
    ]),
  );

const isSame = (one: PictureTexts = {}, other: PictureTexts = {}) =>
  writeCaptions({ one }) === writeCaptions({ one: other });

/** The captions of a form and of the two stored versions. */
export const readEdit = (
  resource: Resource,
  name: string,
  { base, typed, theirs }: { base: Entity<Resource> | undefined; typed: string; theirs: Entity<Resource> },
): CaptionsEdit => ({
  base: readCaptions(inputValueOf(resource, base, name)),
  mine: readCaptions(typed),
  theirs: readCaptions(inputValueOf(resource, theirs, name)),
});

/** Applies the captions of the form to the other person's version, picture by picture. */
export function rebaseCaptions(
  form: HTMLFormElement,
  resource: Resource,
  base: Entity<Resource> | undefined,
  theirs: Entity<Resource>,
): void {
  const field = findCaptionsField(resource);
  const control = field && findControl(form, field.name);
  if (!control) return;
  const edit = readEdit(resource, field.name, { base, typed: control.value, theirs });
  writeControl(control, writeCaptions(mergeCaptions(edit)));
}
