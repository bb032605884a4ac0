export interface DecodedText {
  text: string;
  /** The file does not declare its encoding; Windows uses this one without Unicode. */
  isGuessed: boolean;
}

/** The text of a CSV file in any encoding of a spreadsheet program. */
export function decodeCsv(bytes: Uint8Array): DecodedText {
  const decode = (encoding: string, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decode("utf-16le"), isGuessed: false };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: decode("utf-16be"), isGuessed: false };
  try {
    return { text: decode("utf-8", true), isGuessed: false };
  } catch {
    return { text: decode("windows-1252"), isGuessed: true };
  }
}
