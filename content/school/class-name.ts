import type { School } from "../pages/school.ts";
import type { Language } from "../words/languages.ts";
import { namesOf } from "./letterhead.ts";

/** What the school's own list calls a class in a language. */
export function nameOfClass(classes: School["classes"], stored: string, language: Language): string {
  const found = classes.find(({ name }) => name.en === stored || name.hi === stored);
  return (found && namesOf(found.name, language)[0]) ?? stored;
}
