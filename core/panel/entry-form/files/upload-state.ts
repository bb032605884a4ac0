import type { StagedFile } from "../../../content/api/api-contract.ts";
import { words } from "../../../ui/panel-words.ts";
import { asFailure } from "../../api/api-failure.ts";

/** The state of a file that is uploaded before its form is saved. */
export type UploadState =
  | { is: "waiting" }
  | { is: "sending"; share: number }
  | { is: "done"; staged: StagedFile }
  | { is: "failed"; reason: string; canRetry: boolean };

export const WAITING: UploadState = { is: "waiting" };

export function describeUpload(state: UploadState): string {
  switch (state.is) {
    case "waiting":
      return words.uploads.waiting;
    case "sending":
      // Everything is sent; the server is resizing the picture.
      return state.share === 1
        ? words.uploads.preparing
        : words.uploads.sending(Math.floor(state.share * 100));
    case "done":
      return words.uploads.done;
    case "failed":
      return words.uploads.failed(words.writeMessage(state.reason));
  }
}

export const isPending = (state: UploadState | undefined) =>
  state?.is === "waiting" || state?.is === "sending";

/** The file itself is refused: sending it again would not help. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([400, 413, 415, 422]);

export function failedUpload(error: unknown): UploadState {
  const failure = asFailure(error);
  return { is: "failed", reason: failure.message, canRetry: !FINAL_STATUSES.has(failure.status) };
}

/** An uploaded file that the server no longer has. After a reload only its thumbnail is left, so it cannot be sent again. */
export const lostUpload = (file: File): UploadState => ({
  is: "failed",
  reason: words.uploads.lost,
  canRetry: file.size > 0,
});
