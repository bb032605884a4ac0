import type { StagedFile } from "../../../../core/content/api/api-contract.ts";
import { isAborted, LoginDeclined } from "../../../../core/panel/api/api-failure.ts";
import type { PickedFile } from "../../../../core/panel/entry-form/files/pick-file.ts";
import {
  failedUpload,
  type UploadState,
  WAITING,
} from "../../../../core/panel/entry-form/files/upload-state.ts";
import type { ChosenPhoto } from "./chosen-photos.ts";

interface SendSteps {
  /** Reads a photo and shrinks it; `problem` says why it cannot be sent. */
  prepare(photo: ChosenPhoto): Promise<Pick<PickedFile, "file" | "problem">>;
  send(file: File, signal: AbortSignal): Promise<StagedFile>;
  report(photo: ChosenPhoto, state: UploadState): void;
}

const SENT_AT_ONCE = 2;

/**
 * Sends photos, two at a time. Each is read just before it is sent, so that at most two are in memory. A failure does not
 * stop the others; stopped photos wait again.
 */
export async function sendPhotos(
  photos: readonly ChosenPhoto[],
  { prepare, send, report }: SendSteps,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...photos];
  let preparing: Promise<unknown> = Promise.resolve();
  /** One at a time: a decoded photo takes a hundred megabytes. */
  const prepareInTurn = (photo: ChosenPhoto) => {
    const prepared = preparing.then(() => prepare(photo));
    preparing = prepared.catch(() => {});
    return prepared;
  };

  async function sendOne(photo: ChosenPhoto): Promise<void> {
    report(photo, { is: "sending", share: 0 });
    try {
      const { file, problem } = await prepareInTurn(photo);
      if (problem !== undefined) return report(photo, { is: "failed", reason: problem, canRetry: false });
      signal.throwIfAborted();
      report(photo, { is: "done", staged: await send(file, signal) });
    } catch (error) {
      if (isAborted(error)) return report(photo, WAITING);
      // After a refused login, do not ask again for every photo.
      if (error instanceof LoginDeclined) waiting.length = 0;
      report(photo, failedUpload(error));
    }
  }

  async function work(): Promise<void> {
    for (let photo = waiting.shift(); photo && !signal.aborted; photo = waiting.shift()) await sendOne(photo);
  }
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, work));
}
