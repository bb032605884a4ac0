/** Hindi typed in a legacy font. */
export const typing = {
  /** {preview} is the text in Unicode. */
  looksLegacy: "This looks like Kruti Dev. In Unicode: {preview}",
  change: "Change to Unicode",
  leave: "Leave it",
};
