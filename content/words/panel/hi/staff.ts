import type { PanelWords } from "../panel-words.ts";

export const staff: PanelWords["staff"] = {
  duty: "ज़िम्मेदारी",
  allDuties: "सभी ज़िम्मेदारियाँ",
  dutiesThen: (duties) => `ज़िम्मेदारियाँ: ${duties}`,
};
