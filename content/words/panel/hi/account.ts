import type { PanelWords } from "../en.ts";

export const account: PanelWords["account"] = {
  title: "खाता",
  heading: "आपका खाता",
  notLoaded: "आपका खाता लोड नहीं हो सका।",
  loggedInAs: "आप {email} से लॉगिन हैं।",

  languageText: "आप कहीं से भी लॉगिन करें, पैनल इसी भाषा में खुलेगा।",
  languageNotSaved: "भाषा सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।",

  changePassword: "अपना पासवर्ड बदलें",
  changePasswordText: "आप यहाँ लॉगिन रहेंगे। आपके बाकी सभी लॉगिन सत्र तुरंत समाप्त हो जाएँगे।",
  currentPassword: "वर्तमान पासवर्ड",
  newPassword: "नया पासवर्ड",
  newPasswordHint: "कम से कम 12 अक्षर; तीन-चार बेमेल शब्द अच्छे रहते हैं",
  repeated: "नया पासवर्ड फिर से",
  showTyped: "लिखा हुआ दिखाएँ",
  submitPassword: "पासवर्ड बदलें",
  isRequired: (label) => `${label} आवश्यक है।`,
  passwordChanged: "पासवर्ड बदल दिया गया। बाकी सभी लॉगिन सत्र समाप्त हो गए।",
  notTheSame: "दोनों नए पासवर्ड एक जैसे नहीं हैं।",

  whereLoggedIn: "आप कहाँ-कहाँ लॉगिन हैं",
  whereLoggedInText:
    "2 घंटे काम न करने पर और हर हाल में 12 घंटे बाद लॉगिन सत्र अपने आप समाप्त हो जाता है। यदि इनमें से कोई आपका नहीं है, तो उसे समाप्त करें और अपना पासवर्ड बदलें।",
  sessions: "लॉगिन सत्र",
  unknownDevice: "अज्ञात उपकरण",
  thisSession: "यही सत्र",
  loggedIn: (moment) => `लॉगिन: ${moment}`,
  lastUsed: (ago) => `पिछली बार उपयोग: ${ago}`,
  logOut: "लॉगआउट करें",
  end: "समाप्त करें",
  endSession: (device, moment) => `लॉगिन सत्र: ${device || "अज्ञात उपकरण"}, ${moment}`,
  ending: "समाप्त हो रहा है...",
  sessionEnded: "लॉगिन सत्र समाप्त हुआ।",
  endFailed: "लॉगिन सत्र समाप्त नहीं हो सका। कृपया फिर कोशिश करें।",
};
