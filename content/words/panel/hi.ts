import type { PanelWords } from "./en.ts";
import { frame } from "./hi/frame.ts";
import { translate } from "./hi/translate.ts";
import { typing } from "./hi/typing.ts";

export const hi: PanelWords = { frame, typing, translate };
