import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const noticesScreen: PanelWords["noticesScreen"] = {
  title: "सूचनाएँ",
  heading: "सूचना पट्ट",
  create: "सूचना जोड़ें",
  edit: "सूचना बदलें",
  date: "तिथि",
  datedOn: (date) => `तिथि: ${date}`,
  viewFile: "फ़ाइल देखें",
  ofNotice: (title) => `, सूचना: ${title}`,
  latestNotices: "ताज़ा सूचनाएँ",
  createNotice: "सूचना बनाएँ",
};
