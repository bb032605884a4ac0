import type { PanelWords } from "../en.ts";

export const studentMenu: PanelWords["studentMenu"] = {
  more: "और काम",
  importSheet: "सूची आयात करें",
  photos: "एक साथ कई फ़ोटो",
  classLists: "कक्षा सूचियाँ",
  yearChange: "सत्र परिवर्तन",
  consents: "अभिभावकों की सहमति",
  slips: "सहमति पत्र",

  emptyOffer: "विद्यार्थियों की सूची आयात करें",

  byLeft: "वर्तमान या छोड़ चुके",
  here: "वर्तमान",
  left: "विद्यालय छोड़ चुके",
  hereAndLeft: "सभी",
  leftOn: (day) => `विद्यालय छोड़ा: ${day}`,
  back: "विद्यालय में वापस",
  backOf: (name) => `विद्यालय में वापस: ${name}`,
  isBack: (name) => `${name} का नाम फिर विद्यार्थियों में आ गया।`,
  record: "अभिलेख",
  recordOf: (name) => `${name} का अभिलेख`,
};
