import type { BulkActionName } from "../../../bulk-contract.ts";
import type { PanelWords } from "../en.ts";

const DONE: Record<BulkActionName, string> = {
  delete: "हटाया गया",
  publish: "प्रकाशित किया गया",
  withdraw: "अप्रकाशित किया गया",
  change: "बदला गया",
};

/** Entries are of either gender; with को after it, the verb is the same for both. */
export const entryTable: PanelWords["entryTable"] = {
  view: "रूप",
  cards: "कार्ड",
  table: "तालिका",
  counted: ({ one, many }, count) => `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`,
  search: ({ many }) => `${many} में खोजें`,
  range: ({ heading }, first, last, total) =>
    `${heading}: ${total.toLocaleString("en-IN")} में से ${first} से ${last} तक`,
  noMatch: () => "इस खोज से कुछ नहीं मिला",
  filterByState: "स्थिति से छाँटें",
  anyState: "सभी",
  selectionDropped: "चयन हटा दिया गया है, क्योंकि सूची में अब दूसरी प्रविष्टियाँ हैं।",
  selected: (counted) => `${counted} को चुना गया`,
  allSelected: (counted) => `खोज से मिले सभी ${counted} को चुना गया`,
  selectAll: (total) => `खोज से मिले सभी ${total.toLocaleString("en-IN")} को चुनें`,
  selectPage: "इस पृष्ठ पर सभी को चुनें",
  selectEntry: (title) => `चुनें: ${title}`,
  selection: "चयन",
  clear: "चयन हटाएँ",
  toTop: "सबसे ऊपर",
  publish: "प्रकाशित करें",
  withdraw: "अप्रकाशित करें",
  sortBy: "क्रम",
  usualOrder: "सामान्य क्रम",
  lastFirst: (column) => `${column}, उल्टा क्रम`,
  rows: "पंक्तियाँ",
  fieldsToChange: (labels) => labels.join(" और "),
  changeFields: (fields) => `${fields} बदलें`,
  changeFieldsOf: (fields, counted) => `${counted} के लिए ${fields} बदलें`,
  changeCounted: (counted) => `${counted} के लिए बदलें`,
  emptyStays: "जो खाना आप खाली छोड़ेंगे, वह सबके लिए पहले जैसा रहेगा।",
  fillSomething: "जो बदलना है, उसे भरें",
  deleteQuestion: (counted) => `${counted} को हटाएँ?`,
  deletedWaits: (days) => `हटाया हुआ सब ${days} दिन तक “हटाई गई प्रविष्टियाँ” में रहता है।`,
  movedToTop: (counted) => `${counted} को सबसे ऊपर रखा गया।`,
  failed: "यह नहीं हो सका और कुछ भी नहीं बदला। कृपया थोड़ी देर में फिर कोशिश करें।",
  done: (action, counted) => `${counted} को ${DONE[action]}।`,
  hadBeenDeleted: (counted) => `${counted} को कोई और पहले ही हटा चुका था।`,
  stayed: (counted, reasons) => `${counted} में कुछ नहीं बदला: ${reasons}`,
  undone: (counted) => `${counted} को फिर पहले जैसा कर दिया गया।`,
  nothingUndone: "कुछ भी वापस नहीं लिया गया।",
  leftAlone: (counted) => `${counted} को वैसा ही छोड़ा गया, क्योंकि इस बीच किसी ने बदलाव किया है।`,
};
