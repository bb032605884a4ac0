import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import type { ApiFailure } from "../api/api-failure.ts";
import {
  type FileChoice,
  type FileChoices,
  hasPendingUploads,
  isPicked,
  mapPicked,
  startFileChoices,
} from "./files/file-choice.ts";
import type { PickedFile } from "./files/pick-file.ts";
import { lostUpload } from "./files/upload-state.ts";

/** Data of a save beside the values of the inputs. */
export interface Submission {
  /** The stored version that the edit is based on; undefined for a new entry. */
  base: Entity<Resource> | undefined;
  choices: FileChoices;
  /** Whether the user wants a form for the next entry afterwards. */
  addsAnother: boolean;
}

export interface EntryFormState extends Submission {
  /** `waiting`: the form is saved as soon as its files are uploaded. */
  phase: "editing" | "waiting";
  /** The share of the request body that has been sent. */
  progress: number | undefined;
  /** Messages by field. */
  errors: Record<string, string>;
  /** Why the last save failed as a whole. */
  failure: string | undefined;
  /** Set if the entry was deleted: the number of its files that the form would have kept. */
  deleted: { lostFiles: number } | undefined;
  /** The first invalid field; a new object for each attempt, so that it gets the focus every time. */
  invalid: { field: string } | undefined;
}

export type EntryFormAction =
  /** Shows a stored version or a draft. */
  | { type: "load"; base: Entity<Resource> | undefined; choices: FileChoices }
  | { type: "edit"; field: string }
  | { type: "changeFiles"; field: string; change: (choice: FileChoice) => FileChoice }
  | { type: "updatePicked"; update: (file: PickedFile) => PickedFile }
  /** The values were checked before they are sent. */
  | { type: "check"; submission: Submission; errors: Record<string, string>; isValid: boolean }
  | { type: "send"; submission: Submission }
  | { type: "progress"; share: number }
  | { type: "stopped" }
  | { type: "refused"; resource: Resource; refusal: Pick<ApiFailure, "fieldErrors" | "message"> }
  | { type: "deleted"; lostFiles: number }
  | { type: "dismissConflict" };

export const startEntryForm = (resource: Resource, entry: Entity<Resource> | undefined): EntryFormState => ({
  base: entry,
  choices: startFileChoices(resource, entry),
  addsAnother: false,
  phase: "editing",
  progress: undefined,
  errors: {},
  failure: undefined,
  deleted: undefined,
  invalid: undefined,
});

export function entryFormReducer(state: EntryFormState, action: EntryFormAction): EntryFormState {
  switch (action.type) {
    case "load":
      return { ...state, base: action.base, choices: action.choices, errors: {} };
    case "edit":
      // The same state without an error to clear: a key does not render the form again.
      if (!Object.hasOwn(state.errors, action.field)) return state;
      return { ...state, errors: withoutField(state.errors, action.field) };
    case "changeFiles": {
      const { field, change } = action;
      const choices = { ...state.choices, [field]: change(state.choices[field] ?? []) };
      return { ...state, choices, errors: withoutField(state.errors, field) };
    }
    case "updatePicked":
      return { ...state, choices: mapPicked(state.choices, action.update) };
    case "check":
      return {
        ...state,
        ...action.submission,
        errors: action.errors,
        failure: undefined,
        deleted: undefined,
        phase: nextPhase(state, action),
        invalid: firstField(action.errors),
      };
    case "send":
      return {
        ...state,
        ...action.submission,
        phase: "editing",
        progress: undefined,
        failure: undefined,
        deleted: undefined,
        invalid: undefined,
      };
    case "progress":
      return { ...state, progress: action.share };
    case "stopped":
      return { ...state, failure: words.entryForm.uploadStopped };
    case "refused":
      return showRefusal(state, action);
    case "deleted":
      return { ...state, deleted: { lostFiles: action.lostFiles } };
    case "dismissConflict":
      return { ...state, deleted: undefined, failure: words.entryForm.notSavedYet };
  }
}

function nextPhase(
  { phase }: EntryFormState,
  { submission, isValid }: { submission: Submission; isValid: boolean },
): EntryFormState["phase"] {
  if (!hasPendingUploads(submission.choices)) return "editing";
  return isValid ? "waiting" : phase;
}

function showRefusal(
  state: EntryFormState,
  { resource, refusal: { fieldErrors, message } }: Extract<EntryFormAction, { type: "refused" }>,
): EntryFormState {
  const errors = Object.fromEntries(
    Object.entries(fieldErrors).filter(([name]) => Object.hasOwn(resource.fields, name)),
  );
  return {
    ...state,
    errors,
    failure: Object.keys(errors).length === 0 ? message : undefined,
    // The server no longer has the uploaded files that `keep` names.
    choices: fieldErrors.keep === undefined ? state.choices : mapPicked(state.choices, markLost),
    invalid: firstField(fieldErrors),
  };
}

const markLost = (file: PickedFile): PickedFile =>
  file.upload?.is === "done" ? { ...file, upload: lostUpload(file.file) } : file;

const withoutField = (errors: Record<string, string>, field: string) => {
  const { [field]: _cleared, ...others } = errors;
  return others;
};

function firstField(errors: Record<string, string>): EntryFormState["invalid"] {
  const [field] = Object.keys(errors);
  return field === undefined ? undefined : { field };
}

/** The same submission as a new entry: the files of the deleted entry no longer exist, those just chosen do. */
export const asNewEntry = ({ choices, addsAnother }: Submission): Submission => ({
  base: undefined,
  choices: Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => [name, choice.filter(isPicked)]),
  ),
  addsAnother,
});
