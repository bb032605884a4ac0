import { z } from "zod";
import { message } from "../messages/message.ts";
import "../api/schemas-in-browsers.ts";
import { optionalText, storableText, webAddressText } from "./fields.ts";

const NOT_A_LINK = message("not_a_link", { label: "Link", example: "https://example.com" });

/** The scrolling text at the top of every page: one, or none. */
export const announcementSchema = z.strictObject({
  /** An empty text takes the announcement down. */
  content: storableText("Text", 500, message("announcement_required")),
  /** The same in Hindi, or none. */
  contentHi: optionalText("Text in Hindi", 500).nullable().optional(),
  link: z
    .union([z.literal("").transform(() => null), z.null(), webAddressText("Link")], { error: NOT_A_LINK })
    .optional(),
});

/** What may be left out of a change stays as it is. */
export type SentAnnouncement = z.infer<typeof announcementSchema>;

export interface Announcement {
  content: string;
  contentHi: string | null;
  link: string | null;
}

export const ANNOUNCEMENT_PATHS = { get: "/texts/get", set: "/texts/set" } as const;
/** The tag of the cached pages that show it. */
export const ANNOUNCEMENT_TAG = "announcement";
