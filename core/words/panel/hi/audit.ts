import type { PanelWords } from "../panel-words.ts";

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

  duty: "ज़िम्मेदारी",
  allDuties: "सभी ज़िम्मेदारियाँ",
  dutiesThen: (duties) => `ज़िम्मेदारियाँ: ${duties}`,
};
