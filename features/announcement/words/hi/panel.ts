import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const announcement: PanelWords["announcement"] = {
  edit: "घोषणा बदलें",
  title: "घोषणा",
  heading: "घोषणा",
  notLoaded: "घोषणा लोड नहीं हो सकी।",
  current: "वर्तमान घोषणा",
  none: "अभी कोई घोषणा नहीं है। पृष्ठों पर कुछ नहीं दिखता।",
  clickHere: "यहाँ क्लिक करें",
  opensInNewTab: "(नए टैब में खुलता है)",

  text: "घोषणा",
  textRequired: "घोषणा के शब्द लिखें।",
  link: "लिंक",
  linkHint: "‘यहाँ क्लिक करें’ पर खुलता है",
  create: "घोषणा बनाएँ",
  update: "घोषणा बदलें",
  remove: "घोषणा हटाएँ",
  saved: "घोषणा सहेजी गई।",
  removed: "घोषणा हटाई गई।",
  removeTitle: "घोषणा हटाएँ?",
  removeText: "जब तक आप दूसरी घोषणा नहीं बनाते, वेबसाइट पर कोई घोषणा नहीं दिखेगी।",
};
