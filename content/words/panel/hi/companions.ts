import type { PanelWords } from "../en.ts";

export const companions: PanelWords["companions"] = {
  hindiInEnglish: "यह हिंदी में है। अंग्रेज़ी भी हो तो उसे यहाँ लिखें और हिंदी को उसके अपने खाने में।",
  englishInHindi: "यह अंग्रेज़ी अक्षरों में है। हिंदी पृष्ठों पर ऐसा ही दिखेगा।",
  filter: "भाषा के अनुसार छाँटें",
  anyLanguage: "हिंदी हो या न हो",
  withoutHindi: "हिंदी के बिना",
  entriesLackHindi: (count) => (count === 1 ? "1 प्रविष्टि में हिंदी नहीं है" : `${count} प्रविष्टियों में हिंदी नहीं है`),
  galleriesWithoutHindi: "हिंदी के बिना चित्र दीर्घाएँ",
  showAll: "सभी दिखाएँ",
  textIn: "लेख की भाषा",
};
