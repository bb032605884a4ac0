import type { FileKind } from "../../../files/upload-rules.ts";
import type { PanelWords } from "../en.ts";

const KINDS: Record<FileKind, string> = { image: "JPEG, PNG या WebP", pdf: "PDF", sheet: "XLSX या CSV" };

const files = (count: number) => `${count} ${count === 1 ? "फ़ाइल" : "फ़ाइलें"}`;

export const uploads: PanelWords["uploads"] = {
  upTo: (kind, megabytes) => `${megabytes} MB तक ${KINDS[kind]}`,
  chooseMany: "फ़ाइलें चुनें, यहाँ खींचकर छोड़ें या पेस्ट करें",
  chooseOne: "फ़ाइल चुनें, यहाँ खींचकर छोड़ें या पेस्ट करें",
  chooseAnother: "दूसरी फ़ाइल चुनें, खींचकर छोड़ें या पेस्ट करें",
  choosePicture: "चित्र चुनें, यहाँ खींचकर छोड़ें या पेस्ट करें",
  newFile: (name) => `${name} (नई फ़ाइल)`,
  failedFiles: (count) =>
    count === 1
      ? "एक फ़ाइल नहीं भेजी जा सकी। उसे फिर भेजें या हटा दें।"
      : `${count} फ़ाइलें नहीं भेजी जा सकीं। उन्हें फिर भेजें या हटा दें।`,
  selected: (count) => `${files(count)} चयनित`,
  files,
  selectAll: "सभी चुनें",
  selectNone: "चयन हटाएँ",
  toTop: "सबसे आगे ले जाएँ",
  toEnd: "सबसे पीछे ले जाएँ",
  select: (name) => `चुनें: ${name}`,
  remove: (name) => `हटाएँ: ${name}`,
  moveToTop: (name) => `सबसे आगे ले जाएँ: ${name}`,
  moveEarlier: (name) => `एक स्थान आगे ले जाएँ: ${name}`,
  moveLater: (name) => `एक स्थान पीछे ले जाएँ: ${name}`,
  removed: (count) => (count === 1 ? "1 फ़ाइल हटाई गई।" : `${count} फ़ाइलें हटाई गईं।`),
  moved: (label, from, to, count) => `${label} ${from} अब ${count} में से ${to} नंबर पर है`,
  movedMany: (moved, from, to, count) => `${moved} फ़ाइलें अब ${count} में से ${from} से ${to} नंबर पर हैं`,
  retry: "फिर भेजें",
  retryAll: "सभी फिर भेजें",
  waiting: "प्रतीक्षा में",
  preparing: "तैयार हो रही है",
  sending: (percent) => `${percent} % भेजी गई`,
  done: "पहुँच गई",
  failed: (reason) => `नहीं भेजी जा सकी: ${reason}`,
  lost: "यह अब सर्वर पर नहीं है",
  uploading: (percent) => `${percent} % अपलोड हुआ`,
  stop: "अपलोड रोकें",
  sentOf: (done, all) => `${all} में से ${files(done)} भेजी ${done === 1 ? "गई" : "गईं"}`,
  failedToo: (count) => `, ${count} नहीं`,
  allSent: (count) => (count === 1 ? "1 फ़ाइल भेजी गई।" : `${count} फ़ाइलें भेजी गईं।`),
  someFailed: (count) => `${files(count)} नहीं भेजी जा ${count === 1 ? "सकी" : "सकीं"}।`,
};
