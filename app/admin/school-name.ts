const { school = "", schoolHi = "" } = document.getElementById("office")?.dataset ?? {};

/** As the school calls itself; the server has written it into the page. */
export const SCHOOL_NAME = school || schoolHi || "Your school";
/** Empty where there is none beside the other one. */
export const SCHOOL_NAME_HI = school ? schoolHi : "";
