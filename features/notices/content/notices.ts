import { noticeFile } from "../../../core/content/files/upload-rules.ts";
import { type Coded, message } from "../../../core/content/messages/message.ts";
import { defineResource, usualMessages, usualPaths } from "../../../core/content/types/define-resource.ts";
import {
  choiceField,
  fileField,
  flagField,
  hindiField,
  optional,
  optionalDate,
  optionalDay,
  optionalMoment,
  optionalOneOf,
  requiredText,
  textField,
} from "../../../core/content/types/fields.ts";
import { NOTICE_CATEGORIES } from "./notice-categories.ts";
import { noticePath } from "./notice-path.ts";

export const notices = defineResource({
  name: "notices",
  singular: "Notice",
  body: "multipart",
  paths: usualPaths("/notices"),
  visitorsMay: "read",
  fields: {
    title: textField("Title", requiredText("Title", 200)),
    description: textField("Description", requiredText("Description", 5000), "textarea"),
    pdfOrImage: fileField("File (PDF/Image)", noticeFile, { pathPrefix: "uploads/" }),
    date: optional(textField("Date", optionalDate("Date"), "date")),
    category: optional(
      choiceField("Category", NOTICE_CATEGORIES, optionalOneOf("Category", NOTICE_CATEGORIES)),
    ),
    publishAt: optional(textField("Publish at", optionalMoment("Publish at"), "datetime-local")),
    expiresAt: optional(textField("Expires at", optionalMoment("Expires at"), "datetime-local")),
    isPinned: flagField("Pinned to the top"),
    isBanner: flagField("Banner on every page"),
    eventFrom: optional(textField("Event from", optionalDay("Event from"), "date")),
    eventTo: optional(textField("Event to", optionalDay("Event to"), "date")),
    titleHi: hindiField("Title", "शीर्षक", 200),
    descriptionHi: hindiField("Description", "विवरण", 5000, "textarea"),
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
    link: "Notices",
    plural: "Notices",
    publicPath: "/#notices",
  },
  messages: {
    ...usualMessages("notice", "notices", "created"),
    createFailed: "Failed to save notice.",
    updateFailed: "Failed to save notice.",
  },
});
