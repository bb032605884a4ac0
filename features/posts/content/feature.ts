import { defineFeature, ENTRY_TOOLS } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const postsFeature = defineFeature({
  name: "posts",
  dependsOn: ["galleries", "students"],
  switch: {
    title: ["Blog", "ब्लॉग"],
    about: [
      "Longer articles with pictures, on a page of their own and as a feed.",
      "फ़ोटो सहित लंबे लेख, अपने पृष्ठ पर और फ़ीड में।",
    ],
  },
  types: ["blocks"],
  publicPages: [
    page("/blog", {
      place: 130,
      look: "sand",
      titleHi: "ब्लॉग",
      label: ["Blog", "ब्लॉग"],
      menu: "bar",
      lists: ["blocks"],
      top: "heading",
      panelTitle: ["Posts", "लेख"],
      panelPlace: 160,
      footer: { group: "studentCorner", place: 80, path: "/Blog" },
    }),
    page("/blog-details/:id", {
      place: 140,
      titleHi: "लेख",
      module: "blog-details",
      partOf: "/blog",
      isFetchedOnClick: true,
    }),
  ],
  screens: [
    { file: "write-post", address: "block-management/:id/write", needs: ["blocks:read", "blocks:write"] },
  ],
  duties: {
    posts: {
      place: 40,
      title: ["Posts and galleries", "लेख और फ़ोटो गैलरी"],
      subjects: ["blocks", ...ENTRY_TOOLS],
    },
    postDrafts: {
      place: 50,
      title: ["Posts and galleries as drafts", "लेख और फ़ोटो गैलरी, ड्राफ़्ट के रूप में"],
      subjects: ["blocks", "files", "history"],
      isForDrafts: true,
    },
  },
});
