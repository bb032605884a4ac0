import { ApiError, unprocessableFile } from "../errors.ts";

/** Every error is about the field `file` of the form. */
export async function aboutFile<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof ApiError ? unprocessableFile(error.text, "file") : error;
  }
}
