import type { PanelWords } from "../en.ts";

export const actions: PanelWords["actions"] = {
  save: "सहेजें",
  saving: "सहेजा जा रहा है...",
  loading: "लोड हो रहा है...",
  create: "जोड़ें",
  update: "बदलाव सहेजें",
  edit: "बदलें",
  delete: "हटाएँ",
  remove: "हटाएँ",
  tryAgain: "फिर कोशिश करें",
};
