import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const enquiryMails: PanelWords["enquiryMails"] = {
  title: "नई पूछताछ के ईमेल",
  text: "हर विषय के लिए चुनें कि आपको ईमेल कब मिले। ईमेल में विषय, संदर्भ संख्या और समय होता है; संदेश या किसी बच्चे की जानकारी नहीं होती।",
  notSet: "यह सर्वर ईमेल नहीं भेजता, इसलिए पूछताछ के ईमेल नहीं आते। नई पूछताछ डैशबोर्ड पर दिखती हैं।",
  otherOrNone: "अन्य, या बिना विषय",
};
