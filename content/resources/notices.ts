import { noticeFile } from "../upload-rules.ts";
import { defineResource } from "./define-resource.ts";
import { fileField, optionalDate, requiredText, textField } from "./fields.ts";

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
  },
  publicFields: ["title", "description", "pdfOrImage", "date", "createdAt", "updatedAt"],
  search: ["title", "description"],
  sortable: ["title", "date"],
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
