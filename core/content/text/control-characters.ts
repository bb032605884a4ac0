// PostgreSQL rejects NUL; XML (and so every spreadsheet) rejects the last two; the others only occur by accident.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
export const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;
