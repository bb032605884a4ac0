import { message } from "../../../core/content/messages/message.ts";
import { defineOwnDocument } from "../../../core/content/pages/define-page.ts";
import { value, webAddress } from "../../../core/content/pages/fields.ts";
import { storableText } from "../../../core/content/types/fields.ts";
import { inHindi, label } from "../../../core/words/label.ts";

export const TEXT = label("Text", "विवरण");
export const LINK = label("Link", "लिंक");
export const MAX_TEXT = 500;

/** The scrolling text at the top of every page: flat, as the API has it. */
export const announcement = defineOwnDocument({
  name: "announcement",
  title: label("Announcement", "घोषणा"),
  path: "/",
  fields: {
    content: {
      ...value(TEXT, (it) => storableText(it, MAX_TEXT, message("announcement_required"))),
      label: label("Text", "घोषणा"),
    },
    contentHi: value(inHindi(TEXT), (it) => storableText(it, MAX_TEXT)),
    link: webAddress(LINK),
  },
  titleFields: { en: "content", hi: "contentHi" },
});
