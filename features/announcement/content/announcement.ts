import { z } from "zod";
import { defineCalls } from "../../../core/content/api/define-calls.ts";
import { UNDO_REVISION } from "../../../core/content/api/history-contract.ts";
import { message } from "../../../core/content/messages/message.ts";
import { inHindi } from "../../../core/words/label.ts";
import "../../../core/content/api/schemas-in-browsers.ts";
import { optionalText, storableText, webAddressText } from "../../../core/content/types/fields.ts";
import { LINK, MAX_TEXT, TEXT } from "./announcement-document.ts";

const NOT_A_LINK = message("not_a_link", { label: LINK, example: "https://example.com" });

/** The scrolling text at the top of every page, if any. */
export const announcementSchema = z.strictObject({
  /** An empty text removes the announcement. */
  content: storableText(TEXT, MAX_TEXT, message("announcement_required")),
  /** The same text in Hindi, optional. */
  contentHi: optionalText(inHindi(TEXT), MAX_TEXT).nullable().optional(),
  link: z
    .union([z.literal("").transform(() => null), z.null(), webAddressText(LINK)], { error: NOT_A_LINK })
    .optional(),
});

/** Optional fields that are not sent keep their values. */
export type SentAnnouncement = z.infer<typeof announcementSchema>;

const answerSchema = z.object({
  text: z
    .object({ content: z.string(), contentHi: z.string().nullable(), link: z.string().nullable() })
    .nullable(),
});
export type Announcement = NonNullable<z.infer<typeof answerSchema>["text"]>;

export const announcementCalls = defineCalls("Announcement", {
  find: {
    method: "GET",
    path: "/texts/get",
    access: "public",
    summary: "Read the scrolling text",
    answer: answerSchema.extend({
      updatedAt: z.iso
        .datetime()
        .nullable()
        .optional()
        .describe("For the office: the version for `If-Match`"),
    }),
    isVersioned: true,
  },
  set: {
    method: "POST",
    path: "/texts/set",
    access: "announcement:write",
    summary: "Set the scrolling text, or take it down with an empty one",
    body: announcementSchema,
    refusals: [409],
    answer: answerSchema,
    answerHeaders: UNDO_REVISION,
  },
});
