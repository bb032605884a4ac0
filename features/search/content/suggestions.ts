/** The address that answers while somebody types; in each language below that of its pages. */
export const SUGGESTIONS = "/search/suggestions";

/** Fewer letters are not answered, and further ones are not read. */
export const SHORTEST = 3;
export const LONGEST = 200;
