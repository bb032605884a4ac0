import { importWords } from "../words/panel/import-words.ts";
import type { PanelWords } from "../words/panel/panel-words.ts";
import { readPanelLanguage } from "./panel-language.ts";

/** Constant, because the panel is reloaded when the language changes. */
export const panelLanguage = readPanelLanguage();

/** The texts of the panel in the chosen language. */
export const words: PanelWords = await importWords(panelLanguage);
