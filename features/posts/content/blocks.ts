import { pictureFile, pictureFiles } from "../../../core/content/files/upload-rules.ts";
import { message } from "../../../core/content/messages/message.ts";
import { defineResource, usualPaths } from "../../../core/content/types/define-resource.ts";
import {
  captionsField,
  fileField,
  filesField,
  hindiField,
  optionalField,
  requiredText,
  textField,
} from "../../../core/content/types/fields.ts";
import { postPath } from "./post-path.ts";

/** Blog posts; the specification calls them blocks. */
export const blocks = defineResource({
  name: "blocks",
  singular: "Block",
  body: "multipart",
  paths: { ...usualPaths("/blocks"), get: "/blocks/get/:id" },
  visitorsMay: "read",
  isApproved: true,
  albumPlace: 20,
  fields: {
    title: textField("Title", requiredText("Title", 200, message("required_full_stop", { label: "Title" }))),
    description: textField(
      "Description",
      requiredText("Description", 5000, message("required_full_stop", { label: "Description" })),
      "textarea",
    ),
    autherName: textField(
      "Author Name",
      requiredText("Author Name", 120, message("required_full_stop", { label: "Author Name" })),
    ),
    images: filesField("Images", pictureFiles, message("upload_an_image")),
    content: {
      ...optionalField("Full Post", 100_000, "textarea"),
      isMarkdown: true,
    },
    authorImage: fileField("Author Image", pictureFile),
    titleHi: hindiField("Title", "शीर्षक", 200),
    descriptionHi: hindiField("Description", "विवरण", 5000, "textarea"),
    autherNameHi: hindiField("Author Name", "लेखक", 120),
    contentHi: hindiField("Full Post", "पूरा लेख", 100_000, "textarea"),
    captions: captionsField("images"),
  },
  publicFields: [
    "title",
    "description",
    "autherName",
    "images",
    "content",
    "authorImage",
    "titleHi",
    "descriptionHi",
    "autherNameHi",
    "contentHi",
    "captions",
    "createdAt",
    "updatedAt",
  ],
  search: ["title", "description", "autherName", "titleHi", "descriptionHi", "autherNameHi", "captions"],
  sortable: ["title", "autherName"],
  siteSearch: {
    title: "title",
    texts: ["description", "content", "autherName", "captions"],
    days: ["createdAt"],
    path: ({ _id }) => postPath(_id),
  },
  auditTitle: "title",
  screen: {
    path: "/admin/block-management",
    menu: "daily",
    link: "Posts",
    plural: "Posts",
    publicPath: "/blog",
  },
  messages: {
    loadFailed: "Failed to fetch blocks.",
    created: "Operation completed successfully!",
    createFailed: "Failed to save block. Please try again.",
    updated: "Operation completed successfully!",
    updateFailed: "Failed to save block. Please try again.",
    deleted: "Block deleted successfully!",
    deleteFailed: "Failed to delete the block.",
    confirmDelete: "Are you sure you want to delete this block?",
    empty: "No blocks available. Create one to get started!",
  },
});
