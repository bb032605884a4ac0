import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const savedReplies: PanelWords["savedReplies"] = {
  title: "तैयार उत्तर",
  list: "तैयार उत्तर",
  add: "तैयार उत्तर जोड़ें",
  edit: "तैयार उत्तर बदलें",
  about:
    "ये उत्तर एक बार लिखे जाते हैं और ईमेल तथा WhatsApp से कई पूछताछ में काम आते हैं। कोष्ठक { } के शब्दों की जगह हर पूछताछ की अपनी जानकारी भर जाती है।",
  toEnquiries: "पूछताछ",
  reply: "उत्तर",
  topic: "विषय",
  anyTopic: "कोई भी विषय",
  insert: "उत्तर में जोड़ें",
  placeholders: {
    name: "नाम",
    class: "कक्षा",
    reference: "संदर्भ",
    school: "विद्यालय",
    hours: "कार्यालय का समय",
  },
  preview: "उदाहरण के साथ देखें",
  nothingToPreview: "अभी कुछ नहीं लिखा गया है।",
  inOther: { en: "अंग्रेज़ी में", hi: "हिन्दी में" },
};
