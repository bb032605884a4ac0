import * as en from "../../content/words/panel/en.ts";
import { readPanelLanguage } from "./panel-language.ts";

/** Constant, because the panel is reloaded when the language changes. */
export const panelLanguage = readPanelLanguage();

/** The texts of the panel in the chosen language. */
export const words: en.PanelWords =
  panelLanguage === "hi" ? await import("../../content/words/panel/hi.ts") : en;
