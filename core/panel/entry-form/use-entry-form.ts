import { type RefObject, useEffect, useEffectEvent, useMemo, useReducer, useRef } from "react";
import { findCallOf } from "../../content/api/entry-contract.ts";
import { translatedFields } from "../../content/types/companions.ts";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { asFailure, isAborted, isPartOff } from "../api/api-failure.ts";
import { saveEntry } from "../api/entries.ts";
import { send } from "../api/send.ts";
import { rebaseCaptions, sendCaptions } from "../captions/send-captions.ts";
import { restoreRevision } from "../history/restore-revision.ts";
import type { Undo } from "../history/use-undo.ts";
import { showError, showWarning } from "../parts/toasts/toasts.tsx";
import type { ScreenOptions } from "../screen.ts";
import { findLastPerson } from "../versioned-save/find-last-person.ts";
import { useVersionedSave } from "../versioned-save/use-versioned-save.ts";
import { checkForm } from "./check-form.ts";
import {
  asNewEntry,
  type EntryFormAction,
  entryFormReducer,
  type Submission,
  startEntryForm,
} from "./entry-form-state.ts";
import type { FoldedPart } from "./fields/folded-fields.tsx";
import {
  appendFiles,
  choicesToKeep,
  countKept,
  dropsFiles,
  type FileChoices,
  hasPendingUploads,
  idOf,
  isChoiceChanged,
  pendingIn,
  storedFiles,
} from "./files/file-choice.ts";
import { errorsAtInputs, readForm, snapshot, writeDraftState, writeValues } from "./form-values.ts";
import { findChangedByOthers, findDifferences, isEdited, mergeChoices, nameValues } from "./stale-edit.ts";
import { type FormDraft, useFormDraft } from "./use-form-draft.ts";
import { useFormFiles } from "./use-form-files.ts";

export interface SavedEntry<R extends Resource> {
  /** `theirs`: of two versions the user has chosen the one that somebody else had saved. */
  mode: "create" | "update" | "theirs";
  entry: Entity<R>;
  /** Restores the version before; only where the save removed stored files. */
  undo: Undo | undefined;
  /** Whether the user wants a form for the next entry. */
  addsAnother: boolean;
}

/** The values of a cancelled form, with files that are not uploaded yet. */
export type CancelledForm = FormDraft<Submission["base"], FileChoices>;

export interface EntryFormOptions<R extends Resource> {
  resource: R;
  /** The entry to change; absent for a new one. */
  entry?: Entity<R>;
  /** The name of the draft of a new entry, where a type has several forms for new entries. */
  draftName?: string;
  /** The initial values of a form that was cancelled and is open again. */
  reopened?: CancelledForm | undefined;
  /** Fields in a part of their own, which is folded while they are empty. */
  folded?: FoldedPart;
  options?: ScreenOptions;
  onSaved: (saved: SavedEntry<R>) => void;
}

export function useEntryForm<R extends Resource>(props: EntryFormOptions<R>) {
  const { resource, entry, draftName = "new", reopened, folded, options = {}, onSaved } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const untouched = useRef<string>(undefined);
  const upload = useRef<AbortController>(undefined);
  const [state, dispatch] = useReducer(entryFormReducer, undefined, () => startEntryForm(resource, entry));
  const { base, choices, phase, invalid } = state;
  const { conflict, isSaving, ...saving } = useVersionedSave<Submission, Entity<R>, SavedEntry<R>>({
    send: sendEdit,
    // A new entry has no other version.
    load: () => send(findCallOf(resource), { params: { id: entry?._id ?? "" } }),
    findPerson: ({ _id }) => findLastPerson(resource.name, _id),
    compare(submission, theirs) {
      const found = findDifferences({ resource, ...submission, theirs, form: requireForm(formRef) });
      return nameValues(found, folded?.valueNames);
    },
    rebase({ base, choices, addsAnother }, theirs, takeTheirs) {
      const edit = { resource, base, theirs, choices, form: requireForm(formRef) };
      const taken = takeTheirs.union(new Set(findChangedByOthers(edit)));
      rebaseCaptions(edit.form, resource, base, theirs);
      writeValues(edit.form, resource, theirs, taken);
      return { base: theirs, choices: mergeChoices(edit, takeTheirs), addsAnother };
    },
    isChanged: (submission) => isEdited(resource, requireForm(formRef), submission),
    async onSaved(saved) {
      await draft.drop();
      onSaved(saved);
    },
    async onKept(theirs) {
      await draft.drop();
      onSaved({ mode: "theirs", entry: theirs, undo: undefined, addsAnother: false });
    },
    onFailed: (error, submission) => dispatch(explain(error, submission)),
  });
  const files = useFormFiles(resource, dispatch);
  const draft = useFormDraft({
    name: `${resource.name} ${entry?._id ?? draftName}`,
    isPrivate: isPrivate(resource),
    form: formRef,
    isChanged,
    base,
    files: useKeptChoices(resource, choices),
    reopened,
    onFound({ base, files: choices = {} }) {
      dispatch({ type: "load", base, choices });
      for (const [name, choice] of Object.entries(choices)) files.retry(name, pendingIn(choice));
    },
  });

  useEffect(() => {
    // The fields are inert while the form is being saved.
    if (isSaving || !invalid) return;
    formRef.current?.querySelector<HTMLElement>(`[data-field="${invalid.field}"]`)?.focus();
  }, [invalid, isSaving]);

  const isUploaded = !hasPendingUploads(choices);
  const submitWaiting = useEffectEvent(() => submit(state));
  useEffect(() => {
    if (phase === "waiting" && isUploaded) submitWaiting();
  }, [phase, isUploaded]);

  function isChanged(): boolean {
    if (!formRef.current) return false;
    const areFilesChanged = Object.entries(choices).some(([name, choice]) =>
      isChoiceChanged(choice, storedFiles(base, name)),
    );
    return areFilesChanged || snapshot(formRef.current) !== untouched.current;
  }

  function submit({ base, choices, addsAnother }: Submission): void {
    if (isSaving) return;
    const submission = { base, choices, addsAnother };
    const { errors: found, message } = checkForm(resource, base, readBody(submission), choices);
    const errors = errorsAtInputs(found, requireForm(formRef), translatedFields(resource));
    const isValid = message === undefined;
    dispatch({ type: "check", submission, errors, isValid });
    if (!isValid) {
      const show = options.showErrorsAsWarnings ? showWarning : showError;
      show(message, { milliseconds: options.toastMs });
    } else if (!hasPendingUploads(choices)) void saving.save(submission);
  }

  function readBody({ base, choices }: Pick<Submission, "base" | "choices">): FormData {
    const body = readForm(requireForm(formRef), resource, base);
    sendCaptions(body, resource, choices, base);
    return body;
  }

  async function sendEdit(submission: Submission): Promise<SavedEntry<R>> {
    const { base, choices, addsAnother } = submission;
    upload.current = new AbortController();
    const { signal } = upload.current;
    dispatch({ type: "send", submission });
    const body = readBody({ base, choices });
    writeDraftState(body, base !== undefined && entry?.isDraft === true);
    appendFiles(body, resource, choices, base);
    const hasFiles = [...body.values()].some((value) => value instanceof File);
    const { entry: saved, undo } = await saveEntry(resource, {
      body,
      signal,
      ...(base && { id: base._id, basedOn: base.updatedAt }),
      ...(hasFiles && { onProgress: (share: number) => dispatch({ type: "progress", share }) }),
    });
    const canUndo = undo !== null && dropsFiles(base, choices);
    return {
      mode: base ? "update" : "create",
      entry: saved,
      undo: canUndo ? () => restoreRevision(undo, saved.updatedAt) : undefined,
      addsAnother,
    };
  }

  /** Shows the result of a failed save. */
  function explain(error: unknown, { base, choices }: Submission): EntryFormAction {
    if (isAborted(error)) return { type: "stopped" };
    const refusal = asFailure(error);
    if (refusal.status === 404 && base && !isPartOff(refusal)) {
      return { type: "deleted", lostFiles: countKept(resource, choices) };
    }
    const mode = base ? "update" : "create";
    const isOff = isPartOff(refusal);
    const showsServer = isOff || options.useServerMessageFor?.includes(mode);
    const serverMessage = showsServer && refusal.serverMessage;
    showError(serverMessage || resource.messages[`${mode}Failed`][words.language], {
      milliseconds: options.toastMs,
    });
    const pairs = translatedFields(resource);
    const fieldErrors = errorsAtInputs(refusal.fieldErrors, requireForm(formRef), pairs);
    return {
      type: "refused",
      resource,
      refusal: { fieldErrors, message: isOff ? words.parts.notSaved : refusal.message },
    };
  }

  return {
    ...state,
    isNew: base === undefined,
    isSaving,
    progress: isSaving ? state.progress : undefined,
    isWaiting: phase === "waiting",
    /** The ref of the form; records how it looks before the user types. */
    attach(form: HTMLFormElement | null) {
      formRef.current = form;
      if (form) untouched.current ??= snapshot(form);
    },
    files,
    clearError: (field: string) => dispatch({ type: "edit", field }),
    isChanged,
    isRestored: draft.isRestored,
    hasCancelled: draft.hasCancelled,
    bringBackCancelled: draft.bringBackCancelled,
    /** Keeps a draft of what was entered, and returns it; undefined if nothing was changed. */
    leave(): CancelledForm | undefined {
      const left = draft.leave();
      // With files that are not uploaded yet.
      return left && { ...left, files: choices };
    },
    /** Restores the stored values. */
    async discard() {
      formRef.current?.reset();
      dispatch({ type: "load", ...startEntryForm(resource, entry) });
      await draft.drop();
    },
    submit: (addsAnother = false) => submit({ base, choices, addsAnother }),
    saveAsNew: () => submit(asNewEntry(state)),
    conflict,
    resolveConflict: (takeTheirs: ReadonlySet<string>) => void saving.resolve(takeTheirs),
    stopUpload: () => upload.current?.abort(),
    dismissConflict() {
      saving.dismiss();
      dispatch({ type: "dismissConflict" });
    },
  };
}

/** The files of a draft. They change with the chosen files, not with the progress of their uploads. */
function useKeptChoices(resource: Resource, choices: FileChoices): FileChoices {
  const kept = choicesToKeep(resource, choices);
  const ids = JSON.stringify(Object.values(kept).map((choice) => choice.map(idOf)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ids` stands for `kept`
  return useMemo(() => kept, [ids]);
}

function requireForm(ref: RefObject<HTMLFormElement | null>): HTMLFormElement {
  if (!ref.current) throw new Error("The form is not on the page");
  return ref.current;
}

/** Drafts of entries with fields that visitors do not see are deleted at logout. */
const isPrivate = ({ visitorsMay, fields, publicFields }: Resource) =>
  visitorsMay !== "read" || Object.keys(fields).some((name) => !publicFields.includes(name));
