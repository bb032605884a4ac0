/** The pictures that are taken, by the ending of a file's name. */
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

export type PhotoProblem = "HEIC" | "not a picture";

const endingOf = (path: string) => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";

/** The type of a picture; undefined: its name is none that a picture has. */
export const findPictureType = (path: string): string | undefined => PICTURE_TYPES[endingOf(path)];

/** Why a file cannot be anybody's photo, as far as its name tells. */
export function findPhotoProblem(path: string): PhotoProblem | undefined {
  if (findPictureType(path)) return undefined;
  return /^hei[cf]$/.test(endingOf(path)) ? "HEIC" : "not a picture";
}
