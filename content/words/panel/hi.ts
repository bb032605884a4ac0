import type { PanelWords } from "./en.ts";
import { companions } from "./hi/companions.ts";
import { frame } from "./hi/frame.ts";
import { translate } from "./hi/translate.ts";

export const hi: PanelWords = { frame, companions, translate };
