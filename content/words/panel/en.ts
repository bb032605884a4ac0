import { frame } from "./en/frame.ts";
import { typing } from "./en/typing.ts";

/** Every sentence of the panel. What declarations and the server say in English goes through `translate`. */
export const en = {
  frame,
  typing,
  /** The panel's language of a sentence that is written in English elsewhere: a label, a rule, an answer of the API. */
  translate: (sentence: string) => sentence,
};

export type PanelWords = typeof en;
