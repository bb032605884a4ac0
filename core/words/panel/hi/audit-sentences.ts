import type { AuditAction } from "../../../content/api/audit-contract.ts";
import type { EntryNames, NounKind } from "../en/entries.ts";
import type { PanelWords } from "../panel-words.ts";

/** A type without a gender gets को, which fits either. */
type Sentences = string | (Record<NounKind, string> & { other: string });

const byNoun = (masculine: string, feminine: string, person: string): Sentences => ({
  masculine: `{what} ${masculine}`,
  feminine: `{what} ${feminine}`,
  person: `{what} ${person}`,
  other: `{what} को ${masculine}`,
});

const SENTENCES: Record<AuditAction, Sentences> = {
  create: byNoun("जोड़ा गया", "जोड़ी गई", "का नाम जोड़ा गया"),
  update: byNoun("बदला गया", "बदली गई", "की जानकारी बदली गई"),
  delete: byNoun("हटाया गया", "हटाई गई", "का नाम हटाया गया"),
  restore: byNoun("वापस लाया गया", "वापस लाई गई", "का नाम वापस लाया गया"),
  submit: "स्वीकृति के लिए भेजा गया: {what}",
  approve: "स्वीकार करके प्रकाशित किया गया: {what}",
  "send-back": "सुधार के लिए लौटाया गया: {what}",
  purge: byNoun("हमेशा के लिए हटाया गया", "हमेशा के लिए हटाई गई", "का नाम हमेशा के लिए हटाया गया"),
  disable: byNoun("बंद किया गया", "बंद की गई", "का नाम बंद किया गया"),
  enable: byNoun("चालू किया गया", "चालू की गई", "का नाम चालू किया गया"),
  login: "लॉगिन किया गया",
  logout: "लॉगआउट किया गया",
  "end-session": "एक लॉगिन सत्र समाप्त किया गया",
  "change-password": "पासवर्ड बदला गया",
  "add-passkey": "पासकी जोड़ी गई",
  "remove-passkey": "पासकी हटाई गई",
  "reset-password": "नया पासवर्ड बनाया गया: {what}",
  "reset-link": "नए पासवर्ड का लिंक बनाया गया: {what}",
  "sign-out": "हर जगह से लॉगआउट किया गया: {what}",
  "set-up-second-step": "लॉगिन के लिए प्रमाणीकरण ऐप जोड़ा गया",
  "remove-second-step": "लॉगिन से प्रमाणीकरण ऐप हटाया गया",
  "reset-second-step": "लॉगिन का दूसरा चरण रीसेट किया गया: {what}",
  "make-recovery-codes": "नए रिकवरी कोड बनाए गए",
  "use-recovery-code": "रिकवरी कोड काम में लिया गया",
  "record-consent": "अभिभावक की सहमति दर्ज की गई{of}",
  "record-refusal": "अभिभावक की असहमति दर्ज की गई{of}",
  "withdraw-consent": "अभिभावक की ओर से सहमति की वापसी दर्ज की गई{of}",
  "take-back-consent": "भूल से दर्ज किया गया अभिभावक का उत्तर वापस लिया गया{of}",
  import: "{many} की सूची अपलोड की गई",
  export: "{many} की सूची डाउनलोड की गई",
  "start-download": "डाउनलोड शुरू किया गया: {what}",
  download: "डाउनलोड किया गया: {what}",
  "fail-download": "डाउनलोड पूरा नहीं हुआ: {what}",
  forget: "{whose} की पूरी जानकारी हमेशा के लिए मिटाई गई",
  expire: "समय पूरा होने पर {many} हमेशा के लिए मिटाई गई",
  "export-person": "एक व्यक्ति की पूरी जानकारी डाउनलोड की गई",
  "forget-person": "एक व्यक्ति की सभी {many} हमेशा के लिए मिटाई गई",
  "send-again": "{many} फिर भेजने की कोशिश की गई",
  "send-test": "परीक्षण ईमेल भेजा गया",
};

const named = (one: string, hasTitle: boolean) => (hasTitle ? `${one} “{title}”` : one);

function done(
  action: string,
  _type: string,
  { one, many, noun, subject }: EntryNames,
  hasTitle: boolean,
): string | undefined {
  const sentences = SENTENCES[action as AuditAction];
  if (sentences === undefined) return undefined;
  const sentence = typeof sentences === "string" ? sentences : sentences[noun ?? "other"];
  const isSubject = noun === "masculine" || noun === "feminine";
  return sentence
    .replace("{what}", named(isSubject ? (subject?.one ?? one) : one, hasTitle))
    .replace("{whose}", named(one, hasTitle))
    .replace("{of}", hasTitle ? ": विद्यार्थी “{title}”" : "")
    .replace("{many}", many);
}

export const auditSentences: PanelWords["auditSentences"] = {
  actions: {
    create: "जोड़ा",
    update: "बदला",
    delete: "हटाया",
    restore: "वापस लाया गया",
    submit: "स्वीकृति के लिए भेजा गया",
    approve: "स्वीकार किया गया",
    "send-back": "सुधार के लिए लौटाया गया",
    purge: "हमेशा के लिए हटाया",
    disable: "बंद किया",
    enable: "चालू किया",
    login: "लॉगिन किया",
    logout: "लॉगआउट किया",
    "end-session": "लॉगिन सत्र समाप्त किया",
    "change-password": "पासवर्ड बदला",
    "add-passkey": "पासकी जोड़ी",
    "remove-passkey": "पासकी हटाई",
    "reset-password": "नया पासवर्ड बनाया",
    "reset-link": "नए पासवर्ड का लिंक बनाया",
    "sign-out": "हर जगह से लॉगआउट किया",
    "set-up-second-step": "प्रमाणीकरण ऐप जोड़ा",
    "remove-second-step": "प्रमाणीकरण ऐप हटाया",
    "reset-second-step": "दूसरा चरण रीसेट किया",
    "make-recovery-codes": "नए रिकवरी कोड बनाए",
    "use-recovery-code": "रिकवरी कोड काम में लिया",
    "record-consent": "सहमति दर्ज की",
    "record-refusal": "असहमति दर्ज की",
    "withdraw-consent": "सहमति की वापसी दर्ज की",
    "take-back-consent": "दर्ज उत्तर वापस लिया",
    import: "सूची अपलोड की",
    export: "सूची डाउनलोड की",
    "start-download": "डाउनलोड शुरू किया",
    download: "डाउनलोड किया",
    "fail-download": "डाउनलोड पूरा नहीं हुआ",
    forget: "बच्चे की पूरी जानकारी मिटाई",
    expire: "समय पूरा होने पर मिटाया",
    "export-person": "व्यक्ति की पूरी जानकारी डाउनलोड की",
    "forget-person": "व्यक्ति की सभी पूछताछ मिटाई",
    "send-again": "ईमेल फिर भेजने की कोशिश की",
    "send-test": "परीक्षण ईमेल भेजा",
  },
  done,
  reordered: (many) => `${many} का क्रम बदला गया`,
  downloadedAllAbout: (one) => `एक ${one} की पूरी जानकारी डाउनलोड की गई`,
  counts: {
    versions: (count) => `${count} संस्करण`,
    consents: (count) => (count === 1 ? "1 सहमति" : `${count} सहमतियाँ`),
    topStudents: (count) => `${count} मेधावी विद्यार्थी`,
    alumni: (count) => `${count} पूर्व विद्यार्थी`,
    pictures: (count) => `${count} फ़ोटो`,
    files: (count) => (count === 1 ? "1 फ़ाइल" : `${count} फ़ाइलें`),
    copies: (count) => (count === 1 ? "1 प्रति" : `${count} प्रतियाँ`),
    enquiries: (count) => `${count} पूछताछ`,
    mails: (count) => `${count} ईमेल`,
    students: (count) => `${count} विद्यार्थी`,
  },
  actors: { visitor: "वेबसाइट का आगंतुक", "command line": "कमांड लाइन", program: "प्रोग्राम" },
  columns: {
    time: "समय (भारत)",
    who: "किसने",
    person: "नाम",
    duties: "ज़िम्मेदारियाँ",
    done: "क्या किया गया",
    kind: "प्रकार",
    title: "शीर्षक",
    fields: "बदली गई जानकारी",
    id: "पहचान (id)",
  },
};
