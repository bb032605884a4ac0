import { pictureFiles } from "../../../core/content/files/upload-rules.ts";
import { defineResource, usualPaths } from "../../../core/content/types/define-resource.ts";
import { captionsField, filesField, hindiField, optionalField } from "../../../core/content/types/fields.ts";

export const galleries = defineResource({
  name: "galleries",
  singular: "Gallery",
  body: "multipart",
  paths: usualPaths("/galleries"),
  visitorsMay: "read",
  isApproved: true,
  albumPlace: 10,
  fields: {
    title: optionalField("Title", 200),
    description: optionalField("Description", 5000, "textarea"),
    images: filesField("Images", pictureFiles),
    titleHi: hindiField("Title", "शीर्षक", 200),
    descriptionHi: hindiField("Description", "विवरण", 5000, "textarea"),
    captions: captionsField("images"),
  },
  publicFields: [
    "title",
    "description",
    "images",
    "titleHi",
    "descriptionHi",
    "captions",
    "createdAt",
    "updatedAt",
  ],
  search: ["title", "description", "titleHi", "descriptionHi", "captions"],
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
