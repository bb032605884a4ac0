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
import { label } from "../../../core/words/label.ts";
import { postPath } from "./post-path.ts";

/** Blog posts; the specification calls them blocks. */
export const blocks = defineResource({
  name: "blocks",
  singular: label("Block", "लेख"),
  inSentences: { one: label("post", "लेख"), manyHi: "लेखों", noun: "masculine" },
  body: "multipart",
  paths: { ...usualPaths("/blocks"), get: "/blocks/get/:id" },
  visitorsMay: "read",
  isApproved: true,
  albumPlace: 20,
  fields: {
    title: textField(label("Title", "शीर्षक"), (it) =>
      requiredText(it, 200, message("required_full_stop", { label: it })),
    ),
    description: textField(
      label("Description", "विवरण"),
      (it) => requiredText(it, 5000, message("required_full_stop", { label: it })),
      "textarea",
    ),
    autherName: textField(label("Author Name", "लेखक का नाम"), (it) =>
      requiredText(it, 120, message("required_full_stop", { label: it })),
    ),
    images: filesField(label("Images", "फ़ोटो"), pictureFiles, message("upload_an_image")),
    content: {
      ...optionalField(label("Full Post", "पूरा लेख"), 100_000, "textarea"),
      isMarkdown: true,
    },
    authorImage: fileField(label("Author Image", "लेखक की फ़ोटो"), pictureFile),
    titleHi: hindiField(label("Title", "शीर्षक"), 200),
    descriptionHi: hindiField(label("Description", "विवरण"), 5000, "textarea"),
    autherNameHi: hindiField(label("Author Name", "लेखक का नाम"), 120),
    contentHi: hindiField(label("Full Post", "पूरा लेख"), 100_000, "textarea"),
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
    kind: label("Blog post", "लेख"),
    title: "title",
    texts: ["description", "content", "autherName", "captions"],
    days: ["createdAt"],
    path: ({ _id }) => postPath(_id),
  },
  auditTitle: "title",
  screen: {
    path: "/admin/block-management",
    menu: "daily",
    link: label("Posts", "लेख"),
    plural: label("Posts", "लेख"),
    publicPath: "/blog",
  },
  messages: {
    loadFailed: label("Failed to fetch blocks.", "लेख लोड नहीं हो सके।"),
    created: label("Operation completed successfully!", "लेख सहेजा गया।"),
    createFailed: label("Failed to save block. Please try again.", "लेख सहेजा नहीं जा सका। कृपया फिर कोशिश करें।"),
    updated: label("Operation completed successfully!", "लेख सहेजा गया।"),
    updateFailed: label("Failed to save block. Please try again.", "लेख सहेजा नहीं जा सका। कृपया फिर कोशिश करें।"),
    deleted: label("Block deleted successfully!", "लेख हटा दिया गया।"),
    deleteFailed: label("Failed to delete the block.", "लेख हटाया नहीं जा सका।"),
    confirmDelete: label("Are you sure you want to delete this block?", "क्या यह लेख हटाया जाए?"),
    empty: label("No blocks available. Create one to get started!", "अभी कोई लेख नहीं है। पहला लेख बनाएँ।"),
  },
});
