import type { Words } from "../../../../core/words/en.ts";

export const fees: Words["fees"] = {
  print: "यह तालिका प्रिंट करें",
  byClass: "एक वर्ष का शुल्क। किस्तें देखने के लिए कक्षा चुनें।",
  newPupil: "नए",
  continuing: "वर्तमान",
  sessions: {
    coming: (present) => `यह सत्र अभी प्रारंभ नहीं हुआ है। वर्तमान सत्र ${present} है।`,
    over: (present) => `यह सत्र समाप्त हो चुका है। वर्तमान सत्र ${present} है।`,
  },
  newPupilPays: "सभी शुल्क। ये केवल एक बार लगते हैं:",
  continuingPupilPays: "केवल हर वर्ष के शुल्क:",
  notes: "ध्यान दें",
};
