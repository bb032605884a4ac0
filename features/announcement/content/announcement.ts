import { z } from "zod";
import { message } from "../../../core/content/messages/message.ts";
import { inHindi, label } from "../../../core/words/label.ts";
import "../../../core/content/api/schemas-in-browsers.ts";
import { optionalText, storableText, webAddressText } from "../../../core/content/types/fields.ts";

const TEXT = label("Text", "विवरण");
const LINK = label("Link", "लिंक");
const NOT_A_LINK = message("not_a_link", { label: LINK, example: "https://example.com" });

/** The scrolling text at the top of every page, if any. */
export const announcementSchema = z.strictObject({
  /** An empty text removes the announcement. */
  content: storableText(TEXT, 500, message("announcement_required")),
  /** The same text in Hindi, optional. */
  contentHi: optionalText(inHindi(TEXT), 500).nullable().optional(),
  link: z
    .union([z.literal("").transform(() => null), z.null(), webAddressText(LINK)], { error: NOT_A_LINK })
    .optional(),
});

/** Optional fields that are not sent keep their values. */
export type SentAnnouncement = z.infer<typeof announcementSchema>;

export interface Announcement {
  content: string;
  contentHi: string | null;
  link: string | null;
}

export const ANNOUNCEMENT_PATHS = { get: "/texts/get", set: "/texts/set" } as const;
/** The cache tag of pages that show it. */
export const ANNOUNCEMENT_TAG = "announcement";
