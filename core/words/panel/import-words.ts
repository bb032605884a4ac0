import type { Language } from "../languages.ts";
import type { PanelWords } from "./panel-words.ts";

/** A browser loads one of the two. */
export const importWords = (language: Language): Promise<PanelWords> =>
  language === "hi" ? import("./hi.ts") : import("./en.ts");
