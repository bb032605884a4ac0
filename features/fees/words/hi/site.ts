import type { Words } from "../../../../core/words/en.ts";

export const fees: Words["fees"] = {
  print: "यह तालिका प्रिंट करें",
  yearlyByClass: "एक वर्ष का शुल्क। किस्तें देखने के लिए कक्षा चुनें।",
  continuingByClass:
    "विद्यालय में पहले से पढ़ रहे विद्यार्थी का एक वर्ष का शुल्क। किस्तें और नए विद्यार्थी का शुल्क देखने के लिए अपनी कक्षा चुनें।",
  newPupilPays: "सभी शुल्क। ये केवल एक बार लगते हैं:",
  continuingPupilPays: "केवल हर वर्ष के शुल्क:",
  notes: "ध्यान दें",
};
