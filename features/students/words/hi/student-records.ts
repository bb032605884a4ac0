import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";
import { hindiClass } from "./hindi-class.ts";

export const studentRecords: PanelWords["studentRecords"] = {
  edit: (name) => `${name} का विवरण बदलें`,
  rollNumber: "अनुक्रमांक",
  class: "कक्षा",
  classAndSection: (className, section) => `${className}, सेक्शन ${section}`,
  born: "जन्म तिथि",

  search: "विद्यार्थी खोजें",
  searchFor: "नाम, अनुक्रमांक, अभिभावक, मोबाइल...",
  byClass: "कक्षा से छाँटें",
  allClasses: "सभी कक्षाएँ",
  bySection: "सेक्शन से छाँटें",
  allSections: "सभी सेक्शन",

  sameRollNumber: (name, rollNumber) => `इसी कक्षा और सेक्शन में अनुक्रमांक ${rollNumber} पहले से ${name} का है।`,
  unknownClass: (className) => `${hindiClass(className)} उन कक्षाओं में नहीं है जो ‘पृष्ठ’ के ‘विद्यालय’ में लिखी हैं।`,
  bornInFuture: (date) => `जन्म तिथि ${date} आज के बाद की है।`,
  unlikelyAge: (date, age) => `जन्म तिथि ${date} के अनुसार विद्यार्थी की आयु ${age} वर्ष है।`,
};

export const studentMenu: PanelWords["studentMenu"] = {
  importSheet: "सूची अपलोड करें",
  photos: "एक साथ कई फ़ोटो",
  classLists: "कक्षा सूचियाँ",
  consents: "अभिभावकों की सहमति",
  slips: "सहमति पत्र",

  emptyOffer: "विद्यार्थियों की सूची अपलोड करें",

  byLeft: "वर्तमान या छोड़ चुके",
  here: "वर्तमान",
  left: "विद्यालय छोड़ चुके",
  hereAndLeft: "सभी",
  leftOn: (day) => `विद्यालय छोड़ा: ${day}`,
  back: "विद्यालय में वापस",
  backOf: (name) => `विद्यालय में वापस: ${name}`,
  isBack: (name) => `${name} का नाम फिर विद्यार्थियों में आ गया।`,
};

const pictures = (count: number) => `${count} फ़ोटो`;

export const childRecord: PanelWords["childRecord"] = {
  purgeWarning:
    "हटाए गए विद्यार्थियों की सहमतियाँ और फ़ोटो पर लगे उनके नाम भी मिट जाएँगे। मेधावी विद्यार्थियों, एल्बम आदि में उनके बारे में जो है, वह रहेगा। उसे भी मिटाना हो तो विद्यार्थी को वापस लाकर उसके रिकॉर्ड में “हमेशा के लिए हटाएँ” चुनें।",
  title: "विद्यार्थी का रिकॉर्ड",
  recordOf: (name) => `रिकॉर्ड: ${name}`,
  consentAndPictures: "सहमति और फ़ोटो",
  edit: "बदलें",
  history: "इतिहास",
  leftOn: (day) => `${day} को विद्यालय छोड़ा`,
  notFound: "ऐसा कोई विद्यार्थी नहीं है। शायद उसका रिकॉर्ड हटा दिया गया है।",
  toStudents: "विद्यार्थियों की सूची पर जाएँ",
  loadFailed: "रिकॉर्ड लोड नहीं हो सका।",
  details: "विवरण",

  pictures: "इस बच्चे की फ़ोटो",
  picturesText:
    "एल्बम और लेखों की वे फ़ोटो चुनें जिनमें बच्चा पहचाना जा सकता है। चुनी गई फ़ोटो आगंतुकों को तभी दिखती है, जब उसके हर बच्चे के लिए सहमति हो। एल्बम और लेखों की सहमति वापस लेते ही बच्चे की फ़ोटो हमेशा के लिए हट जाती हैं।",
  marked: (count) =>
    count === 0 ? "कोई फ़ोटो नहीं चुनी गई है।" : `${pictures(count)} ${count === 1 ? "चुनी गई है" : "चुनी गई हैं"}।`,
  hiddenNow:
    "ये फ़ोटो आगंतुकों को नहीं दिखतीं: एल्बम और लेखों में फ़ोटो की सहमति नहीं है। नई सहमति मिलने पर वे फिर दिखेंगी। ऊपर “सहमति वापस लें” दबाने से वे हमेशा के लिए हट जाती हैं।",
  choose: "फ़ोटो चुनें",
  noAlbums: "अभी फ़ोटो वाला कोई एल्बम या लेख नहीं है।",
  album: (title, count) => `${title} (${pictures(count)})`,
  untitled: "बिना शीर्षक का",
  picture: (title, place) => `${title}, फ़ोटो ${place}`,
  save: "चयन सहेजें",
  saved: "चयन सहेजा गया।",
  saveFailed: "चयन सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
  picturesFailed: "फ़ोटो लोड नहीं हो सकीं।",

  studentPart: "विद्यार्थी का रिकॉर्ड",
  searchStudent: "विद्यार्थी खोजें",
  searchStudentFor: "नाम, अनुक्रमांक या कक्षा",
  whyLink: "अभिभावक सहमति वापस लें, तो यह भी वेबसाइट से हट जाता है।",
  found: (count) => (count === 0 ? "कोई विद्यार्थी नहीं मिला।" : `${count} ${count === 1 ? "मिला" : "मिले"}`),
  unlink: "रिकॉर्ड से अलग करें",
  child: (name, className, section, rollNumber) =>
    `${name}, ${hindiClass(className)} ${section}, अनुक्रमांक ${rollNumber}`,
  linkedTo: "रिकॉर्ड: {child}",
  linkGone: "जिस रिकॉर्ड से जुड़ा था, वह अब नहीं है",
  nameNotLoaded: "एक रिकॉर्ड से जुड़ा है, उसका नाम लोड नहीं हो सका",
  notShown: "नहीं दिखता: सहमति नहीं है",
  withoutPhoto: "बिना फ़ोटो के दिखता है: सहमति नहीं है",
  searchFailed: "विद्यार्थी खोजे नहीं जा सके। कृपया फिर कोशिश करें।",
};

export const pictureChildren: PanelWords["pictureChildren"] = {
  title: "फ़ोटो में दिखने वाले बच्चे",
  link: "बच्चे चिह्नित करें",
  linkOf: (title) => `बच्चे चिह्नित करें: ${title}`,
  text: "फ़ोटो चुनें, फिर उन बच्चों को खोजें जो उनमें पहचाने जा सकते हैं। फ़ोटो आगंतुकों को तभी दिखती है, जब हर चिह्नित बच्चे के लिए सहमति हो। एल्बम और लेखों के लिए सहमति वापस लिए जाने पर उस बच्चे की फ़ोटो हमेशा के लिए हटा दी जाती हैं।",
  loadFailed: "फ़ोटो लोड नहीं हो सकीं।",
  notFound: "ऐसा कोई एल्बम या लेख नहीं है। शायद उसे हटा दिया गया है।",
  noPictures: "इसमें अभी कोई फ़ोटो नहीं है।",
  back: "सूची पर लौटें",
  pictures: "फ़ोटो",
  selected: (count) =>
    count === 0 ? "कोई फ़ोटो नहीं चुनी गई" : `${pictures(count)} ${count === 1 ? "चुनी गई" : "चुनी गईं"}`,
  selectFirst: "पहले एक या अधिक फ़ोटो चुनें।",
  searchChild: "बच्चा जोड़ें",
  addChild: "चुनी गई फ़ोटो में बच्चा जोड़ें",
  onSelected: "चुनी गई फ़ोटो में",
  onAll: "सभी फ़ोटो में",
  nobody: "कोई बच्चा चिह्नित नहीं है।",
  nobodyOn: "कोई चिह्नित नहीं",
  onSome: (count, all) => `${all} में से ${count} में`,
  allowed: "फ़ोटो की सहमति है",
  notAllowed: (state) => `सहमति नहीं: ${state}`,
  remove: "हटाएँ",
  removeOf: (name) => `चुनी गई फ़ोटो से हटाएँ: ${name}`,
  added: (name, count) => `${name}: ${pictures(count)} में चिह्नित।`,
  removed: (name, count) => `${name}: ${pictures(count)} से चिह्न हटाया गया।`,
  deletedChild: "एक बच्चा, जिसका रिकॉर्ड कूड़ेदान में है",
  hiddenNow: (count) =>
    count === 1
      ? "यहाँ एक बच्चे के लिए सहमति नहीं है। उसकी फ़ोटो आगंतुकों को नहीं दिखतीं।"
      : `यहाँ ${count} बच्चों के लिए सहमति नहीं है। उनकी फ़ोटो आगंतुकों को नहीं दिखतीं।`,
};
