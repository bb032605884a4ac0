import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const eventsScreen: PanelWords["eventsScreen"] = {
  title: "कैलेंडर",
  list: "कैलेंडर के कार्यक्रम",
  add: "कार्यक्रम जोड़ें",
  edit: "कार्यक्रम बदलें",
  days: "तिथि",
  kind: "प्रकार",
  place: "स्थान",
  past: "बीत चुका",
  duplicateOf: (title) => `नकल बनाएँ: ${title}`,
  copied: "यह दूसरे कार्यक्रम की नकल है, अभी सहेजी नहीं गई। इसका दिन चुनें।",
  span: (first, last) => `${first} से ${last} तक`,
};
