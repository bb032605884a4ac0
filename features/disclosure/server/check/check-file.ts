import { isPdf } from "../../../../core/content/files/images.ts";
import { type Coded, message } from "../../../../core/content/messages/message.ts";
import { ApiError } from "../../../../core/server/errors.ts";
import { type FileStore, findBytes, inEitherPlace } from "../../../../core/server/files/file-store.ts";
import { type FileWork, findFileType } from "../../../../core/server/files/uploads/prepare-file.ts";

interface FileCheckParts extends Pick<FileWork, "checkPdf"> {
  files: FileStore;
}

/** Why visitors cannot read a stored file; undefined if they can. Throws if the storage does not answer. */
export async function findFileProblem(
  name: string,
  { files, checkPdf }: FileCheckParts,
  signal?: AbortSignal,
): Promise<Coded | undefined> {
  const bytes = await inEitherPlace(files, (place) => findBytes(place, name));
  if (!bytes) return message("file_lost");
  if (bytes.length === 0) return message("file_empty");
  const type = await findFileType(bytes);
  if (!isPdf(name)) return type?.kind === "image" ? undefined : message("damaged_image");
  if (type?.kind !== "pdf") return message("file_not_pdf");
  try {
    await checkPdf(bytes, "file", signal);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return error.text;
    throw error;
  }
}
