/** Characters that XML cannot represent, not even as references: control characters and lone surrogates. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for an element or an attribute. */
export const escapeXml = (text: string) =>
  text.replace(UNWRITABLE, "").replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
