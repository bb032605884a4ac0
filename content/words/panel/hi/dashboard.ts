import type { PanelWords } from "../panel-words.ts";

export const dashboard: PanelWords["dashboard"] = {
  welcome: "स्वागत है, एडमिन",
  welcomeText: "विद्यालय का सारा काम यहीं से सँभालें: सूचनाएँ, विद्यार्थी, शिक्षक, चित्र और अभिभावकों के संदेश।",
  counts: "कुल संख्या",
  showAll: "सभी देखें",
  newestEnquiries: "नई पूछताछ",
  latestNotices: "ताज़ा सूचनाएँ",
  notLoaded: "यह लोड नहीं हो सका।",

  quickActions: "झटपट काम",
  createNotice: "सूचना बनाएँ",
  addStudent: "विद्यार्थी जोड़ें",
  createGallery: "नई चित्र दीर्घा बनाएँ",
  writePost: "लेख लिखें",
  editAnnouncement: "घोषणा बदलें",

  whatNeedsDoing: "क्या करना बाकी है",
  allDone: "सारा काम पूरा है।",
  partMissing: "सब कुछ लोड नहीं हो सका।",
  newEnquiries: (count) => `${count} नई पूछताछ`,
  newEnquiriesDetail: "पिछली बार यहाँ देखने के बाद वेबसाइट से आई",
  samplePages: (count) => `${count} ${count === 1 ? "पृष्ठ" : "पृष्ठों"} पर अब भी नमूना विद्यालय की बातें लिखी हैं`,
  emptyPages: (count) => (count === 1 ? "1 पृष्ठ खाली है" : `${count} पृष्ठ खाली हैं`),
  sampleEntries: (count) => (count === 1 ? "नमूने की 1 प्रविष्टि बची है" : `नमूने की ${count} प्रविष्टियाँ बची हैं`),
  sampleEntriesDetail: "ये एक साथ हटेंगी; आपने जो जोड़ा या बदला है, वह बना रहेगा",
  andMore: (names, more) => `${names} और ${more} अन्य`,

  showGuide: "मार्गदर्शिका देखें",
  closeGuide: "मार्गदर्शिका बंद करें",
  guideHeading: "वेबसाइट को अपने विद्यालय की बनाएँ",
  allStepsDone: "सभी चरण पूरे हो गए।",
  stepsToGo: (open, all) => `${all} में से ${open} ${open === 1 ? "चरण बाकी है" : "चरण बाकी हैं"}, क्रम कोई भी हो।`,
  done: "हो गया",
  toDo: "बाकी है",
  stepSchool: "विद्यालय",
  stepSchoolText: "नाम, आदर्श वाक्य, फ़ोन और पता।",
  stepLogo: "लोगो और रंग",
  stepLogoText: "ब्राउज़र के टैब, फ़ोन की होम स्क्रीन और साझा किए गए लिंक पर भी लोगो दिखता है।",
  stepContact: "संपर्क",
  stepContactText: "फ़ॉर्म के साथ अभिभावक क्या पढ़ें, और विद्यालय तक कैसे पहुँचें।",
  stepSample: "नमूना",
  stepSampleDone: "वेबसाइट पर अब कोई काल्पनिक व्यक्ति, सूचना या चित्र नहीं है।",
  stepSampleText: "सब देख लेने के बाद काल्पनिक व्यक्ति, सूचनाएँ और चित्र हटा दें।",

  sampleHeading: "नमूना सामग्री",
  sampleText: (count) =>
    `वेबसाइट पर अब भी नमूने की ${count} ${count === 1 ? "प्रविष्टि है" : "प्रविष्टियाँ हैं"}। सब देख लेने के बाद ${count === 1 ? "इसे" : "इन्हें"} हटा दें; आपने जो जोड़ा या बदला है, वह बना रहेगा।`,
  removeSample: "नमूना हटाएँ",
  removeSampleTitle: "नमूना सामग्री हटाएँ",
  removeSampleText:
    "नमूने की सभी सूचनाएँ, व्यक्ति, लेख, चित्र और पृष्ठों की बातें हटा दी जाएँगी। आपने जो जोड़ा या बदला है, वह बना रहेगा।",
  sampleRemoved: (count) =>
    count === 0
      ? "नमूने की कोई सामग्री नहीं बची थी।"
      : `नमूने की ${count === 1 ? "1 प्रविष्टि हटा दी गई" : `${count} प्रविष्टियाँ हटा दी गईं`}। विद्यालय ने जो जोड़ा या बदला है, वह बना हुआ है।`,
  removeSampleFailed: "नमूना सामग्री नहीं हटाई जा सकी। कृपया फिर कोशिश करें।",

  enquiriesPerWeek: "प्रति सप्ताह पूछताछ",
  thisWeek: "इस सप्ताह",
  weekFrom: "सप्ताह का आरंभ",
  enquiries: "पूछताछ",

  backup: "बैकअप",
  backupText: "बैकअप की एक ही फ़ाइल में सब कुछ होता है, बच्चों का विवरण भी। इसे ऐसी जगह रखें जहाँ केवल कार्यालय इसे पढ़ सके।",
  downloadBackup: "बैकअप डाउनलोड करें",
  backupFailed: "बैकअप डाउनलोड नहीं हो सका। कृपया फिर कोशिश करें।",
  backupLacksUnknown: "बैकअप डाउनलोड हो गया, पर कुछ फ़ाइलें उसमें नहीं हैं। कौन-सी फ़ाइलें नहीं हैं, यह पता नहीं चल सका।",
  noBackups: "सर्वर रोज़ का बैकअप नहीं बनाता। समय-समय पर स्वयं डाउनलोड करते रहें।",
  lastBackup: "पिछला दैनिक बैकअप: {moment} ({size})।",
  backupOverdue: "इसमें देर हो गई है: कृपया सर्वर सँभालने वाले को बताएँ।",
  filesMissing: (count) => (count === 1 ? "1 फ़ाइल नहीं मिली:" : `${count} फ़ाइलें नहीं मिलीं:`),
  moreMissing: (count) => `और ${count} अन्य`,
  chooseFilesAgain: (count) =>
    `बाकी सब बैकअप में है। ${count === 1 ? "वह प्रविष्टि" : "हर प्रविष्टि"} खोलें, उसकी फ़ाइल फिर चुनें और सहेजें।`,
};
