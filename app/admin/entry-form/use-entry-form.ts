import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Entity, Resource } from "../../../content/resources/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { showError, showWarning } from "../../ui/toasts.tsx";
import { listEntries, saveEntry } from "../api/api-client.ts";
import { ApiFailure, isAborted } from "../api/api-failure.ts";
import { restoreRevision } from "../history/history-client.ts";
import type { Undo } from "../history/use-undo.ts";
import type { ScreenOptions } from "../screen-options.ts";
import { checkForm } from "./check-form.ts";
import {
  appendFiles,
  choicesToKeep,
  countKept,
  dropsFiles,
  type FileChoices,
  idOf,
  isChoiceChanged,
  isPicked,
  startFileChoices,
  storedFiles,
} from "./file-choice.ts";
import type { FoldedPart } from "./folded-fields.tsx";
import {
  findControl,
  inputValueOf,
  readForm,
  snapshot,
  writeControl,
  writeDraftState,
} from "./form-values.ts";
import { type Difference, findDifferences, mergeChoices, nameValues, type StaleEdit } from "./stale-edit.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { hasFilesUnderWay, useFormFiles } from "./use-form-files.ts";

/** What stands between a form and its saving. */
export type Obstacle =
  | { kind: "deleted"; lostFiles: number }
  | { kind: "stale"; theirs: Entity<Resource>; differences: Difference[] };

export interface SavedEntry<R extends Resource> {
  mode: "create" | "update";
  entry: Entity<R>;
  /** Takes the change back where stored files went with it. */
  undo: Undo | undefined;
  /** Whether a form for the next one is wanted. */
  addsAnother: boolean;
}

export interface EntryFormOptions<R extends Resource> {
  resource: R;
  /** The entry to change; absent for a new one. */
  entry?: Entity<R>;
  /** Tells the form of a new entry apart from the others of its type, where what was typed in them is kept. */
  draftName?: string;
  /** Fields that stand in a part of their own, which is folded while they are empty. */
  folded?: FoldedPart;
  options?: ScreenOptions;
  onSaved: (saved: SavedEntry<R>) => void;
}

export function useEntryForm<R extends Resource>({
  resource,
  entry,
  draftName = "new",
  folded,
  options = {},
  onSaved,
}: EntryFormOptions<R>) {
  const formRef = useRef<HTMLFormElement>(null);
  const untouched = useRef<string>(undefined);
  const upload = useRef<AbortController>(undefined);
  const addsAnother = useRef(false);
  /** The stored version that the edit is based on. */
  const [base, setBase] = useState<Entity<Resource> | undefined>(entry);
  const [choices, setChoices] = useState<FileChoices>(() => startFileChoices(resource, entry));
  const files = useFormFiles(resource, setChoices, forgetError);
  const [errors, setErrors] = useState<Record<string, string>>({});
  /** What went wrong with the last save as a whole. */
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  /** True from the wish to save until the last file has been sent. */
  const [isWaiting, setWaiting] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [obstacle, setObstacle] = useState<Obstacle>();
  /** Focuses the first invalid field once the fields are enabled. */
  const [found, setFound] = useState<Record<string, string>>({});
  useEffect(() => {
    const [first] = Object.keys(found);
    if (!isSaving && first) formRef.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  }, [found, isSaving]);
  const isNew = base === undefined;
  const keptChoices = choicesToKeep(resource, choices);
  const keptFiles = JSON.stringify(Object.values(keptChoices).map((choice) => choice.map(idOf)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of a file on its way is not kept
  const kept = useMemo(() => ({ base, choices: keptChoices }), [base, keptFiles]);
  const draft = useFormDraft({
    name: `${resource.name} ${entry?._id ?? draftName}`,
    isPrivate: isPrivate(resource),
    form: formRef,
    isChanged,
    rest: kept,
    onFound(found) {
      setBase(found.base);
      setChoices(found.choices);
    },
  });
  const isComplete = !hasFilesUnderWay(choices);
  const goOn = useEffectEvent(() => {
    setWaiting(false);
    submit(base, choices);
  });
  useEffect(() => {
    if (isWaiting && isComplete) goOn();
  }, [isWaiting, isComplete]);

  function isChanged(): boolean {
    const form = formRef.current;
    if (!form) return false;
    const areFilesChanged = Object.entries(choices).some(([name, choice]) =>
      isChoiceChanged(choice, storedFiles(base, name)),
    );
    return areFilesChanged || snapshot(form) !== untouched.current;
  }

  /** Clear the error while the user edits the field. */
  function forgetError(name: string): void {
    setErrors(({ [name]: _cleared, ...others }) => others);
  }

  function submit(onto: Entity<Resource> | undefined, files: FileChoices): void {
    const form = requireForm(formRef);
    const { errors: invalid, message } = checkForm(resource, onto, readForm(form, resource, onto), files);
    setErrors(invalid);
    setFailure(undefined);
    if (message === undefined) {
      if (hasFilesUnderWay(files)) setWaiting(true);
      else void send(onto, files);
      return;
    }
    const show = options.showErrorsAsWarnings ? showWarning : showError;
    show(message, { milliseconds: options.toastMs });
    setFound(invalid);
  }

  async function send(onto: Entity<Resource> | undefined, files: FileChoices): Promise<void> {
    if (upload.current) return;
    const controller = new AbortController();
    upload.current = controller;
    setSaving(true);
    setObstacle(undefined);
    setFailure(undefined);
    setFound({});
    const body = readForm(requireForm(formRef), resource, onto);
    writeDraftState(body, onto !== undefined && entry?.isDraft === true);
    appendFiles(body, resource, files, onto);
    const hasFiles = [...body.values()].some((value) => value instanceof File);
    try {
      const { entry: saved, undo } = await saveEntry(resource, {
        body,
        signal: controller.signal,
        ...(onto && { id: onto._id, basedOn: onto.updatedAt }),
        ...(hasFiles && { onProgress: setProgress }),
      });
      await draft.drop();
      const canUndo = undo !== null && dropsFiles(onto, files);
      onSaved({
        mode: onto ? "update" : "create",
        entry: saved,
        undo: canUndo ? () => restoreRevision(undo, saved.updatedAt) : undefined,
        addsAnother: addsAnother.current,
      });
    } catch (error) {
      await explain(error, onto, files);
    } finally {
      upload.current = undefined;
      setSaving(false);
      setProgress(undefined);
    }
  }

  async function explain(
    error: unknown,
    onto: Entity<Resource> | undefined,
    files: FileChoices,
  ): Promise<void> {
    if (isAborted(error)) return setFailure(words.entryForm.uploadStopped);
    if (error instanceof ApiFailure && error.status === 409 && onto) {
      const theirs = await findStored(resource, onto._id);
      if (theirs && formRef.current) return offerTheirs({ resource, base: onto, theirs, choices: files });
    }
    if (error instanceof ApiFailure && error.status === 404 && onto) {
      return setObstacle({ kind: "deleted", lostFiles: countKept(resource, files) });
    }
    showRefusal(error instanceof ApiFailure ? error : new ApiFailure(0), onto ? "update" : "create");
  }

  function showRefusal(refusal: ApiFailure, mode: "create" | "update"): void {
    const ofForm = Object.keys(refusal.fieldErrors).filter((name) => Object.hasOwn(resource.fields, name));
    setErrors(Object.fromEntries(ofForm.map((name) => [name, refusal.fieldErrors[name] ?? ""])));
    const declared = mode === "create" ? resource.messages.createFailed : resource.messages.updateFailed;
    const prefersServer = options.useServerMessageFor?.includes(mode) ?? false;
    showError((prefersServer && refusal.serverMessage) || declared, { milliseconds: options.toastMs });
    if (ofForm.length === 0) setFailure(refusal.message);
    if (refusal.fieldErrors.keep !== undefined) files.markLost();
    setFound(refusal.fieldErrors);
  }

  /** Without a difference there is nothing to choose, and the save goes on from their version. */
  async function offerTheirs(edit: StaleEdit): Promise<void> {
    const found = findDifferences({ ...edit, form: requireForm(formRef) });
    const differences = await nameValues(found, folded?.valueNames);
    if (differences.length > 0) setObstacle({ kind: "stale", theirs: edit.theirs, differences });
    else await goOnFrom(edit, new Set());
  }

  async function goOnFrom(edit: StaleEdit, takeTheirs: ReadonlySet<string>): Promise<void> {
    const merged = mergeChoices(edit, takeTheirs);
    setBase(edit.theirs);
    setChoices(merged);
    upload.current = undefined;
    await send(edit.theirs, merged);
  }

  /** Goes on from the other person's version, with their values in the fields named in `takeTheirs`. */
  function resolveStale(takeTheirs: ReadonlySet<string>): void {
    if (obstacle?.kind !== "stale") return;
    const { theirs, differences } = obstacle;
    const form = requireForm(formRef);
    for (const difference of differences) {
      const control = findControl(form, difference.name);
      if (control && takeTheirs.has(difference.name)) {
        writeControl(control, inputValueOf(resource, theirs, difference.name));
      }
    }
    void goOnFrom({ resource, base, theirs, choices }, takeTheirs);
  }

  /** The files of the deleted entry are gone with it; those just chosen are not. */
  function saveAsNew(): void {
    const chosen = Object.fromEntries(
      Object.entries(choices).map(([name, choice]) => [name, choice.filter(isPicked)]),
    );
    setObstacle(undefined);
    setBase(undefined);
    setChoices(chosen);
    submit(undefined, chosen);
  }

  return {
    formRef,
    isNew,
    /** Attach to the form: remembers how it looked before anything was typed. */
    attach(form: HTMLFormElement | null) {
      formRef.current = form;
      if (form) untouched.current ??= snapshot(form);
    },
    choices,
    files,
    errors,
    forgetError,
    failure,
    isSaving,
    isWaiting,
    progress,
    obstacle,
    isChanged,
    isRestored: draft.isRestored,
    dropDraft: draft.drop,
    /** Goes back to what is stored. */
    async discard() {
      formRef.current?.reset();
      setBase(entry);
      setChoices(startFileChoices(resource, entry));
      setErrors({});
      await draft.drop();
    },
    submit(wantsAnother = false) {
      addsAnother.current = wantsAnother;
      submit(base, choices);
    },
    saveAsNew,
    resolveStale,
    stopUpload: () => upload.current?.abort(),
    dismissObstacle() {
      setObstacle(undefined);
      setFailure(words.entryForm.notSavedYet);
    },
  };
}

function requireForm(ref: RefObject<HTMLFormElement | null>): HTMLFormElement {
  if (!ref.current) throw new Error("The form is not on the page");
  return ref.current;
}

/** What visitors are not shown of an entry must not stay behind when somebody logs out. */
const isPrivate = ({ visitorsMay, fields, publicFields }: Resource) =>
  visitorsMay !== "read" || Object.keys(fields).some((name) => !publicFields.includes(name));

/** There is no call for one entry of every type, so the list is asked; stale edits are rare. */
async function findStored(resource: Resource, id: string): Promise<Entity<Resource> | undefined> {
  try {
    return (await listEntries(resource)).entries.find((entry) => entry._id === id);
  } catch {
    return undefined;
  }
}
