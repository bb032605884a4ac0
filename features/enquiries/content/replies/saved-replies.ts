import { type Coded, message } from "../../../../core/content/messages/message.ts";
import { defineResource, usualMessages, usualPaths } from "../../../../core/content/types/define-resource.ts";
import {
  choiceField,
  hindiField,
  optional,
  optionalOneOf,
  requiredText,
  textField,
} from "../../../../core/content/types/fields.ts";
import { CONTACT_TOPICS } from "../contact-topics.ts";
import { findUnknownPlaceholder, listPlaceholders } from "./placeholders.ts";

/** The longest answer to an enquiry. */
export const MAX_REPLY = 5000;

/** Answers that the office writes once and uses for many enquiries. */
export const savedReplies = defineResource({
  name: "savedReplies",
  singular: "Saved reply",
  body: "json",
  paths: { ...usualPaths("/saved-replies"), order: "/saved-replies/order" },
  subject: "enquiries",
  visitorsMay: "nothing",
  fields: {
    title: textField("Title", requiredText("Title", 120)),
    titleHi: hindiField("Title", "शीर्षक", 120),
    topic: optional(choiceField("Topic", CONTACT_TOPICS, optionalOneOf("Topic", CONTACT_TOPICS))),
    text: textField("Reply", requiredText("Reply", MAX_REPLY), "textarea"),
    textHi: hindiField("Reply", "उत्तर", MAX_REPLY, "textarea"),
  },
  publicFields: [],
  search: ["title", "titleHi", "text", "textHi"],
  sortable: ["title"],
  filters: ["topic"],
  rules: (values) => ({ ...checkText(values, "text", "en"), ...checkText(values, "textHi", "hi") }),
  auditTitle: "title",
  screen: { path: "/admin/saved-replies", link: "Saved replies", plural: "Saved replies" },
  messages: usualMessages("saved reply", "saved replies", "added"),
});

function checkText(
  values: Readonly<Record<string, unknown>>,
  field: "text" | "textHi",
  language: "en" | "hi",
): Record<string, Coded> {
  const unknown = findUnknownPlaceholder(String(values[field] ?? ""));
  if (unknown === undefined) return {};
  const known = listPlaceholders(language).join(", ");
  return { [field]: message("unknown_placeholder", { unknown, known }) };
}
