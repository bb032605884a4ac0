import { panelLanguage, words } from "../../ui/panel-words.ts";

const { school = "", schoolHi = "" } = document.getElementById("office")?.dataset ?? {};
const [own, other] = panelLanguage === "hi" ? [schoolHi, school] : [school, schoolHi];

/** As the school calls itself, in the panel's language if it can; the server has written it into the page. */
export const SCHOOL_NAME = own || other || words.frame.yourSchool;
/** In the other language; empty where there is none beside the first. */
export const SCHOOL_OTHER_NAME = own ? other : "";
