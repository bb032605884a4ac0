import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import type { Resource } from "../../../content/resources/define-resource.ts";
import { stageFile } from "../api-client.ts";
import { type FileChoice, type FileChoices, idOf, isPicked, isStored } from "./file-choice.ts";
import { type RemovedFile, removeFiles, restoreFiles } from "./file-order.ts";
import { type PickedFile, pickFile } from "./pick-file.ts";
import { openUploadLine } from "./upload-line.ts";
import { isUnderWay, LOST_UPLOAD, WAITING } from "./upload-state.ts";

export const hasFilesUnderWay = (choices: FileChoices): boolean =>
  Object.values(choices).some((choice) => choice.some((file) => isPicked(file) && isUnderWay(file.upload)));

export type FormFiles = ReturnType<typeof useFormFiles>;

/** What can be done with the files of a form. Those of lists are sent as soon as they are chosen. */
export function useFormFiles(
  resource: Resource,
  setChoices: Dispatch<SetStateAction<FileChoices>>,
  onTouched: (name: string) => void,
) {
  const update = (name: string, to: (choice: FileChoice) => FileChoice) =>
    setChoices((all) => ({ ...all, [name]: to(all[name] ?? []) }));
  const change: typeof update = (name, to) => {
    onTouched(name);
    update(name, to);
  };

  const [line] = useState(() =>
    openUploadLine({
      prepare: pickFile,
      send: (call) => stageFile(resource, call),
      report: ({ field, id }, news) =>
        update(field, (choice) =>
          choice.map((file) => (isPicked(file) && file.id === id ? { ...file, ...news } : file)),
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
    /** Takes the place of the stored file. */
    replace: (name: string, picked: PickedFile) =>
      change(name, (choice) => [...choice.filter(isStored), picked]),
    /** Adds files to a list. */
    add(name: string, chosen: readonly File[]) {
      const picked = chosen.map((file) => ({ id: crypto.randomUUID(), file, upload: WAITING }));
      change(name, (choice) => [...choice, ...picked]);
      for (const each of picked) send(name, each);
    },
    retry(name: string, picked: readonly PickedFile[]) {
      onTouched(name);
      for (const each of picked) send(name, each);
    },
    remove(name: string, ids: ReadonlySet<string>) {
      for (const id of ids) line.drop(id);
      change(name, (choice) => removeFiles(choice, ids).left);
    },
    restore(name: string, removed: readonly RemovedFile[]) {
      change(name, (choice) => restoreFiles(choice, removed));
      for (const { file } of removed) if (isPicked(file) && isUnderWay(file.upload)) send(name, file);
    },
    /** The server has none of the files any more that were sent ahead. */
    markLost: () =>
      setChoices((all) =>
        Object.fromEntries(
          Object.entries(all).map(([name, choice]) => [
            name,
            choice.map((file) =>
              isPicked(file) && file.upload?.is === "done" ? { ...file, upload: LOST_UPLOAD } : file,
            ),
          ]),
        ),
      ),
  };
}

/** Files that were sent ahead in vain, and that may be sent again. */
export const retriable = (choice: FileChoice): PickedFile[] =>
  choice.filter(isPicked).filter(({ upload }) => upload?.is === "failed" && upload.canRetry);

export const idsOf = (files: FileChoice): Set<string> => new Set(files.map(idOf));
