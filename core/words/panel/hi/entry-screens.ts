import type { PanelWords } from "../panel-words.ts";

export const entryScreens: PanelWords["entryScreens"] = {
  portraitOf: (name) => `${name} की फ़ोटो`,
  name: "नाम",
  entryTitle: "शीर्षक",
  description: "विवरण",
  designation: "पदनाम",
  class: "कक्षा",
};
