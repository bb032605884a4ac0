import type { Placeholder } from "../../content/replies/placeholders.ts";

/** The screen with the saved replies, and their form. */
export const savedReplies = {
  title: "Saved replies",
  list: "Saved replies",
  add: "Add Saved Reply",
  edit: "Edit Saved Reply",
  about:
    "Answers that you write once and use for many enquiries, by mail and by WhatsApp. The words in braces are filled in for each enquiry.",
  toEnquiries: "Enquiries",
  reply: "Reply",
  topic: "Topic",
  anyTopic: "Any topic",
  insert: "Insert into the reply",
  placeholders: {
    name: "Name",
    class: "Class sought",
    reference: "Reference",
    school: "School",
    hours: "Office hours",
  } satisfies Record<Placeholder, string>,
  preview: "Preview with an example",
  nothingToPreview: "Nothing is written yet.",
  inOther: { en: "In English", hi: "In Hindi" },
};
