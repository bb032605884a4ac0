import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const knownFacts: PanelWords["knownFacts"] = {
  heading: (known, all) => `वेबसाइट के दूसरे पृष्ठों से ली गई जानकारी: ${known} / ${all}`,
  text: "इन्हें यहाँ दोबारा नहीं लिखना होता। पृष्ठ इन्हें वैसे ही दिखाता है जैसे वे दूसरी जगह लिखे हैं।",
  missing: "अभी नहीं लिखा गया",
  change: "बदलें",
  changeFact: (label) => `बदलें: ${label}`,
  write: "लिखें",
  writeFact: (label) => `लिखें: ${label}`,
};
