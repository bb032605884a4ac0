import { companions } from "./en/companions.ts";
import { frame } from "./en/frame.ts";

/** Every sentence of the panel. What declarations and the server say in English goes through `translate`. */
export const en = {
  frame,
  companions,
  /** The panel's language of a sentence that is written in English elsewhere: a label, a rule, an answer of the API. */
  translate: (sentence: string) => sentence,
};

export type PanelWords = typeof en;
