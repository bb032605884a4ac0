import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const blocksScreen: PanelWords["blocksScreen"] = {
  title: "लेख",
  heading: "ब्लॉग के लेख",
  list: "लेख",
  create: "नया लेख जोड़ें",
  createTitle: "नया लेख",
  edit: "लेख बदलें",
  author: "लेखक",
  created: "कब बना",
  by: (author) => `लेखक: ${author}`,
  write: "पूरा लेख लिखें",
  ofPost: (title) => `, लेख: ${title}`,
  writePost: "लेख लिखें",
};
export * from "./post-editor.ts";
