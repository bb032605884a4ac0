import type { PanelWords } from "./en.ts";
import { frame } from "./hi/frame.ts";
import { translate } from "./hi/translate.ts";

export const hi: PanelWords = { frame, translate };
