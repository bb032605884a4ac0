import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const mailChoices: PanelWords["mailChoices"] = {
  title: "ईमेल",
  text: "चुनें कि आपको कौन-से ईमेल मिलें।",
  notLoaded: "आपके ईमेल का चयन लोड नहीं हो सका।",
  times: { now: "तुरंत", daily: "रोज़ एक बार", never: "कभी नहीं" },
  hour: "दैनिक ईमेल का समय",
  save: "ईमेल का चयन सहेजें",
  saved: "आपके ईमेल का चयन सहेज लिया गया है।",
};
