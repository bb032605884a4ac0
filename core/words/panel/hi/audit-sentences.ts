import type { AuditAction } from "../../../content/api/audit-contract.ts";
import type { EntryNames, NounKind } from "../../../content/types/entry-names.ts";
import { OF_TITLE, textsOfFeatures } from "../audit-of-features.ts";
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
  ...textsOfFeatures("sentence", "hi"),
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
  import: "{many} की सूची अपलोड की गई",
  export: "{many} की सूची डाउनलोड की गई",
  "start-download": "डाउनलोड शुरू किया गया: {what}",
  download: "डाउनलोड किया गया: {what}",
  "fail-download": "डाउनलोड पूरा नहीं हुआ: {what}",
  "send-again": "{many} फिर भेजने की कोशिश की गई",
  "send-test": "परीक्षण ईमेल भेजा गया",
};

const named = (one: string, hasTitle: boolean) => (hasTitle ? `${one} “{title}”` : one);

function done(
  action: string,
  _isOnly: boolean,
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
    .replace(OF_TITLE, hasTitle ? "$1" : "")
    .replace("{many}", many);
}

export const auditSentences: PanelWords["auditSentences"] = {
  actions: {
    ...textsOfFeatures("name", "hi"),
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
    import: "सूची अपलोड की",
    export: "सूची डाउनलोड की",
    "start-download": "डाउनलोड शुरू किया",
    download: "डाउनलोड किया",
    "fail-download": "डाउनलोड पूरा नहीं हुआ",
    "send-again": "ईमेल फिर भेजने की कोशिश की",
    "send-test": "परीक्षण ईमेल भेजा",
  },
  done,
  reordered: (many) => `${many} का क्रम बदला गया`,
  downloadedAllAbout: (one) => `एक ${one} की पूरी जानकारी डाउनलोड की गई`,
  counts: {
    versions: (count) => `${count} संस्करण`,
    pictures: (count) => `${count} फ़ोटो`,
    files: (count) => (count === 1 ? "1 फ़ाइल" : `${count} फ़ाइलें`),
    copies: (count) => (count === 1 ? "1 प्रति" : `${count} प्रतियाँ`),
    mails: (count) => `${count} ईमेल`,
  },
  countOf: ({ one, heading }, count) => `${count} ${count === 1 ? one : heading}`,
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
