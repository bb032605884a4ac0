import { noticeFile } from "../upload-rules.ts";
import { defineResource } from "./define-resource.ts";
import { fileField, hindiField, optionalDate, requiredText, textField } from "./fields.ts";

export const notices = defineResource({
  name: "notices",
  singular: "Notice",
  body: "multipart",
  paths: {
    list: "/notices/all",
    create: "/notices/create",
    update: "/notices/update/:id",
    remove: "/notices/delete/:id",
    bulk: "/notices/bulk",
  },
  access: { list: "public", create: "admin" },
  fields: {
    title: textField("Title", requiredText("Title", 200)),
    description: textField("Description", requiredText("Description", 5000), "textarea"),
    pdfOrImage: fileField("File (PDF/Image)", noticeFile, { pathPrefix: "uploads/" }),
    date: { ...textField("Date", optionalDate("Date"), "date"), optional: true },
    titleHi: hindiField("Title", "शीर्षक", 200),
    descriptionHi: hindiField("Description", "विवरण", 5000, "textarea"),
  },
  publicFields: [
    "title",
    "description",
    "pdfOrImage",
    "date",
    "titleHi",
    "descriptionHi",
    "createdAt",
    "updatedAt",
  ],
  search: ["title", "description", "titleHi", "descriptionHi"],
  sortable: ["title", "date"],
  siteSearch: { title: "title", texts: ["description"], day: "date", path: "/notices/:id" },
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
    loadFailed: "Failed to fetch notices.",
    created: "Notice created successfully!",
    createFailed: "Failed to save notice.",
    updated: "Notice updated successfully!",
    updateFailed: "Failed to save notice.",
    deleted: "Notice deleted successfully!",
    deleteFailed: "Failed to delete notice.",
    confirmDelete: "Are you sure you want to delete this notice?",
    empty: "No notices available",
  },
});
