import { z } from "zod";
import { message } from "../messages/message.ts";
import "../api/schemas-in-browsers.ts";

export const CHILD_PICTURES_PATH = "/students/:id/pictures";

const MOST_FILES = 2000;

/** Pictures of albums and posts that show a child, by stored file name. */
export const childPicturesSchema = z.strictObject({
  files: z
    .array(z.string().max(200, message("not_a_picture_name")))
    .max(MOST_FILES, message("too_many_values", { maximum: MOST_FILES, things: "pictures" })),
});
export type ChildPictures = z.infer<typeof childPicturesSchema>;
