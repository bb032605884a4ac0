import type { FileKind } from "../../../files/upload-rules.ts";

const KINDS: Record<FileKind, string> = { image: "JPEG, PNG or WebP", pdf: "PDF", sheet: "XLSX or CSV" };

/** File fields: choosing, uploading, ordering and removing files. */
export const uploads = {
  upTo: (kind: FileKind, megabytes: number) => `${KINDS[kind]} up to ${megabytes} MB`,
  chooseMany: "Choose files, drop them here or paste them",
  chooseOne: "Choose a file, drop it here or paste it",
  chooseAnother: "Choose another file, drop or paste it",
  choosePicture: "Choose a picture, drop it here or paste it",
  /** The file of a single-file field that is not saved yet. */
  newFile: (name: string) => `new ${name}`,
  failedFiles: (count: number) =>
    count === 1
      ? "One file could not be sent. Retry it or remove it."
      : `${count} files could not be sent. Retry them or remove them.`,
  selected: (count: number) => `${count} selected`,
  files: (count: number) => `${count} files`,
  selectAll: "Select all",
  selectNone: "Select none",
  toTop: "Move to the top",
  toEnd: "Move to the end",
  select: (name: string) => `Select ${name}`,
  remove: (name: string) => `Remove ${name}`,
  moveToTop: (name: string) => `Move ${name} to the top`,
  moveEarlier: (name: string) => `Move ${name} earlier`,
  moveLater: (name: string) => `Move ${name} later`,
  removed: (count: number) => (count === 1 ? "1 file was removed." : `${count} files were removed.`),
  moved: (label: string, from: number, to: number, count: number) =>
    `${label} ${from} is now ${to} of ${count}`,
  movedMany: (moved: number, from: number, to: number, count: number) =>
    `${moved} files are now ${from} to ${to} of ${count}`,
  retry: "Retry",
  retryAll: "Retry all",
  waiting: "Waiting",
  preparing: "Preparing",
  sending: (percent: number) => `Sending ${percent} %`,
  done: "Done",
  failed: (reason: string) => `Failed: ${reason}`,
  lost: "It is not on the server any more",
  uploading: (percent: number) => `Uploading ${percent} %`,
  stop: "Stop upload",
  sentOf: (done: number, all: number) => `${done} of ${all} files sent`,
  failedToo: (count: number) => `, ${count} failed`,
  allSent: (count: number) => (count === 1 ? "1 file was sent." : `${count} files were sent.`),
  someFailed: (count: number) => `${count} failed.`,
};
