import type { PanelWords } from "../en.ts";

export const entryList: PanelWords["entryList"] = {
  listFailed: "सूची लोड नहीं हो सकी।",
  deleted: "हटाया गया",
  deleteQuestion: (title) => `“${title}” को हटाएँ?`,
  editEntry: (title) => `बदलें: ${title}`,
  deleteEntry: (title) => `हटाएँ: ${title}`,
  drag: "खींचकर दूसरी जगह रखें",
  placeOf: (place, count) => `${count} में से ${place}`,
  moveToTop: (title) => `सबसे ऊपर ले जाएँ: ${title}`,
  moveUp: (title) => `ऊपर ले जाएँ: ${title}`,
  moveDown: (title) => `नीचे ले जाएँ: ${title}`,
  moved: (title, place, count) => `${title}: अब ${count} में से ${place} नंबर पर`,
  orderIsStale: "किसी और ने यह सूची बदल दी है। सूची फिर लोड की गई है: कृपया प्रविष्टि को एक बार फिर ले जाएँ।",
  orderFailed: "नया क्रम सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
};
