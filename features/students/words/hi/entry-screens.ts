import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const studentsScreen: PanelWords["studentsScreen"] = {
  title: "विद्यार्थी",
  heading: "विद्यार्थियों का विवरण",
  add: "नया विद्यार्थी",
  create: "विद्यार्थी जोड़ें",
  edit: "विद्यार्थी का विवरण बदलें",
  rollNumber: "अनुक्रमांक",
  section: "सेक्शन",
  guardian: "अभिभावक",
  mobile: "मोबाइल",
  addStudent: "विद्यार्थी जोड़ें",
};

export const topStudentsScreen: PanelWords["topStudentsScreen"] = {
  title: "मेधावी विद्यार्थी",
  list: "मेधावी विद्यार्थी",
  createTitle: "मेधावी विद्यार्थी जोड़ें",
  create: "विद्यार्थी जोड़ें",
  edit: "विद्यार्थी का विवरण बदलें",
  update: "बदलाव सहेजें",
  inClass: (name) => `कक्षा: ${name}`,
  percent: "प्रतिशत",
  withPercent: (percent) => `प्रतिशत: ${percent}%`,
};
