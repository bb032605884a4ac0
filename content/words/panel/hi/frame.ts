import type { PanelWords } from "../en.ts";

export const frame: PanelWords["frame"] = {
  cancel: "रद्द करें",
  close: "बंद करें",
  undo: "वापस लें",
  messages: "संदेश",
};
