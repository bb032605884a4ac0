import { pictureOrPdfFile } from "../../../core/content/files/upload-rules.ts";
import { type Coded, message } from "../../../core/content/messages/message.ts";
import { defineResource, usualMessages, usualPaths } from "../../../core/content/types/define-resource.ts";
import {
  fileField,
  flagField,
  hindiField,
  optional,
  optionalChoice,
  optionalDate,
  optionalDay,
  optionalMoment,
  requiredField,
  textField,
} from "../../../core/content/types/fields.ts";
import { label, textsIn } from "../../../core/words/label.ts";
import { CATEGORY_NAMES, NOTICE_CATEGORIES } from "./notice-categories.ts";
import { noticePath } from "./notice-path.ts";

export const notices = defineResource({
  name: "notices",
  singular: label("Notice", "सूचना"),
  inSentences: { manyHi: "सूचनाओं", noun: "feminine" },
  body: "multipart",
  paths: usualPaths("/notices"),
  visitorsMay: "read",
  fields: {
    title: requiredField(label("Title", "शीर्षक"), 200),
    description: requiredField(label("Description", "विवरण"), 5000, "textarea"),
    pdfOrImage: fileField(label("File (PDF/Image)", "फ़ाइल (PDF या फ़ोटो)"), pictureOrPdfFile, {
      pathPrefix: "uploads/",
    }),
    date: optional(textField(label("Date", "तिथि"), optionalDate, "date")),
    category: optionalChoice(label("Category", "श्रेणी"), NOTICE_CATEGORIES, textsIn(CATEGORY_NAMES, "hi")),
    publishAt: optional(textField(label("Publish at", "कब से दिखे"), optionalMoment, "datetime-local")),
    expiresAt: optional(textField(label("Expires at", "कब तक दिखे"), optionalMoment, "datetime-local")),
    isPinned: flagField(label("Pinned to the top", "सबसे ऊपर रखें")),
    isBanner: flagField(label("Banner on every page", "हर पृष्ठ पर पट्टी में दिखाएँ")),
    eventFrom: optional(textField(label("Event from", "कार्यक्रम का पहला दिन"), optionalDay, "date")),
    eventTo: optional(textField(label("Event to", "कार्यक्रम का अंतिम दिन"), optionalDay, "date")),
    titleHi: hindiField(label("Title", "शीर्षक"), 200),
    descriptionHi: hindiField(label("Description", "विवरण"), 5000, "textarea"),
  },
  publicFields: [
    "title",
    "description",
    "pdfOrImage",
    "date",
    "category",
    "publishAt",
    "expiresAt",
    "isPinned",
    "isBanner",
    "eventFrom",
    "eventTo",
    "titleHi",
    "descriptionHi",
    "createdAt",
    "updatedAt",
  ],
  isTimed: true,
  rules({ publishAt, expiresAt, eventFrom, eventTo }) {
    const errors: Record<string, Coded> = {};
    if (publishAt && expiresAt && expiresAt <= publishAt) {
      errors.expiresAt = message("expires_before_publishing");
    }
    if (eventTo && eventFrom === null) errors.eventTo = message("event_end_without_start");
    else if (eventFrom && eventTo && eventTo < eventFrom) {
      errors.eventTo = message("event_end_before_start");
    }
    return errors;
  },
  search: ["title", "description", "titleHi", "descriptionHi"],
  sortable: ["title", "date"],
  filters: ["category"],
  bulkFields: ["category"],
  siteSearch: {
    title: "title",
    texts: ["description"],
    days: ["date", "publishAt", "createdAt"],
    category: "category",
    path: ({ _id }) => noticePath(_id),
  },
  idAlias: "id",
  auditTitle: "title",
  screen: {
    path: "/admin/notice-management",
    menu: "daily",
    link: label("Notices", "सूचनाएँ"),
    plural: label("Notices", "सूचनाएँ"),
    publicPath: "/#notices",
  },
  messages: {
    ...usualMessages("notice", "notices", "created", {
      loadFailed: "सूचनाएँ लोड नहीं हो सकीं।",
      created: "सूचना जोड़ दी गई।",
      saveFailed: "Failed to save notice. Please try again.",
      updated: "सूचना बदल दी गई।",
      deleted: "सूचना हटा दी गई।",
      deleteFailed: "सूचना हटाई नहीं जा सकी।",
      confirmDelete: "क्या यह सूचना हटाई जाए?",
      empty: "अभी कोई सूचना नहीं है।",
    }),
    createFailed: label("Failed to save notice.", "सूचना सहेजी नहीं जा सकी।"),
    updateFailed: label("Failed to save notice.", "सूचना सहेजी नहीं जा सकी।"),
  },
});
