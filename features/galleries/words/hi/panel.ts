import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const galleriesScreen: PanelWords["galleriesScreen"] = {
  title: "फ़ोटो गैलरियाँ",
  heading: "फ़ोटो गैलरियाँ",
  create: "नई फ़ोटो गैलरी बनाएँ",
  edit: "फ़ोटो गैलरी बदलें",
  read: "फ़ोटो गैलरी देखें",
  all: "सभी फ़ोटो गैलरियाँ",
  withoutHindi: "हिन्दी के बिना फ़ोटो गैलरियाँ",
};
