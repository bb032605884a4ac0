import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const staff: PanelWords["staff"] = {
  places: {
    here: "इसी नेटवर्क से",
    local: "विद्यालय के या किसी दूसरे स्थानीय नेटवर्क से",
    computer: "वेबसाइट वाले कंप्यूटर से",
    other: (address) => `किसी दूसरे नेटवर्क से (${address})`,
    unknown: "",
  },

  passwordAgain: "पासवर्ड कृपया फिर लिखें। भाषा बदलने पर पासवर्ड नहीं रखा जाता।",
};
