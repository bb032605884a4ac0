/** Word processors replace a hyphen by one of these. */
const DASHES = /[\u2010-\u2015\u2212]/g;

export const withHyphens = (text: string): string => text.replace(DASHES, "-");
