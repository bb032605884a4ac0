const ORDINAL = /^(?:पहली|दूसरी|तीसरी|चौथी|छठी|\S+वीं?)$/;

/** "कक्षा 3", but "पहली कक्षा" for a class that is named पहली. */
export const hindiClass = (name: string) => (ORDINAL.test(name) ? `${name} कक्षा` : `कक्षा ${name}`);
