import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const alumniScreen: PanelWords["alumniScreen"] = {
  title: "पूर्व विद्यार्थी",
  add: "पूर्व विद्यार्थी जोड़ें",
  edit: "पूर्व विद्यार्थी का विवरण बदलें",
  leftIn: "उत्तीर्ण वर्ष",
  place: "स्थान",
  father: "पिता: {name}",
};

export const committeeScreen: PanelWords["committeeScreen"] = {
  title: "प्रबंध समिति",
  heading: "प्रबंध समिति",
  list: "समिति के सदस्य",
  add: "सदस्य जोड़ें",
  edit: "सदस्य का विवरण बदलें",
};

export const teamScreen: PanelWords["teamScreen"] = {
  title: "शिक्षकगण",
  heading: "शिक्षकगण",
  list: "शिक्षकगण",
  create: "शिक्षक जोड़ें",
  createTitle: "शिक्षक जोड़ें",
  edit: "शिक्षक का विवरण बदलें",
  subject: "विषय",
  teaches: (subject) => `विषय: ${subject}`,
  qualification: "शैक्षणिक योग्यता",
};
