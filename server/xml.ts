/** XML has no way to write these, not even by their numbers: control characters and halves of others. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as it stands in an element or an attribute. */
export const escapeXml = (text: string) =>
  text.replace(UNWRITABLE, "").replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
