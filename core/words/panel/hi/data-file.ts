import type { PanelWords } from "../panel-words.ts";

/** A file with all that is stored about a person. */
export const dataFile: PanelWords["dataFile"] = {
  madeBy: (who, moment) => `${moment} को ${who} ने बनाया।`,
  when: "कब",
  who: "किसने",
  what: "क्या",
  nothing: "(खाली)",
  aPicture: "फ़ोटो",
  anotherPicture: "दूसरी फ़ोटो",
};
