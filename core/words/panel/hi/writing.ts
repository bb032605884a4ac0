import type { PanelWords } from "../panel-words.ts";

export const writing: PanelWords["writing"] = {
  choose: "चुनें…",
  insert: "जोड़ें",
  fillIn: (places) => `भेजने से पहले भरें: ${places}`,
  showPlace: "वहाँ जाएँ",
  sendMail: "ईमेल भेजें",
  sending: "भेजा जा रहा है...",
  mailQueued: "ईमेल भेजा जा रहा है।",
  openWhatsApp: "WhatsApp खोलें",
  tooLongForWhatsApp: "यह संदेश WhatsApp में खोलने के लिए बहुत लंबा है। इसे छोटा करें या ईमेल भेजें।",
  didYouSend: "क्या आपने WhatsApp में भेज दिया?",
  sent: "हाँ, भेज दिया",
  notSent: "नहीं",
  restored: "आपने पहले जो लिखा और नहीं भेजा, वह फिर यहाँ है।",
  delivery: {
    waiting: "भेजा जाना बाकी है",
    sent: (moment) => `भेजा गया: ${moment}`,
    givenUp: "नहीं भेजा जा सका",
    unknown: "अब पता नहीं कि ईमेल पहुँचा या नहीं: यह जानकारी 30 दिन रखी जाती है।",
  },
  tryAgain: "फिर भेजें",
  triedAgain: "ईमेल अभी फिर भेजा जाएगा।",
  notTriedAgain: "कुछ फिर नहीं भेजा गया: ईमेल इस बीच भेजा जा चुका है, या अब नहीं है।",
  retryFailed: "यह नहीं हो सका। कृपया फिर कोशिश करें।",
  nextTry: (moment) => `अगली कोशिश: ${moment}`,
};

export const figures: PanelWords["figures"] = {
  print: "प्रिंट करें",
  exportFailed: "फ़ाइल नहीं बन सकी। कृपया फिर कोशिश करें।",
  notLoaded: "आँकड़े लोड नहीं हो सके।",
};
