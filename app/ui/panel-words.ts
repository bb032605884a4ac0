import { en, type PanelWords } from "../../content/words/panel/en.ts";
import { readPanelLanguage } from "./panel-language.ts";

/** The panel is loaded anew when another language is chosen, so these never change. */
export const panelLanguage = readPanelLanguage();

/** The sentences of the panel, in the language that the admin has chosen. */
export const words: PanelWords =
  panelLanguage === "hi" ? (await import("../../content/words/panel/hi.ts")).hi : en;
