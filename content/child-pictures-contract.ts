import { z } from "zod";
import "./schemas-in-browsers.ts";

export const CHILD_PICTURES_PATH = "/students/:id/pictures";

const MOST_FILES = 2000;

/** The pictures of albums and posts that show a child, by the names of their stored files. */
export const childPicturesSchema = z.strictObject({
  files: z
    .array(z.string().max(200, "must be the name of a stored picture"))
    .max(MOST_FILES, `must be at most ${MOST_FILES} pictures`),
});
export type ChildPictures = z.infer<typeof childPicturesSchema>;
