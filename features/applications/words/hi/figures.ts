import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const applicationFigures: PanelWords["applicationFigures"] = {
  title: "आवेदनों के आँकड़े",
  link: "आँकड़े",
  toApplications: "आवेदनों पर जाएँ",
  session: "सत्र",
  withoutSession: "बिना सत्र के",
  none: "इस सत्र के लिए कोई आवेदन नहीं मिला है।",
  excel: "आँकड़े Excel में",
  all: "सभी आवेदन Excel में",
  exportQuestion: "क्या इस सत्र के सभी आवेदन डाउनलोड किए जाएँ?",
  exportText:
    "फ़ाइल में नाम, जन्म तिथि, फ़ोन नंबर, पते और अभिभावकों के सभी उत्तर हैं। इसे वहीं रखें जहाँ केवल कार्यालय इसे खोल सके, और काम हो जाने पर मिटा दें।",
  exportAccept: "डाउनलोड करें",
  byClass: "कक्षा और चरण के अनुसार आवेदन",
  byWeek: "सप्ताह के अनुसार आवेदन",
  chart: "सप्ताह के अनुसार आवेदन",
  days: "चरण में दिन",
  daysText: "आवेदन जिस चरण से आगे बढ़े, उसमें कितने दिन रहे।",
};
