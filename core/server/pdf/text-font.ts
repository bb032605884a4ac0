import {
  addObject,
  compress,
  hexOf,
  type PdfObjects,
  readStream,
  referenceIn,
  requireObject,
} from "./pdf-file.ts";

/** A font of a PDF, with codes for glyphs that have the same shape but another text. */
export interface TextFont {
  /** The character of a glyph; undefined for Devanagari. */
  characterOf(glyph: number): string | undefined;
  /** The code for a glyph that stands for a text, in hexadecimal. */
  codeOf(glyph: number, text: string): string;
  /** Writes the codes into the font. */
  finish(): void;
}

const writeCode = (code: number) => code.toString(16).padStart(4, "0");

/**
 * In the fonts that @napi-rs/canvas writes, the code of a glyph is its number, and a glyph has a text only if a single letter
 * looks like it. Devanagari needs more: conjuncts are several letters, and a sign may be drawn before the letter that it follows.
 */
export function readFont(objects: PdfObjects, number: number): TextFont {
  const font = requireObject(objects, number);
  const unicode = referenceIn(font.dictionary, "ToUnicode");
  const descendant = referenceIn(font.dictionary, "DescendantFonts");
  const characters = readCharacters(readStream(objects, unicode));
  const codes = new Map<string, string>();
  // Code 0 means that a glyph is missing.
  const used: { glyph: number; text: string }[] = [{ glyph: 0, text: "" }];
  return {
    characterOf: (glyph) => characters.get(glyph),
    codeOf(glyph, text) {
      const key = `${glyph} ${text}`;
      const code = codes.get(key) ?? writeCode(used.push({ glyph, text }) - 1);
      codes.set(key, code);
      return code;
    },
    finish() {
      const glyphs = Buffer.alloc(2 * used.length);
      for (const [code, { glyph }] of used.entries()) glyphs.writeUInt16BE(glyph, 2 * code);
      const map = addObject(objects, compress(glyphs));
      objects.set(unicode, compress(writeUnicode(used.map(({ text }) => text))));
      const { dictionary } = requireObject(objects, descendant);
      const widthOf = readWidths(dictionary);
      const widths = used.map(({ glyph }) => widthOf(glyph)).join(" ");
      objects.set(descendant, {
        dictionary: dictionary
          .replace("/CIDToGIDMap /Identity", `/CIDToGIDMap ${map} 0 R`)
          .replace(WIDTHS, `/W [0 [${widths}]]`),
      });
    },
  };
}

const MAPPING = /^<(\w{4})> (?:<(\w{4})> )?<(\w{4})>$/gm;
const isDevanagari = (code: number) => code >= 0x900 && code <= 0x963;

/** The characters of glyphs, which are mapped singly and in ranges; 0 is written for a glyph that is no single character. */
function readCharacters(unicode: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, first = "", last = first, text = ""] of unicode.matchAll(MAPPING)) {
    const from = Number.parseInt(first, 16);
    for (let glyph = from; glyph <= Number.parseInt(last, 16); glyph++) {
      const code = Number.parseInt(text, 16) + glyph - from;
      if (code > 0 && !isDevanagari(code)) characters.set(glyph, String.fromCharCode(code));
    }
  }
  return characters;
}

const WIDTHS = /\/W \[((?:[^[\]]|\[[^\]]*\])*)\]/;

/** Widths are written as `first [width …]` or as `first last width`. */
function readWidths(dictionary: string): (glyph: number) => number {
  const widths = new Map<number, number>();
  const [, written = ""] = WIDTHS.exec(dictionary) ?? [];
  for (const [, first, list, last, width] of written.matchAll(/(\d+) (?:\[([^\]]*)\]|(\d+) ([-.\d]+))/g)) {
    const each = list?.trim().split(/\s+/) ?? Array(Number(last) - Number(first) + 1).fill(width);
    for (const [index, value] of each.entries()) widths.set(Number(first) + index, Number(value));
  }
  const usual = Number(/\/DW ([-.\d]+)/.exec(dictionary)?.[1] ?? 1000);
  return (glyph) => widths.get(glyph) ?? usual;
}

/** A list may have at most 100 entries. */
const LIST = 100;

/** Without a text for code 0. */
function writeUnicode(texts: readonly string[]): string {
  const rows = texts.map((text, code) => `<${writeCode(code)}> <${hexOf(text)}>`).slice(1);
  const lists = Array.from({ length: Math.ceil(rows.length / LIST) }, (_, index) => {
    const list = rows.slice(index * LIST, (index + 1) * LIST);
    return `${list.length} beginbfchar\n${list.join("\n")}\nendbfchar\n`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${lists.join("")}endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
