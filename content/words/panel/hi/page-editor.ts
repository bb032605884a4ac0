import type { Language } from "../../languages.ts";
import type { PanelWords } from "../en.ts";

const NAMES: Record<Language, string> = { en: "अंग्रेज़ी", hi: "हिंदी" };

export const pageEditor: PanelWords["pageEditor"] = {
  title: "पृष्ठ",
  showPage: "पृष्ठ देखें",
  backToForm: "फ़ॉर्म पर वापस जाएँ",
  discard: "छोड़ें",
  discardWhat: " (बदलाव)",
  preview: "पृष्ठ, जैसा वेबसाइट पर दिखेगा",
  cannotBeShown: "पृष्ठ अभी नहीं दिखाया जा सकता। आप लिखना जारी रखें और सहेजें।",
  needsSecondLook: "कुछ खानों को फिर देखना है। उन पर निशान लगा है।",
  saved: "सहेजा गया। पृष्ठ पर यह तुरंत दिखेगा।",
  uploadStopped: "अपलोड रोक दिया गया। आपका लिखा हुआ सब सुरक्षित है।",
  saveFailed: "पृष्ठ सहेजा नहीं जा सका। आपका लिखा हुआ सब सुरक्षित है।",
  aPicture: "(एक चित्र)",
  othersSame: (count) => `कुल ${count}, बाकी सब पहले जैसा`,
  addItem: (item) => `${item} जोड़ें`,
  newItem: (item) => `नई प्रविष्टि: ${item}`,
  removeItem: (title) => `हटाएँ: ${title}`,
  wasRemoved: (title) => `“${title}” को हटाया गया।`,
  rowWasRemoved: (row) => `पंक्ति ${row} हटाई गई।`,
  rowsLeftOut: (count, maximum) =>
    `${count === 1 ? "1 पंक्ति छोड़ दी गई" : `${count} पंक्तियाँ छोड़ दी गईं`}: यहाँ अधिकतम ${maximum} पंक्तियाँ आती हैं।`,
  row: (row) => `पंक्ति ${row}`,
  cell: (column, row) => `${column}, पंक्ति ${row}`,
  order: "क्रम",
  copyTable: "दूसरी तालिका से भरें",
  replaceTitle: "इन पंक्तियों को बदल दें?",
  replaceText: "इनकी जगह दूसरी तालिका की पंक्तियाँ आएँगी। जब तक आप पृष्ठ नहीं सहेजते, कुछ भी सहेजा नहीं जाता।",
  replace: "बदल दें",
  oneInEachLine: "हर पंक्ति में एक।",
  whatPictureShows: "चित्र का विवरण",
  whatPictureShowsHint: "उनके लिए जो चित्र देख नहीं सकते: “विद्यालय के पीछे पौधे लगाते बच्चे” लिखें, केवल “फ़ोटो” नहीं।",
  anotherPicture: (field) => `${field}: दूसरा चित्र चुनें`,
  markFocus: (left, top) =>
    `जहाँ चित्र कटता है, वहाँ क्या दिखता रहे, इसका निशान लगाएँ: अभी बाएँ से ${left} %, ऊपर से ${top} %`,
  focusHint:
    "जहाँ चित्र कटता है, वहाँ जो दिखता रहना चाहिए, जैसे कोई चेहरा, उस पर क्लिक करें। तीर वाली कुंजियों से निशान हटता है।",
  longHeading: (length, best) => `यह ${length} अक्षर लंबा है; फ़ोन पर ${best} अक्षर तक का शीर्षक अच्छा दिखता है।`,
  muchMore: (amount) => `${amount} आस-पास की राशियों से बहुत अधिक है। क्या यह सही है?`,
  muchLess: (amount) => `${amount} आस-पास की राशियों से बहुत कम है। क्या यह सही है?`,
  looksLike: (language) => `यह ${NAMES[language]} लग रही है।`,
  missing: (language) => `${NAMES[language]} अभी नहीं है`,
  gaps: (count) => (count === 1 ? "1 अंश एक ही भाषा में है।" : `${count} अंश एक ही भाषा में हैं।`),
  nextGap: "अगले पर जाएँ",
  languagesShown: "फ़ॉर्म में भाषाएँ",
  bothLanguages: "दोनों",
};
