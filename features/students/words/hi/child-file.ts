import { textsIn } from "../../../../core/words/label.ts";
import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";
import { PURPOSE_NAMES } from "../../content/purpose-names.ts";

export const childFile: PanelWords["childFile"] = {
  heading: (name) => `विद्यालय की वेबसाइट पर ${name} के बारे में क्या-क्या है`,
  intro:
    "विद्यालय की वेबसाइट आपके बच्चे के बारे में जो कुछ भी रखती है, उसे जानना, ठीक करवाना और हटवाना आपका अधिकार है। कृपया विद्यालय के कार्यालय से कहें।",
  deletedOn: (moment) => `यह रिकॉर्ड ${moment} को हटाया गया। वह हटाई गई प्रविष्टियों में है और वेबसाइट पर नहीं दिखता।`,

  details: "विवरण",
  photoOf: (name) => `${name} की फ़ोटो`,
  onSite: "वेबसाइट पर दिखता है",
  shown: {
    whole: "सार्वजनिक विवरण, फ़ोटो के साथ",
    "without photo": "सार्वजनिक विवरण, बिना फ़ोटो के",
    not: "कुछ नहीं",
  },
  kept: (moment) => `${moment} से रखा है`,

  consents: "आपने क्या कहा",
  noConsents: "कुछ दर्ज नहीं है।",
  purpose: "किस बारे में",
  answer: "उत्तर",
  saidBy: "किसने कहा",
  how: "कैसे",
  saidOn: "कब",
  holdsUntil: "कब तक मान्य",
  recorded: "दर्ज किया",
  takenBack: (moment) => `भूल से दर्ज हुआ था, वापस लिया गया: ${moment}`,
  purposes: textsIn(PURPOSE_NAMES, "hi"),
  answers: { given: "सहमति दी", refused: "सहमति नहीं दी", withdrawn: "सहमति वापस ली" },
  means: { slip: "हस्ताक्षरित सहमति पत्र", "in person": "स्वयं आकर", email: "ईमेल" },

  pictures: "विद्यालय जीवन की फ़ोटो",
  noPictures: "किसी फ़ोटो पर यह नहीं लिखा है कि उसमें यह बच्चा है।",
  pictureIn: (place) => `कहाँ: ${place}`,
  pictureElsewhere: "किसी ऐसे एल्बम या लेख में जो हटाया जा चुका है या जिसका शीर्षक नहीं है",
  showsOthers: "इसमें दूसरे बच्चे भी हैं, इसलिए यह इस फ़ाइल में नहीं है। इसे कार्यालय में देखा जा सकता है।",
  pictureLost: "यह फ़ोटो अब सर्वर पर नहीं है।",

  versions: "क्या बदला गया",

  log: "कार्यालय ने इस रिकॉर्ड के साथ क्या किया",
  logText: "वेबसाइट यह सूची एक वर्ष तक रखती है।",
};
