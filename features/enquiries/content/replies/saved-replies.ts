import { defineResource, usualMessages, usualPaths } from "../../../../core/content/types/define-resource.ts";
import { hindiField, requiredField } from "../../../../core/content/types/fields.ts";
import { label } from "../../../../core/words/label.ts";
import { topicField } from "../topic-field.ts";
import { checkPlaceholders } from "./placeholders.ts";

/** The longest answer to an enquiry. */
export const MAX_REPLY = 5000;

/** Answers that the office writes once and uses for many enquiries. */
export const savedReplies = defineResource({
  name: "savedReplies",
  singular: label("Saved reply", "तैयार उत्तर"),
  inSentences: { manyHi: "तैयार उत्तरों", noun: "masculine" },
  body: "json",
  paths: { ...usualPaths("/saved-replies"), order: "/saved-replies/order" },
  subject: "enquiries",
  visitorsMay: "nothing",
  fields: {
    title: requiredField(label("Title", "शीर्षक"), 120),
    titleHi: hindiField(label("Title", "शीर्षक"), 120),
    topic: topicField(),
    text: requiredField(label("Reply", "उत्तर"), MAX_REPLY, "textarea"),
    textHi: hindiField(label("Reply", "उत्तर"), MAX_REPLY, "textarea"),
  },
  publicFields: [],
  search: ["title", "titleHi", "text", "textHi"],
  sortable: ["title"],
  filters: ["topic"],
  rules: ({ text, textHi }) => {
    const [error, errorHi] = [
      checkPlaceholders(String(text ?? ""), "en"),
      checkPlaceholders(String(textHi ?? ""), "hi"),
    ];
    return { ...(error && { text: error }), ...(errorHi && { textHi: errorHi }) };
  },
  auditTitle: "title",
  screen: {
    path: "/admin/saved-replies",
    link: label("Saved replies", "तैयार उत्तर"),
    plural: label("Saved replies", "तैयार उत्तर"),
  },
  messages: usualMessages("saved reply", "saved replies", "added", {
    loadFailed: "तैयार उत्तर लोड नहीं हो सके।",
    created: "तैयार उत्तर जोड़ दिया गया।",
    saveFailed: "तैयार उत्तर सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
    updated: "तैयार उत्तर बदल दिया गया।",
    deleted: "तैयार उत्तर हटा दिया गया।",
    deleteFailed: "तैयार उत्तर हटाया नहीं जा सका।",
    confirmDelete: "क्या यह तैयार उत्तर हटाया जाए?",
    empty: "अभी कोई तैयार उत्तर नहीं है।",
  }),
});
