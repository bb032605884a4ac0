import { languageOf } from "../ui/language.ts";
import { panelLanguage } from "../ui/panel-words.ts";

/** A text of the school within a sentence of the panel, with its language if that differs. */
export const SchoolText = ({ text }: { text: string }) => (
  <span lang={languageOf(text, panelLanguage)}>{text}</span>
);
