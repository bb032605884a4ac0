import { ownNames } from "../../../core/panel/own-names.ts";
import { panelLanguage } from "../../../core/ui/panel-words.ts";
import { nameOfClass, nameOfSection } from "../content/classes/class-name.ts";

/** The name of a stored class in the panel's language. */
export const showClass = (stored: string): string => nameOfClass(ownNames, stored, panelLanguage);

/** The name of a stored section in the panel's language. */
export const showSection = (stored: string): string => nameOfSection(stored, panelLanguage);
