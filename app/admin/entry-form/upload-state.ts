import type { StagedFile } from "../../../content/api/api-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { ApiFailure } from "../api/api-failure.ts";

/** How far a file is that is sent ahead of its form. */
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
      // All of it has been sent, and the server makes it smaller.
      return state.share === 1
        ? words.uploads.preparing
        : words.uploads.sending(Math.floor(state.share * 100));
    case "done":
      return words.uploads.done;
    case "failed":
      return words.uploads.failed(words.translate(state.reason));
  }
}

export const isUnderWay = (state: UploadState | undefined) =>
  state?.is === "waiting" || state?.is === "sending";

/** The file itself is the reason: it would be refused again. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([400, 413, 415, 422]);

export function failedUpload(error: unknown): UploadState {
  const failure = error instanceof ApiFailure ? error : new ApiFailure(0);
  return { is: "failed", reason: failure.message, canRetry: !FINAL_STATUSES.has(failure.status) };
}

/** A file that was sent, but that the server no longer has. Of one that was chosen before a reload only the small picture is left. */
export const lostUpload = (file: File): UploadState => ({
  is: "failed",
  reason: words.uploads.lost,
  canRetry: file.size > 0,
});
