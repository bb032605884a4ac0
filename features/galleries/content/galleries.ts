import { pictureFiles } from "../../../core/content/files/upload-rules.ts";
import { defineResource, usualPaths } from "../../../core/content/types/define-resource.ts";
import { captionsField, filesField, hindiField, optionalField } from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";
import { albumPath, UNTITLED_ALBUM } from "./album-path.ts";

export const galleries = defineResource({
  name: "galleries",
  singular: label("Gallery", "फ़ोटो गैलरी"),
  inSentences: { manyHi: "फ़ोटो गैलरियों", noun: "feminine" },
  body: "multipart",
  paths: usualPaths("/galleries"),
  visitorsMay: "read",
  isApproved: true,
  albumPlace: 10,
  fields: {
    title: optionalField(label("Title", "शीर्षक"), 200),
    description: optionalField(label("Description", "विवरण"), 5000, "textarea"),
    images: filesField(label("Images", "फ़ोटो"), pictureFiles),
    titleHi: hindiField(label("Title", "शीर्षक"), 200),
    descriptionHi: hindiField(label("Description", "विवरण"), 5000, "textarea"),
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
  siteSearch: {
    kind: label("Album", "एल्बम"),
    title: "title",
    texts: ["description", "captions"],
    days: ["createdAt"],
    isMinor: true,
    needsPictures: true,
    path: ({ _id, title, titleHi }) => albumPath(title || titleHi ? _id : UNTITLED_ALBUM),
  },
  auditTitle: "title",
  screen: {
    path: "/admin/gallery-management",
    menu: "daily",
    link: label("Galleries", "फ़ोटो गैलरियाँ"),
    plural: label("Galleries", "फ़ोटो गैलरियाँ"),
    publicPath: "/gallery",
  },
  messages: {
    loadFailed: label(
      "Failed to fetch galleries. Please try again.",
      "फ़ोटो गैलरियाँ लोड नहीं हो सकीं। कृपया फिर कोशिश करें।",
    ),
    created: label("Gallery created successfully!", "फ़ोटो गैलरी बना दी गई।"),
    createFailed: label("An error occurred. Please try again.", "कोई गड़बड़ी हुई। कृपया फिर कोशिश करें।"),
    updated: label("Gallery updated successfully!", "फ़ोटो गैलरी बदल दी गई।"),
    updateFailed: label("An error occurred. Please try again.", "कोई गड़बड़ी हुई। कृपया फिर कोशिश करें।"),
    deleted: label("Gallery deleted successfully!", "फ़ोटो गैलरी हटा दी गई।"),
    deleteFailed: label("An error occurred. Please try again.", "कोई गड़बड़ी हुई। कृपया फिर कोशिश करें।"),
    confirmDelete: label("Are you sure you want to delete this gallery?", "क्या यह फ़ोटो गैलरी हटाई जाए?"),
    empty: label("No galleries available", "अभी कोई फ़ोटो गैलरी नहीं है।"),
  },
});
