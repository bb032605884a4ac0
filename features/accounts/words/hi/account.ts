import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const account: PanelWords["account"] = {
  title: "खाता",
  heading: "आपका खाता",
  notLoaded: "आपका खाता लोड नहीं हो सका।",
  loggedInAs: "आप {email} से लॉगिन हैं।",

  languageText: "आप कहीं से भी लॉगिन करें, पैनल इसी भाषा में खुलेगा।",
  languageNotSaved: "भाषा सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।",

  person: "नाम और ईमेल",
  personText: "आपका नाम सहकर्मियों को दिखता है। लॉगिन ईमेल पते से होता है।",
  name: "आपका नाम",
  saveName: "नाम सहेजें",
  nameSaved: "नाम सहेजा गया।",
  email: "नया ईमेल पता",
  passwordForEmail: "आपका पासवर्ड",
  saveEmail: "पता बदलें",
  emailChanged: (email) => `अब से ${email} से लॉगिन करें।`,
  emailSent: (email) =>
    `एक लिंक ${email} पर भेजा जा रहा है। उसे खोलने पर पता बदल जाएगा। तब तक पहले की तरह लॉगिन करें।`,

  changePassword: "अपना पासवर्ड बदलें",
  changePasswordText: "आप यहाँ लॉगिन रहेंगे। आपके बाकी सभी लॉगिन सत्र तुरंत समाप्त हो जाएँगे।",
  currentPassword: "वर्तमान पासवर्ड",
  newPassword: "नया पासवर्ड",
  newPasswordHint: "कम से कम 12 अक्षर; तीन-चार बेमेल शब्द अच्छे रहते हैं",
  repeated: "नया पासवर्ड फिर से",
  showTyped: "पासवर्ड दिखाएँ",
  submitPassword: "पासवर्ड बदलें",
  isRequired: (label) => `${label} आवश्यक है।`,
  passwordChanged: "पासवर्ड बदल दिया गया। बाकी सभी लॉगिन सत्र समाप्त हो गए।",
  notTheSame: "दोनों नए पासवर्ड एक जैसे नहीं हैं।",

  whereLoggedIn: "आप कहाँ-कहाँ लॉगिन हैं",
  whereLoggedInText:
    "2 घंटे काम न करने पर और हर हाल में 12 घंटे बाद लॉगिन सत्र अपने आप समाप्त हो जाता है। यदि इनमें से कोई आपका नहीं है, तो उसे समाप्त करें और अपना पासवर्ड बदलें।",
  sessions: "लॉगिन सत्र",
  device: (browser, system) => `${system} पर ${browser}`,
  unknownDevice: "अज्ञात उपकरण",
  thisSession: "यही लॉगिन",
  loggedIn: (moment) => `लॉगिन: ${moment}`,
  lastUsed: (ago) => `पिछली बार उपयोग: ${ago}`,
  logOut: "लॉगआउट करें",
  end: "समाप्त करें",
  endSession: (device, moment) => `समाप्त करें: ${device || "अज्ञात उपकरण"}, ${moment}`,
  ending: "समाप्त हो रहा है...",
  sessionEnded: "लॉगिन सत्र समाप्त हुआ।",
  endFailed: "लॉगिन सत्र समाप्त नहीं हो सका। कृपया फिर कोशिश करें।",
  passwordPrompt: "अपना पासवर्ड चुनें",
  passwordPromptText: "अभी का पासवर्ड प्रोग्राम ने बनाया और सर्वर पर दिखाया था, जहाँ उसे दूसरे भी पढ़ सकते हैं।",
  choosePassword: "पासवर्ड बदलें",
};

export const login: PanelWords["login"] = {
  title: "लॉगिन",
  heading: "एडमिन लॉगिन",
  email: "ईमेल",
  password: "पासवर्ड",
  submit: "लॉगिन करें",
  successful: "लॉगिन सफल रहा!",
  failed: "लॉगिन नहीं हो सका। कृपया फिर कोशिश करें।",
  tryAgainIn: (minutes) => `${minutes} मिनट बाद फिर कोशिश करें।`,
  sessionEnded: "आपका लॉगिन सत्र समाप्त हो गया है। कृपया फिर लॉगिन करें।",
  backHome: "वेबसाइट पर वापस जाएँ",

  again: "कृपया फिर लॉगिन करें",
  againHelp: "आपका लॉगिन सत्र समाप्त हो गया है। कुछ भी मिटा नहीं है: लॉगिन करते ही आपका काम वहीं से आगे बढ़ेगा।",
  logInAs: "{email} से लॉगिन करें",
  notYou: "यह आप नहीं हैं? किसी और खाते से लॉगिन करें",
  submitAgain: "लॉगिन करें",
  mayNotChange: "इस खाते को सामग्री बदलने की अनुमति नहीं है।",
  declined: "आपका लॉगिन सत्र समाप्त हो गया है। आगे बढ़ने के लिए फिर लॉगिन करें।",

  logout: "लॉगआउट",
  loggingOut: "लॉगआउट हो रहा है...",
  logoutFailed: "लॉगआउट नहीं हो सका। आप अब भी लॉगिन हैं।",
  retry: "फिर कोशिश करें",
  backToDashboard: "डैशबोर्ड पर वापस जाएँ",
};

export const audit: PanelWords["audit"] = {
  title: "गतिविधि विवरण",
  text: "एक वर्ष तक का विवरण: किसने, क्या और कब बदला। केवल बदली गई जानकारी का नाम लिखा जाता है, उसमें क्या था यह नहीं।",
  notLoaded: "गतिविधि विवरण लोड नहीं हो सका।",
  noMatch: "इससे मिलता कोई बदलाव नहीं मिला।",
  nothingYet: "अभी तक कुछ नहीं बदला गया।",
  shown: (first, last, total) => `बदलाव ${first} से ${last}, कुल ${total}`,
  download: "CSV डाउनलोड करें",
  downloadFailed: "गतिविधि विवरण डाउनलोड नहीं हो सका। कृपया फिर कोशिश करें।",

  search: "गतिविधि विवरण में खोजें",
  whoOrWhat: "किसने या क्या",
  kind: "प्रकार",
  allKinds: "सभी प्रकार",
  action: "कार्य",
  allActions: "सभी कार्य",
  from: "कब से",
  to: "कब तक",
  clear: "सभी चयन हटाएँ",

  allChangesOf: (what, title) => `सभी बदलाव: ${what}${title ? ` “${title}”` : ""}`,
};
