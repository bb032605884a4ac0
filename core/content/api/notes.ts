/** The limit of an internal note, as typed. */
export const MAX_NOTE = 4000;
