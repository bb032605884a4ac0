import { panelLanguage, words } from "../../ui/panel-words.ts";
import { hasTwoLanguages } from "../../ui/school-languages.ts";

const { school = "", schoolHi = "" } = document.getElementById("office")?.dataset ?? {};
const [own, other] = panelLanguage === "hi" ? [schoolHi, school] : [school, schoolHi];

/** The school's name, in the panel's language if possible; part of the served page. */
export const SCHOOL_NAME = own || other || words.frame.yourSchool;
/** The name in the other language, at a school with two; may be empty. */
export const SCHOOL_OTHER_NAME = own && hasTwoLanguages() ? other : "";
