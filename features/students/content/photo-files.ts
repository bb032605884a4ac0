/** Accepted picture types by file extension. */
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

export type PhotoProblem = "HEIC" | "not a picture";

const endingOf = (path: string) => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";

/** The type of a picture; undefined if the extension is not one of a picture. */
export const findPictureType = (path: string): string | undefined => PICTURE_TYPES[endingOf(path)];

/** Why a file cannot be a photo, judged by its name. */
export function findPhotoProblem(path: string): PhotoProblem | undefined {
  if (findPictureType(path)) return undefined;
  return /^hei[cf]$/.test(endingOf(path)) ? "HEIC" : "not a picture";
}
