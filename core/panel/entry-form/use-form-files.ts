import { type Dispatch, useEffect, useState } from "react";
import type { Resource } from "../../content/types/define-resource.ts";
import { stageFile } from "../api/entries.ts";
import type { EntryFormAction } from "./entry-form-state.ts";
import { type FileChoice, idOf, isPicked, isStored } from "./files/file-choice.ts";
import { type RemovedFile, removeFiles, restoreFiles } from "./files/file-order.ts";
import { type PickedFile, pickFile } from "./files/pick-file.ts";
import { openUploadLine, type UploadJob, type UploadUpdate } from "./files/upload-line.ts";
import { isPending, WAITING } from "./files/upload-state.ts";

export type FormFiles = ReturnType<typeof useFormFiles>;

/** The actions on the files of a form. Files of lists are uploaded as soon as they are chosen. */
export function useFormFiles(resource: Resource, dispatch: Dispatch<EntryFormAction>) {
  const change = (field: string, to: (choice: FileChoice) => FileChoice) =>
    dispatch({ type: "changeFiles", field, change: to });

  const [line] = useState(() =>
    openUploadLine({
      prepare: pickFile,
      send: (call) => stageFile(resource, call),
      report: collectUpdates((updates) =>
        dispatch({ type: "updatePicked", update: (file) => ({ ...file, ...updates.get(file.id) }) }),
      ),
    }),
  );
  useEffect(() => line.close, [line]);

  function send(name: string, { id, file }: PickedFile): void {
    const field = resource.fields[name];
    if (field?.kind === "files") line.add({ id, field: name, file, rule: field.rule });
  }

  return {
    change,
    /** Replaces the stored file. */
    replace: (name: string, picked: PickedFile) =>
      change(name, (choice) => [...choice.filter(isStored), picked]),
    /** Adds files to a list. */
    add(name: string, chosen: readonly File[]) {
      const picked = chosen.map((file) => ({ id: crypto.randomUUID(), file, upload: WAITING }));
      change(name, (choice) => [...choice, ...picked]);
      for (const each of picked) send(name, each);
    },
    retry(name: string, picked: readonly PickedFile[]) {
      const ids = idsOf(picked);
      change(name, (choice) =>
        choice.map((file) => (isPicked(file) && ids.has(file.id) ? { ...file, upload: WAITING } : file)),
      );
      for (const each of picked) send(name, each);
    },
    remove(name: string, ids: ReadonlySet<string>) {
      for (const id of ids) line.drop(id);
      change(name, (choice) => removeFiles(choice, ids).left);
    },
    restore(name: string, removed: readonly RemovedFile[]) {
      change(name, (choice) => restoreFiles(choice, removed));
      for (const { file } of removed) if (isPicked(file) && isPending(file.upload)) send(name, file);
    },
  };
}

const SHOW_EVERY_MS = 250;

/** Collects the updates of all files for a moment, because each update renders the whole list. */
function collectUpdates(show: (updates: ReadonlyMap<string, UploadUpdate>) => void) {
  let collected = new Map<string, UploadUpdate>();
  const showAll = () => {
    const updates = collected;
    collected = new Map();
    show(updates);
  };
  return ({ id }: UploadJob, update: UploadUpdate) => {
    if (collected.size === 0) setTimeout(showAll, SHOW_EVERY_MS);
    collected.set(id, { ...collected.get(id), ...update });
  };
}

export const failedIn = (choice: FileChoice): PickedFile[] =>
  choice.filter(isPicked).filter(({ upload }) => upload?.is === "failed");

/** Files whose upload failed and may be tried again. */
export const retriable = (choice: FileChoice): PickedFile[] =>
  failedIn(choice).filter(({ upload }) => upload?.is === "failed" && upload.canRetry);

export const idsOf = (files: FileChoice): Set<string> => new Set(files.map(idOf));
