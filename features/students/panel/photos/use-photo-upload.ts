import { useEffect, useRef, useState } from "react";
import { pictureFile } from "../../../../core/content/files/upload-rules.ts";
import { UnreadableZip } from "../../../../core/content/files/zip-entries.ts";
import { stageFile } from "../../../../core/panel/api/entries.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { showFailure } from "../../../../core/panel/api/show-failure.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { pickFile } from "../../../../core/panel/entry-form/files/pick-file.ts";
import type { UploadState } from "../../../../core/panel/entry-form/files/upload-state.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { importCalls, type PhotoImportAnswer } from "../../content/import-contract.ts";
import { students } from "../../content/students.ts";
import type { Student } from "../student-names.ts";
import type { ChosenPhoto } from "./chosen-photos.ts";
import { isReady, type PlannedPhoto } from "./photo-plan.ts";
import { sendPhotos } from "./send-photos.ts";

type Uploads = ReadonlyMap<string, UploadState>;

export interface SavedPhotos {
  answer: PhotoImportAnswer;
  /** Photos without a student that were not left out. */
  unused: ChosenPhoto[];
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

/** Uploads photos one by one, and saves all of them together after the last. */
export function usePhotoUpload(
  planned: readonly PlannedPhoto<Student>[],
  onSaved: (saved: SavedPhotos) => void,
) {
  const [uploads, setUploads] = useState<Uploads>(new Map());
  const { running, run } = useAction();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const ready = planned.filter(isReady);
  const count = (isCounted: (state: UploadState | undefined) => boolean) =>
    ready.filter(({ photo }) => isCounted(uploads.get(photo.id))).length;

  async function sendAll(): Promise<void> {
    const controller = new AbortController();
    stopping.current = controller;
    const states = new Map(uploads);
    const left = ready.map(({ photo }) => photo).filter(({ id }) => mayBeSent(states.get(id)));
    const steps = {
      prepare,
      send: (file: File, signal: AbortSignal) => stageFile(students, { field: "profilePhoto", file, signal }),
      report(photo: ChosenPhoto, state: UploadState) {
        states.set(photo.id, state);
        setUploads(new Map(states));
      },
    };
    await run(() => sendPhotos(left, steps, controller.signal), undefined, "sending");
    const areAllThere = ready.every(({ photo }) => states.get(photo.id)?.is === "done");
    if (areAllThere && !controller.signal.aborted) await save(states);
  }

  async function save(states: Uploads): Promise<void> {
    const photos = ready.flatMap(({ photo, student }) => {
      const state = states.get(photo.id);
      return state?.is === "done" ? [{ student: student._id, file: state.staged.name }] : [];
    });
    const unused = planned.flatMap(({ photo, isLeftOut }) =>
      isLeftOut || states.get(photo.id)?.is === "done" ? [] : photo,
    );
    await run(
      async () => {
        const answer = await send(importCalls.photos, { body: { photos } });
        setUploads(new Map());
        onSaved({ answer, unused });
      },
      (failure) => {
        showFailure(failure, words.studentPhotos.notSaved);
        // The server has lost some files and does not say which.
        if (failure.status === 400) setUploads(new Map());
      },
      "saving",
    );
  }

  return {
    uploads,
    running,
    /** How many photos would be saved, and how many replace another one. */
    ready: ready.length,
    replacing: ready.filter(({ student }) => student.profilePhoto).length,
    done: count((state) => state?.is === "done"),
    failed: count((state) => state?.is === "failed"),
    canRetry: count((state) => state?.is === "failed" && state.canRetry) > 0,
    send: sendAll,
    pause: () => stopping.current?.abort(),
    saveOthers: () => save(uploads),
    forget: () => setUploads(new Map()),
  };
}

const mayBeSent = (state: UploadState | undefined) =>
  state?.is !== "done" && !(state?.is === "failed" && !state.canRetry);

async function prepare(photo: ChosenPhoto) {
  try {
    return await pickFile(await photo.open(), pictureFile);
  } catch (error) {
    const texts = words.studentPhotos;
    const problem = error instanceof UnreadableZip ? texts.problems[error.problem] : texts.cannotRead;
    return { file: new File([], photo.path), problem };
  }
}
