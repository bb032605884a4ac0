import { pictureFiles } from "../files/upload-rules.ts";
import { defineResource } from "./define-resource.ts";
import { filesField, hindiField, optionalText, textField } from "./fields.ts";

export const galleries = defineResource({
  name: "galleries",
  singular: "Gallery",
  body: "multipart",
  paths: {
    list: "/galleries/all",
    create: "/galleries/create",
    update: "/galleries/update/:id",
    remove: "/galleries/delete/:id",
    bulk: "/galleries/bulk",
  },
  visitorsMay: "read",
  fields: {
    title: { ...textField("Title", optionalText("Title", 200)), optional: true },
    description: {
      ...textField("Description", optionalText("Description", 5000), "textarea"),
      optional: true,
    },
    images: filesField("Images", pictureFiles),
    titleHi: hindiField("Title", "शीर्षक", 200),
    descriptionHi: hindiField("Description", "विवरण", 5000, "textarea"),
  },
  publicFields: ["title", "description", "images", "titleHi", "descriptionHi", "createdAt", "updatedAt"],
  search: ["title", "description", "titleHi", "descriptionHi"],
  sortable: ["title"],
  auditTitle: "title",
  screen: {
    path: "/admin/gallery-management",
    menu: "daily",
    link: "Galleries",
    plural: "Galleries",
    publicPath: "/gallery",
  },
  messages: {
    loadFailed: "Failed to fetch galleries. Please try again.",
    created: "Gallery created successfully!",
    createFailed: "An error occurred. Please try again.",
    updated: "Gallery updated successfully!",
    updateFailed: "An error occurred. Please try again.",
    deleted: "Gallery deleted successfully!",
    deleteFailed: "An error occurred. Please try again.",
    confirmDelete: "Are you sure you want to delete this gallery?",
    empty: "No galleries available",
  },
});
