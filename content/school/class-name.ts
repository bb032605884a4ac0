import type { School } from "../pages/school.ts";
import type { Language } from "../words/languages.ts";
import { namesOf } from "./letterhead.ts";

/** The name of a class in a language, from the school's own list. */
export function nameOfClass(classes: School["classes"], stored: string, language: Language): string {
  const found = classes.find(({ name }) => name.en === stored || name.hi === stored);
  return (found && namesOf(found.name, language)[0]) ?? stored;
}
