import { z } from "zod";
import { requiredText } from "./fields.ts";

/** The scrolling text at the top of every page: one, or none. */
export const announcementSchema = z.strictObject({
  content: requiredText("Text", 500),
  link: z
    .union([
      z.literal("").transform(() => null),
      z.null(),
      z
        .url({ protocol: /^https?$/, error: "Link must be a web address such as https://example.com" })
        .max(2000),
    ])
    .optional(),
});

export interface Announcement {
  content: string;
  link: string | null;
}

export const ANNOUNCEMENT_PATHS = { get: "/texts/get", set: "/texts/set" } as const;
/** The tag of the cached pages that show it. */
export const ANNOUNCEMENT_TAG = "announcement";
