import { expect, it } from "vitest";
import { galleries } from "../../../features/galleries/content/galleries.ts";
import { words } from "../../ui/panel-words.ts";
import {
  asNewEntry,
  type EntryFormAction,
  type EntryFormState,
  entryFormReducer,
  startEntryForm,
} from "./entry-form-state.ts";
import type { FormFile } from "./files/file-choice.ts";
import type { UploadState } from "./files/upload-state.ts";

const ENTRY = {
  _id: "1",
  title: "Sports day",
  description: "",
  images: ["a.jpg"],
  createdAt: "",
  updatedAt: "",
};
const DONE: UploadState = { is: "done", staged: { name: "b.jpg", size: 1, kind: "image" } };

const buildState = (overrides: Partial<EntryFormState> = {}): EntryFormState => ({
  ...startEntryForm(galleries, ENTRY),
  ...overrides,
});

const buildFile = (upload: UploadState): FormFile => ({ id: "b", file: new File(["x"], "b.jpg"), upload });

const reduce = (state: EntryFormState, ...actions: EntryFormAction[]) =>
  actions.reduce(entryFormReducer, state);

const check = (state: EntryFormState, errors: Record<string, string> = {}): EntryFormAction => {
  const { base, choices, addsAnother } = state;
  return {
    type: "check",
    submission: { base, choices, addsAnother },
    errors,
    isValid: Object.keys(errors).length === 0,
  };
};

const refuse = (fieldErrors: Record<string, string>): EntryFormAction => ({
  type: "refused",
  resource: galleries,
  refusal: { fieldErrors, message: "Refused" },
});

it("starts with the files of the entry", () => {
  expect(startEntryForm(galleries, ENTRY)).toMatchObject({
    base: ENTRY,
    choices: { images: ["a.jpg"] },
    phase: "editing",
  });
  expect(startEntryForm(galleries, undefined)).toMatchObject({ base: undefined, choices: { images: [] } });
});

it("clears the error of a field while the user edits it", () => {
  const errors = { title: "Too short", images: "Required" };
  expect(reduce(buildState({ errors }), { type: "edit", field: "title" }).errors).toEqual({
    images: "Required",
  });
  const changed = reduce(buildState({ errors }), { type: "changeFiles", field: "images", change: () => [] });
  expect(changed.errors).toEqual({ title: "Too short" });
  expect(changed.choices).toEqual({ images: [] });
});

it("stays the same while the user edits a field without an error", () => {
  const state = buildState({ errors: { title: "Too short" } });
  expect(reduce(state, { type: "edit", field: "description" })).toBe(state);
});

it("shows the errors of an invalid form and marks the first invalid field after each attempt", () => {
  const state = buildState({ failure: "Old" });
  const once = reduce(state, check(state, { images: "Required", title: "Too short" }));
  expect(once).toMatchObject({
    phase: "editing",
    errors: { images: "Required", title: "Too short" },
    failure: undefined,
    invalid: { field: "images" },
  });
  const twice = reduce(once, check(once, { images: "Required" }));
  expect(twice.invalid).toEqual(once.invalid);
  expect(twice.invalid).not.toBe(once.invalid);
});

it("lets a valid form wait for its uploads", () => {
  const sending = buildState({ choices: { images: [buildFile({ is: "sending", share: 0.5 })] } });
  expect(reduce(sending, check(sending)).phase).toBe("waiting");
  const done = buildState({ choices: { images: [buildFile(DONE)] } });
  expect(reduce(done, check(done)).phase).toBe("editing");
});

it("keeps waiting if the form becomes invalid before its uploads have finished", () => {
  const waiting = buildState({ phase: "waiting", choices: { images: [buildFile({ is: "waiting" })] } });
  expect(reduce(waiting, check(waiting, { title: "Too short" })).phase).toBe("waiting");
});

it("clears the results of the last attempt when a save starts", () => {
  const state = buildState({ failure: "Old", progress: 1, deleted: { lostFiles: 1 } });
  const submission = { base: undefined, choices: {}, addsAnother: true };
  expect(reduce(state, { type: "send", submission })).toMatchObject({
    ...submission,
    phase: "editing",
    progress: undefined,
    failure: undefined,
    deleted: undefined,
  });
});

it("says that an upload was stopped, or which files went with a deleted entry", () => {
  expect(reduce(buildState(), { type: "stopped" }).failure).toBe(words.entryForm.uploadStopped);
  expect(reduce(buildState(), { type: "deleted", lostFiles: 1 }).deleted).toEqual({ lostFiles: 1 });
});

it("shows server errors at their fields, or for the whole form", () => {
  expect(reduce(buildState(), refuse({ title: "Taken" }))).toMatchObject({
    errors: { title: "Taken" },
    failure: undefined,
    invalid: { field: "title" },
  });
  expect(reduce(buildState(), refuse({ unknown: "Wrong" }))).toMatchObject({
    errors: {},
    failure: "Refused",
  });
});

it("offers to upload files again that the server has lost", () => {
  const state = buildState({ choices: { images: ["a.jpg", buildFile(DONE)] } });
  const [stored, lost] = reduce(state, refuse({ keep: "Gone" })).choices.images ?? [];
  expect(stored).toBe("a.jpg");
  expect(lost).toMatchObject({ upload: { is: "failed", canRetry: true } });
});

it("notes that nothing is saved after a conflict is dismissed", () => {
  const state = buildState({ deleted: { lostFiles: 1 } });
  expect(reduce(state, { type: "dismissConflict" })).toMatchObject({
    deleted: undefined,
    failure: words.entryForm.notSavedYet,
  });
});

it("saves a deleted entry as a new one without its stored files", () => {
  const chosen = buildFile(DONE);
  expect(asNewEntry(buildState({ choices: { images: ["a.jpg", chosen] } }))).toEqual({
    base: undefined,
    choices: { images: [chosen] },
    addsAnother: false,
  });
});

it("clears the errors when a draft or the stored version is loaded", () => {
  const state = buildState({ errors: { title: "Too short" } });
  expect(reduce(state, { type: "load", base: undefined, choices: {} })).toMatchObject({
    base: undefined,
    choices: {},
    errors: {},
  });
});
