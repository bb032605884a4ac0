import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import type { Resource } from "../../../content/resources/define-resource.ts";
import { stageFile } from "../api/api-client.ts";
import { type FileChoice, type FileChoices, idOf, isPicked, isStored } from "./file-choice.ts";
import { type RemovedFile, removeFiles, restoreFiles } from "./file-order.ts";
import { type PickedFile, pickFile } from "./pick-file.ts";
import { openUploadLine, type UploadJob, type UploadNews } from "./upload-line.ts";
import { isUnderWay, lostUpload, WAITING } from "./upload-state.ts";

export const hasFilesUnderWay = (choices: FileChoices): boolean =>
  Object.values(choices).some((choice) => choice.some((file) => isPicked(file) && isUnderWay(file.upload)));

export type FormFiles = ReturnType<typeof useFormFiles>;

/** What can be done with the files of a form. Those of lists are sent as soon as they are chosen. */
export function useFormFiles(
  resource: Resource,
  setChoices: Dispatch<SetStateAction<FileChoices>>,
  onTouched: (name: string) => void,
) {
  const change = (name: string, to: (choice: FileChoice) => FileChoice) => {
    onTouched(name);
    setChoices((all) => ({ ...all, [name]: to(all[name] ?? []) }));
  };
  const updatePicked = (to: (file: PickedFile) => PickedFile) =>
    setChoices((all) =>
      Object.fromEntries(
        Object.entries(all).map(([name, choice]) => [
          name,
          choice.map((file) => (isPicked(file) ? to(file) : file)),
        ]),
      ),
    );

  const [line] = useState(() =>
    openUploadLine({
      prepare: pickFile,
      send: (call) => stageFile(resource, call),
      report: gatherNews((news) =>
        updatePicked((file) => (news.has(file.id) ? { ...file, ...news.get(file.id) } : file)),
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
      for (const { file } of removed) if (isPicked(file) && isUnderWay(file.upload)) send(name, file);
    },
    /** The server has none of the files any more that were sent ahead. */
    markLost: () =>
      updatePicked((file) =>
        file.upload?.is === "done" ? { ...file, upload: lostUpload(file.file) } : file,
      ),
  };
}

const SHOW_EVERY_MS = 250;

/** Shows what was heard of all files together: each time the whole list is drawn anew. */
function gatherNews(show: (news: ReadonlyMap<string, UploadNews>) => void) {
  let gathered = new Map<string, UploadNews>();
  const showAll = () => {
    const news = gathered;
    gathered = new Map();
    show(news);
  };
  return ({ id }: UploadJob, news: UploadNews) => {
    if (gathered.size === 0) setTimeout(showAll, SHOW_EVERY_MS);
    gathered.set(id, { ...gathered.get(id), ...news });
  };
}

/** Files that were sent ahead in vain, and that may be sent again. */
export const retriable = (choice: FileChoice): PickedFile[] =>
  choice.filter(isPicked).filter(({ upload }) => upload?.is === "failed" && upload.canRetry);

export const idsOf = (files: FileChoice): Set<string> => new Set(files.map(idOf));
