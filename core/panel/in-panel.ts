import { panelLanguage } from "../ui/panel-words.ts";

/** A text of a declaration, in the panel's language. */
export const inPanel = ([en, hi]: readonly [en: string, hi: string]): string =>
  panelLanguage === "hi" ? hi : en;
