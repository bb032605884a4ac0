import type { Words } from "../../../../core/words/en.ts";

export const alumni: Words["alumni"] = {
  heading: "हमारे पूर्व विद्यार्थी",
  none: "हमारे पूर्व विद्यार्थियों का परिचय यहाँ शीघ्र दिया जाएगा।",
  byYear: "वर्षवार पूर्व विद्यार्थी",
  father: "पिता",
  fatherNamed: "पिता: {name}",
  passedOut: "उत्तीर्ण",
  livesIn: "निवास",
};

export const management: Words["management"] = {
  committee: "प्रबंध समिति",
  board: (count) => `प्रबंध समिति के ${count} ${count === 1 ? "सदस्य" : "सदस्यों"} के नाम वाला पट्ट`,
};

export const teachers: Words["teachers"] = {
  heading: "हमारे समर्पित शिक्षक",
  none: "हमारे शिक्षकों का परिचय यहाँ शीघ्र दिया जाएगा।",
};
