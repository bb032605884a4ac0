import type { ZipProblem } from "../../../../core/content/files/zip-entries.ts";
import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";
import type { PhotoProblem } from "../../content/photo-files.ts";

const PROBLEMS: Record<ZipProblem | PhotoProblem, string> = {
  HEIC: "यह iPhone की HEIC फ़ोटो है, जिसे ब्राउज़र नहीं दिखा सकते। इसे JPEG में सहेजकर फिर चुनें।",
  "not a picture": "यह JPEG, PNG या WebP फ़ोटो नहीं है।",
  "not a ZIP": "यह ZIP फ़ाइल नहीं है, या पूरी नहीं पहुँची।",
  damaged: "यह फ़ाइल खराब है। ZIP फ़ाइल फिर से बनाएँ।",
  "too many files": "इस ZIP में 2000 से अधिक फ़ाइलें हैं। हर कक्षा की अलग ZIP बनाएँ।",
  ZIP64: "यह ZIP फ़ाइल बहुत बड़ी है। हर कक्षा की अलग ZIP बनाएँ।",
  encrypted: "इस पर पासवर्ड है। ZIP फ़ाइल बिना पासवर्ड के बनाएँ।",
  "unknown packing": "यह असामान्य ढंग से पैक की गई है। साधारण ZIP फ़ाइल बनाएँ।",
  "too large": "यह 12 MB से बड़ी है।",
};

export const studentPhotos: PanelWords["studentPhotos"] = {
  title: "विद्यार्थियों की फ़ोटो",
  allStudents: "सभी विद्यार्थी",
  text: "ZIP फ़ाइल, फ़ोल्डर या कई फ़ोटो चुनें। फ़ोटो किसकी है, यह फ़ाइल के नाम से पहचाना जाता है, जैसे 12, 5A-12 या आरव शर्मा, या फ़ोल्डर 5-A में 12। अपलोड करने तक कुछ नहीं बदलता।",
  chooseFiles: "ZIP फ़ाइल या फ़ोटो चुनें",
  chooseFolder: "फ़ोल्डर चुनें",
  orDrop: "या यहाँ खींचकर छोड़ें",
  reading: "पढ़ा जा रहा है...",
  onlyClass: "केवल कक्षा",
  onlySection: "केवल सेक्शन",
  noStudents: "अभी कोई विद्यार्थी नहीं है। पहले विद्यार्थी जोड़ें, फिर उनकी फ़ोटो।",
  notLoaded: "विद्यार्थियों की सूची नहीं खुल सकी",
  tooMany: (most) => `एक बार में अधिकतम ${most} फ़ोटो अपलोड हो सकती हैं। एक-एक कक्षा की फ़ोटो चुनें।`,
  nothingFound: "आपने जो चुना, उसमें कोई फ़ोटो नहीं है।",
  summary: (matched, doubtful) =>
    [
      matched > 0 && `${matched} फ़ोटो पहचानी ${matched === 1 ? "गई" : "गईं"}।`,
      doubtful > 0 && `${doubtful} फ़ोटो ${doubtful === 1 ? "देखनी है" : "देखनी हैं"}।`,
    ]
      .filter(Boolean)
      .join(" "),
  doubtful: "कृपया इन्हें देखें",
  doubtfulText: "विद्यार्थी चुनें, या फ़ोटो छोड़ दें।",
  matched: "ये फ़ोटो पहचानी गईं",
  unusable: "ये काम नहीं आ सकतीं",
  problems: PROBLEMS,
  whose: "यह किसकी फ़ोटो है?",
  whoseOf: (path) => `${path} किसकी फ़ोटो है?`,
  another: "कोई और विद्यार्थी...",
  findFor: "नाम, कक्षा या अनुक्रमांक",
  unknown: "सूची में से किसी विद्यार्थी को चुनें।",
  student: (parts) => `${parts.name}, ${parts.class} ${parts.section}, ${parts.rollNumber}`,
  change: "बदलें",
  leaveOut: "छोड़ दें",
  use: "फिर भी लें",
  leftOut: "छोड़ दी गई",
  noStudent: "कोई विद्यार्थी नहीं चुना गया",
  isDoubled: "इसी विद्यार्थी की एक और फ़ोटो है। दोनों में से एक छोड़ दें।",
  newPhoto: "नई",
  currentPhoto: "अभी",
  none: "नहीं है",
  cannotShow: "यह फ़ोटो नहीं दिख सकी। शायद खराब है।",
  cannotRead: "फ़ाइल अब पढ़ी नहीं जा सकती। उसे फिर चुनें।",
  upload: (count) => `${count} फ़ोटो अपलोड करें`,
  nothingChosen: "अभी किसी फ़ोटो का विद्यार्थी नहीं चुना गया",
  replaces: (count) => `इनमें से ${count} पुरानी फ़ोटो की जगह ${count === 1 ? "लेगी" : "लेंगी"}।`,
  sentOf: (done, all) => `${all} में से ${done} फ़ोटो भेजी ${done === 1 ? "गई" : "गईं"}`,
  pause: "रोकें",
  resume: "जारी रखें",
  startAnew: "नए सिरे से",
  failed: (count) => `${count} फ़ोटो नहीं भेजी जा ${count === 1 ? "सकी" : "सकीं"}।`,
  retry: "इन्हें फिर भेजें",
  saveOthers: (count) => `बाकी ${count} फ़ोटो सहेजें`,
  saving: "सहेजा जा रहा है...",
  notSaved: "फ़ोटो सहेजी नहीं जा सकीं। कृपया फिर कोशिश करें।",
  saved: (count) => `${count} फ़ोटो सहेजी ${count === 1 ? "गई" : "गईं"}।`,
  unused: (count) => `उपयोग नहीं ${count === 1 ? "हुई" : "हुईं"}: ${count} फ़ोटो`,
  missing: (count) =>
    count === 1
      ? "इस बीच 1 विद्यार्थी का रिकॉर्ड हटाया जा चुका था।"
      : `इस बीच ${count} विद्यार्थियों के रिकॉर्ड हटाए जा चुके थे।`,
};
